import { useRef, useState, type ReactNode } from "react";
import type { Icon } from "../icons.ts";
import { lazyWithPreload } from "../page/lazy-with-preload.tsx";
import { ToolButton } from "./tool-button.tsx";

const panel = lazyWithPreload(async () => (await import("./popover-panel.tsx")).PopoverPanel);

interface ToolPopoverProps {
  label: string;
  icon: Icon;
  dot?: boolean;
  /** Heading of the panel. */
  title: string;
  /** Right of the heading: "Mark all as read". */
  corner?: ReactNode;
  /** Called on opening: the time to fetch. */
  onOpen?: () => void;
  /** Called when the pointer or the focus comes near: the time to load the panel's content. */
  onIntent?: () => void;
  /** Rendered only while open. */
  children: (close: () => void) => ReactNode;
}

/** A top bar button with a 320 px panel below it, which loads when the pointer comes near. */
export function ToolPopover({ label, icon, dot = false, title, corner, onOpen, onIntent, children }: ToolPopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const close = () => setOpen(false);
  const comeNear = () => {
    panel.load();
    onIntent?.();
  };
  return (
    <>
      <ToolButton
        ref={anchor}
        label={label}
        icon={icon}
        dot={dot}
        open={open}
        onPointerEnter={comeNear}
        onFocus={comeNear}
        onClick={() => {
          setWanted(true);
          setOpen(true);
          onOpen?.();
        }}
      />
      {wanted ? (
        <panel.Part anchor={() => anchor.current} open={open} onClose={close} title={title} corner={corner}>
          {open ? children(close) : null}
        </panel.Part>
      ) : null}
    </>
  );
}
