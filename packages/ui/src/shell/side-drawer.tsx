import Drawer from "@mui/material/Drawer";
import { useCallback, useId, useState, type ReactNode, type Ref } from "react";
import { X } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import { MuiTheme } from "../theme/mui-theme.tsx";
import css from "./side-drawer.module.css";

const focusable = "a[href], button, input, select, textarea";

/** A scrolling area without focusable content must be focusable itself; not every browser ensures that. */
function ScrollingBody({ children }: { children: ReactNode }) {
  const [isStop, setStop] = useState(false);
  const watch = useCallback((content: HTMLDivElement | null) => {
    const body = content?.parentElement;
    if (!body) return;
    const observer = new ResizeObserver(() =>
      setStop(body.scrollHeight > body.clientHeight && content.querySelector(focusable) === null),
    );
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={css.body} {...(isStop && { tabIndex: 0 })}>
      <div ref={watch}>{children}</div>
    </div>
  );
}

interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 500 px for search, 480 px for a detail panel. */
  width?: number;
  /** The title, to return the focus to if the focused element is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A panel from the right. Escape closes it and returns the focus. Load it lazily. */
export function SideDrawer({ open, onClose, title, width = 500, titleRef, children }: SideDrawerProps) {
  const id = useId();
  return (
    <MuiTheme>
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: { role: "dialog", "aria-modal": true, "aria-labelledby": id, sx: { width, maxWidth: "100vw" } },
        }}
      >
        <header className={css.head}>
          <h2 id={id} ref={titleRef} tabIndex={-1}>
            {title}
          </h2>
          <IconAction label="Close" icon={X} onClick={onClose} />
        </header>
        <ScrollingBody>{children}</ScrollingBody>
      </Drawer>
    </MuiTheme>
  );
}
