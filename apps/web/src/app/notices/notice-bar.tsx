import styled from "@emotion/styled";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { below, color } from "@app/ui/theme/color.ts";

/** Below dialogs and drawers: what somebody is doing comes first. */
const Bar = styled.section({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 1060,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "4px 20px",
  padding: "6px 28px",
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.raised,
  "& > p": { minWidth: 0, color: color.textSecondary, "& > strong": { color: color.text } },
  "& > div": { display: "flex", flexShrink: 0, gap: 8 },
  [below.phone]: {
    justifyContent: "space-between",
    padding: "6px 16px",
    fontSize: "0.84375rem",
    lineHeight: 18 / 13.5,
  },
});

/** How much of the window's foot it takes, for all else that stands there. */
const room = "--notice-height";

/** One slim bar at the foot of the window that waits for an answer: the page ends above it. */
export function NoticeBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty(room, `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    const resizing = new ResizeObserver(measure);
    if (bar.current) resizing.observe(bar.current);
    return () => {
      resizing.disconnect();
      style.removeProperty(room);
    };
  }, []);

  return (
    <Bar ref={bar} aria-label={label}>
      {children}
    </Bar>
  );
}
