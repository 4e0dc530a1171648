import { useEffect, useRef } from "react";

const field =
  "input:not([type=hidden], [type=file], [aria-hidden], :disabled), textarea:not([aria-hidden], :disabled), [role=combobox]";

/** A form that opens over a page begins at its first field; put inside of it. */
export function FocusFirstField() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest("form");
    if (!form?.contains(document.activeElement)) form?.querySelector<HTMLElement>(field)?.focus();
  }, []);
  return <span ref={mark} hidden />;
}
