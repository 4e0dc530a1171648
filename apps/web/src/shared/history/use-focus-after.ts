import { useLayoutEffect, useRef, type RefObject } from "react";

/** Where the focus goes when the focused entry leaves a list. */
interface FocusAfter {
  list: RefObject<HTMLUListElement | null>;
  title: RefObject<HTMLHeadingElement | null>;
  /** An entry is about to leave; its index. */
  leaving: (place: number) => void;
}

/** Keeps the focus near: on the next entry's button, else the previous one's, else the title. */
export function useFocusAfter(entries: readonly unknown[]): FocusAfter {
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const left = useRef<number>(null);

  useLayoutEffect(() => {
    const place = left.current;
    left.current = null;
    // Do not move the focus of someone who has gone elsewhere.
    if (place === null || document.activeElement !== document.body) return;
    const items = [...(list.current?.children ?? [])];
    const near = [...items.slice(place), ...items.slice(0, place).reverse()];
    const button = near.map((item) => item.querySelector("button")).find((found) => found !== null);
    (button ?? title.current)?.focus();
  }, [entries]);

  return { list, title, leaving: (place) => void (left.current = place) };
}
