import type { ClipboardEvent, KeyboardEvent } from "react";
import { pastedLines } from "@app/domain/content/session-edits.ts";

interface ListKeys {
  /** From 0. */
  index: number;
  /** Begins another row after this one. */
  onNext: () => void;
  onLines: (lines: string[]) => void;
}

/** The box of a row, once it is drawn. */
function focusRow(list: Element | null, index: number): void {
  requestAnimationFrame(() => list?.children[index]?.querySelector<HTMLElement>("input, textarea")?.focus());
}

const isRowBox = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");

/** What writes a list of short texts without a pointer: Enter goes on to another row, and pasted lines are a row each. */
export const listKeys = ({ index, onNext, onLines }: ListKeys) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    // In a text of several lines Shift and Enter begin the next one.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !isRowBox(event.target)) return;
    event.preventDefault();
    const list = event.currentTarget.parentElement;
    onNext();
    focusRow(list, index + 1);
  },
  onPaste: (event: ClipboardEvent<HTMLElement>) => {
    const lines = pastedLines(event.clipboardData.getData("text"));
    if (lines.length < 2 || !isRowBox(event.target)) return;
    event.preventDefault();
    const list = event.currentTarget.parentElement;
    onLines(lines);
    focusRow(list, index + lines.length - 1);
  },
});
