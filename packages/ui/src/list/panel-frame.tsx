import Popover from "@mui/material/Popover";
import { useId, type ReactNode } from "react";
import { MuiTheme } from "../theme/mui-theme.tsx";
import type { PanelProps } from "./panel-opener.tsx";
import css from "./panel-frame.module.css";

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
    <MuiTheme>
      <Popover
        open={open}
        onClose={onClose}
        anchorEl={anchor}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-labelledby": id, sx: { mt: "6px" } } }}
      >
        <div className={css.content}>
          <h2 id={id}>{title}</h2>
          {children}
        </div>
      </Popover>
    </MuiTheme>
  );
}
