import MenuItem from "@mui/material/MenuItem";
import styled from "@emotion/styled";
import { color } from "../theme/color.ts";

/** One of the choices of a select; the tick behind its words is that of the chosen one. */
export const Choice = styled(MenuItem)({
  justifyContent: "space-between",
  whiteSpace: "normal",
  "& > svg": { flexShrink: 0, visibility: "hidden" },
  "&&.Mui-selected": { backgroundColor: color.selected, fontWeight: 600, "& > svg": { visibility: "visible" } },
  "&&.Mui-selected:hover, &&.Mui-selected.Mui-focusVisible": { backgroundColor: color.selected },
});
