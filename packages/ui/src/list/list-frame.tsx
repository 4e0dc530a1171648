import styled from "@emotion/styled";
import { below, color } from "../theme/color.ts";

/** From here on the rows scroll inside the page, so that heading, table head and footer stay in sight. */
export const roomy = "@media (min-width: 900px) and (min-height: 600px)";

export const Page = styled.div({
  display: "flex",
  flexDirection: "column",
  minHeight: "100%",
  [roomy]: { height: "100%" },
  "& [data-alarm]": { color: color.danger },
});

export const TabSlot = styled.div({
  padding: "0 28px",
  marginTop: 8,
  borderBottom: `1px solid ${color.line}`,
  [below.phone]: { padding: "0 16px" },
});

export const Body = styled.div({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minHeight: 0,
  overflowX: "auto",
  borderTop: `1px solid ${color.line}`,
  [roomy]: { overflow: "auto" },
  [below.phone]: { border: 0, overflow: "visible" },
});
