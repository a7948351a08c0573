package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineMetadataTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          true  | {"inherited_user_message":true}
          true  | {"a":{"inherited_user_message":false},"inherited_user_message":true,"b":[1]}
          false | {"inherited_user_message":false}
          false | {"inherited_user_message":"true"}
          false | {"a":{"inherited_user_message":true}}
          false | {"a":"inherited_user_message"}
          false | ["inherited_user_message",true]
          false | {}
          """)
  void aMessageIsInheritedWhereItsMetadataSaysSo(boolean inherited, String metadata) {
    assertThat(LineMetadata.inheritedUserMessage(new Json(metadata))).isEqualTo(inherited);
  }
}
