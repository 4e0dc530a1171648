import { useEffect, useRef } from "react";

const field =
  "input:not([type=hidden], [type=file], [aria-hidden], :disabled), textarea:not([aria-hidden], :disabled), [role=combobox]";
const act = 'button[data-look="main"]:not([aria-disabled="true"])';

/** In a radio group, the selected option, from which the arrow keys continue. */
const chosenOf = (form: HTMLFormElement, first: HTMLElement) =>
  first instanceof HTMLInputElement && first.type === "radio"
    ? (form.querySelector<HTMLElement>(`[type=radio][name="${CSS.escape(first.name)}"]:checked`) ?? first)
    : first;

/** Put inside a form that opens over a page: focuses its first field, or its button if it has no fields. */
export function FocusFirstField() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest("form");
    if (!form || form.contains(document.activeElement)) return;
    const first = form.querySelector<HTMLElement>(field);
    (first ? chosenOf(form, first) : form.querySelector<HTMLElement>(act))?.focus();
  }, []);
  return <span ref={mark} hidden />;
}
