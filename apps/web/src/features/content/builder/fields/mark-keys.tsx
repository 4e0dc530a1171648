import type { KeyboardEvent, RefObject } from "react";
import { withMark, type InlineMark } from "@app/domain/content/inline-marks.ts";
import { Bold, Italic } from "@app/ui/icons.ts";
import { IconAction } from "@app/ui/page/icon-action.tsx";

type Box = HTMLInputElement | HTMLTextAreaElement;

/** Marks what is selected in a box, or unmarks it, and goes on selecting it. */
function mark(box: Box, sign: InlineMark, onText: (text: string) => void): void {
  const { text, start, end } = withMark(box.value, box.selectionStart ?? 0, box.selectionEnd ?? 0, sign);
  onText(text);
  requestAnimationFrame(() => {
    box.focus();
    box.setSelectionRange(start, end);
  });
}

const signs: Readonly<Record<string, InlineMark>> = { b: "**", i: "*" };

/** Ctrl+B and Ctrl+I in the box around which it listens; Cmd on a Mac. */
export const markKeys = (onText: (text: string) => void) => (event: KeyboardEvent<HTMLElement>) => {
  const sign = signs[event.key.toLowerCase()];
  const { target } = event;
  const isBox = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (sign === undefined || !isBox || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  mark(target, sign, onText);
};

interface MarkButtonsProps {
  /** What is marked: "question". */
  of: string;
  box: RefObject<HTMLElement | null>;
  onText: (text: string) => void;
}

/** Bold and italic, for those who use no keys. */
export function MarkButtons({ of, box, onText }: MarkButtonsProps) {
  const press = (sign: InlineMark) => () => {
    const field = box.current?.querySelector<HTMLTextAreaElement>("textarea[data-control]");
    if (field) mark(field, sign, onText);
  };
  return (
    // The selection stays where it is.
    <span onMouseDown={(event) => event.preventDefault()}>
      <IconAction label={`Bold in the ${of}`} icon={Bold} size="small" onClick={press("**")} />
      <IconAction label={`Italic in the ${of}`} icon={Italic} size="small" onClick={press("*")} />
    </span>
  );
}
