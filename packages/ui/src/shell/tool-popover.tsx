import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import type { Icon } from "../icons.ts";
import { ToolButton } from "./tool-button.tsx";

const PopoverPanel = lazy(async () => ({ default: (await import("./popover-panel.tsx")).PopoverPanel }));

interface ToolPopoverProps {
  label: string;
  icon: Icon;
  dot?: boolean;
  /** Heading of the panel. */
  title: string;
  /** Right of the heading: "Mark all as read". */
  corner?: ReactNode;
  /** Told when it opens: the moment to fetch. */
  onOpen?: () => void;
  /** Drawn only while open. */
  children: (close: () => void) => ReactNode;
}

/** A button of the top bar with a panel of 320 below it; the panel is loaded when it is first opened. */
export function ToolPopover({ label, icon, dot = false, title, corner, onOpen, children }: ToolPopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ToolButton
        ref={anchor}
        label={label}
        icon={icon}
        dot={dot}
        open={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
          onOpen?.();
        }}
      />
      {wanted ? (
        <Suspense fallback={null}>
          <PopoverPanel anchor={() => anchor.current} open={open} onClose={close} title={title} corner={corner}>
            {open ? children(close) : null}
          </PopoverPanel>
        </Suspense>
      ) : null}
    </>
  );
}
