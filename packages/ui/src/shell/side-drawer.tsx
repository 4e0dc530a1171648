import styled from "@emotion/styled";
import Drawer from "@mui/material/Drawer";
import { useCallback, useId, useState, type ReactNode, type Ref } from "react";
import { X } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";

const Head = styled.header({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  padding: "16px 16px 8px 24px",
  "& > h2": { minWidth: 0, overflowWrap: "anywhere", outline: "none" },
  "& > button": { flexShrink: 0 },
});

const Body = styled.div({
  padding: "0 24px 24px",
  overflowY: "auto",
  "&:focus-visible": { outlineOffset: -2 },
});

const focusable = "a[href], button, input, select, textarea";

/** What scrolls and holds nothing that takes the focus is itself reached by Tab; not every browser sees to that. */
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
    <Body {...(isStop && { tabIndex: 0 })}>
      <div ref={watch}>{children}</div>
    </Body>
  );
}

interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 500 for search, 480 for a detail panel. */
  width?: number;
  /** The title, to bring the focus back to when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A panel from the right; Escape closes it and the focus returns to where it was. Load it lazily. */
export function SideDrawer({ open, onClose, title, width = 500, titleRef, children }: SideDrawerProps) {
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: "dialog", "aria-modal": true, "aria-labelledby": id, sx: { width, maxWidth: "100vw" } },
      }}
    >
      <Head>
        <h2 id={id} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        <IconAction label="Close" icon={X} onClick={onClose} />
      </Head>
      <ScrollingBody>{children}</ScrollingBody>
    </Drawer>
  );
}
