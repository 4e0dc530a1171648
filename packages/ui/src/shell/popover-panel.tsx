import Popover from "@mui/material/Popover";
import { useId, type ReactNode } from "react";
import { MuiTheme } from "../theme/mui-theme.tsx";
import css from "./popover-panel.module.css";

interface PopoverPanelProps {
  anchor: () => HTMLElement | null;
  open: boolean;
  onClose: () => void;
  title: string;
  corner?: ReactNode;
  children: ReactNode;
}

/** A 320 px panel below a button of the top bar. */
export function PopoverPanel({ anchor, open, onClose, title, corner, children }: PopoverPanelProps) {
  const id = useId();
  return (
    <MuiTheme>
      <Popover
        open={open}
        onClose={onClose}
        anchorEl={anchor}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", tabIndex: -1, "aria-labelledby": id, sx: { width: 320, mt: "6px" } } }}
      >
        <header className={css.head}>
          <h2 id={id}>{title}</h2>
          {corner}
        </header>
        <div className={css.body}>{children}</div>
      </Popover>
    </MuiTheme>
  );
}
