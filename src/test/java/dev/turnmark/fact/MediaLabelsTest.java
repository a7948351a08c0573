package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MediaLabelsTest {

  @ParameterizedTest
  @ValueSource(strings = {"image", "audio"})
  void anOpeningLabelMayHaveAName(String medium) {
    assertThat(
            List.of("<%s>", "<%s name=>", "<%s name=[No. 1] path=\"/t/a b\">", "<%s name=x>\n<b>"))
        .allMatch(label -> MediaLabels.opens(label.formatted(medium), medium));
  }

  @ParameterizedTest
  @ValueSource(strings = {"image", "audio"})
  void anOpeningLabelIsSpeltToTheLetter(String medium) {
    assertThat(
            List.of(
                "",
                "<%s> ",
                " <%s>",
                "<%s >",
                "<%s/>",
                "</%s>",
                "<%s name=",
                "<%s name=x> ",
                "<%s  name=x>",
                "<%s path=x>",
                "<%sname=x>"))
        .noneMatch(label -> MediaLabels.opens(label.formatted(medium), medium));
    assertThat(MediaLabels.opens("<IMAGE>", "image")).isFalse();
    assertThat(MediaLabels.opens("<Audio name=x>", "audio")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"image", "audio"})
  void aClosingLabelIsOneTag(String medium) {
    assertThat(MediaLabels.closes("</%s>".formatted(medium), medium)).isTrue();
    assertThat(List.of("", "</%s>\n", "</%s >", "<%s>", " </%s>", "</%s name=x>"))
        .noneMatch(label -> MediaLabels.closes(label.formatted(medium), medium));
    assertThat(MediaLabels.closes("</Image>", "image")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"<image>", "</image>", "<image name=x>"})
  void aLabelOfAnImageIsNoneOfASound(String label) {
    assertThat(MediaLabels.opens(label, "audio")).isFalse();
    assertThat(MediaLabels.closes(label, "audio")).isFalse();
  }
}
