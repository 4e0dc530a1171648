import styled from "@emotion/styled";
import { color } from "../theme/color.ts";

/** The middle of a page that has nothing else to show. */
export const MessageFrame = styled.div({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 4,
  padding: "48px 16px 64px",
  textAlign: "center",
  "& > svg": { marginBottom: 16 },
  "& > p": { maxWidth: 380, color: color.textSecondary, textWrap: "balance" },
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    alignItems: "center",
    gap: "8px 16px",
    marginTop: 16,
  },
});
