import { useLayoutEffect, useRef, type ReactNode } from "react";
import css from "./notice-bar.module.css";

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
    <section className={css.bar} ref={bar} aria-label={label}>
      {children}
    </section>
  );
}
