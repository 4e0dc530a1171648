import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * How many steps lead back to the page that a dialog was opened from, if a link from another page led straight to it;
 * null if the dialog was opened on its own page, or by its address. `isOpen`: whether the address opens a dialog.
 */
export function useWayBack(isOpen: boolean): () => number | null {
  const { key } = useLocation();
  const type = useNavigationType();
  /** The steps since the page was entered, by the entries of the history. */
  const steps = useRef<Map<string, number> | null>(null);
  const last = useRef(0);
  useLayoutEffect(() => {
    if (steps.current === null) {
      steps.current = new Map(isOpen && type === NavigationType.Push ? [[key, 1]] : []);
      last.current = 1;
      return;
    }
    const { current: known } = steps;
    if (known.size === 0) return;
    if (type === NavigationType.Push && !known.has(key)) last.current += 1;
    else last.current = known.get(key) ?? last.current;
    known.set(key, last.current);
  }, [isOpen, key, type]);
  return () => (steps.current?.size ? last.current : null);
}
