import styled from "@emotion/styled";
import { color } from "../theme/color.ts";

/** The dot below ẹ ọ ṣ: here, now, new. Words beside it always say the same. */
export const UnderDot = styled.span({
  display: "inline-block",
  width: 7,
  height: 7,
  borderRadius: "50%",
  backgroundColor: color.mark,
  flexShrink: 0,
});
