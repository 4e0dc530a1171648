import { useEffect, useRef, useState } from "react";
import css from "./hint.module.css";

interface Shown {
  text: string;
  x: number;
  y: number;
  above: boolean;
}

const delay = 500;

function place(target: Element, text: string): Shown {
  const { left, width, top, bottom } = target.getBoundingClientRect();
  const above = bottom + 40 > window.innerHeight;
  const half = Math.min(140, text.length * 3.6 + 10);
  const x = Math.min(Math.max(left + width / 2, half + 4), window.innerWidth - half - 4);
  return { text, x, y: above ? window.innerHeight - top + 6 : bottom + 6, above };
}

/**
 * One tooltip for the whole app: an element with `data-hint` shows it after 500 ms of hover or on keyboard focus.
 * Escape hides it; it stays while the pointer is on it. Its text is always also the element's name or description, so
 * screen readers skip it.
 */
export function HintHost() {
  const [shown, setShown] = useState<Shown | null>(null);
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const show = (event: Event) => {
      if (!(event.target instanceof Element) || bubble.current?.contains(event.target)) return;
      const target = event.target.closest("[data-hint]");
      const text = target?.getAttribute("data-hint");
      hide();
      if (!target || !text || (event.type === "focusin" && !target.matches(":focus-visible"))) return;
      timer = setTimeout(() => setShown(place(target, text)), delay);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") hide();
    };
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ["pointerover", "focusin"]) document.addEventListener(type, show, { signal });
    for (const type of ["pointerdown", "focusout", "scroll"])
      document.addEventListener(type, hide, { signal, capture: true });
    document.addEventListener("keydown", onKey, { signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);

  if (!shown) return null;
  const { text, x, y, above } = shown;
  return (
    <div className={css.bubble} ref={bubble} aria-hidden="true" style={{ left: x, [above ? "bottom" : "top"]: y }}>
      {text}
    </div>
  );
}
