package com.acme.prompts;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Says over HTTP what Codex makes of a response item. */
@SpringBootApplication
public class PromptsApplication {

  public static void main(String[] args) {
    SpringApplication.run(PromptsApplication.class, args);
  }
}
