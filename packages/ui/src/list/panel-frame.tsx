import styled from "@emotion/styled";
import Popover from "@mui/material/Popover";
import { useId, type ReactNode } from "react";
import { color } from "../theme/color.ts";
import type { PanelProps } from "./panel-opener.tsx";

const Content = styled.div({
  display: "grid",
  gap: 12,
  width: 280,
  padding: 16,
  "& fieldset": { border: 0, margin: 0, padding: 0, minWidth: 0 },
  "& legend": { padding: "0 0 4px", fontSize: "0.84375rem", fontWeight: 600 },
  "& label": {
    display: "flex",
    alignItems: "center",
    gap: 10,
    minHeight: 34,
    padding: "0 8px",
    margin: "0 -8px",
    borderRadius: 6,
    cursor: "pointer",
    "&:hover": { backgroundColor: color.hover },
    "@media (pointer: coarse)": { minHeight: 44 },
  },
  "& > div": { display: "flex", justifyContent: "space-between", gap: 8 },
});

/** A panel below its button, with a heading. */
export function PanelFrame({
  anchor,
  open,
  onClose,
  title,
  children,
}: PanelProps & { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": id, sx: { mt: "6px" } } }}
    >
      <Content>
        <h2 id={id}>{title}</h2>
        {children}
      </Content>
    </Popover>
  );
}
