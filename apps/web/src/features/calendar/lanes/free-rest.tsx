import { useState, type KeyboardEvent, type PointerEvent } from "react";
import { Plus } from "@app/ui/icons.ts";
import { clockText } from "../calendar-model.ts";
import { dayInWords } from "../../../shared/text/calendar-title.ts";
import { fitting, shortest } from "./free-after.ts";
import css from "./free-rest.module.css";

/** What a lesson takes that is asked for without saying how long. */
const usualLength = 60;
/** How far one drags for a quarter of an hour, in px. */
const step = 8;

interface FreeRestProps {
  name: string;
  date: string;
  /** The first minute of the day that is free. */
  from: number;
  onAdd: (length: number) => void;
}

/**
 * The empty rest of a day in a row: a press books a lesson in the time after its lessons, dragging down makes it longer
 * and up shorter. By keyboard: Shift with the arrows, and Enter.
 */
export function FreeRest({ name, date, from, onAdd }: FreeRestProps) {
  const [drag, setDrag] = useState<{ y: number; length: number } | null>(null);
  const [chosen, setChosen] = useState(usualLength);
  const length = fitting(from, drag?.length ?? chosen);
  const span = `${clockText(from)}–${clockText(from + length)}`;

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0 || event.pointerType === "touch") return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ y: event.clientY, length: chosen });
  }
  function onPointerMove({ clientY }: PointerEvent) {
    if (drag) setDrag({ ...drag, length: fitting(from, chosen + Math.round((clientY - drag.y) / step) * 15) });
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = event.shiftKey ? { ArrowDown: 15, ArrowUp: -15 }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setChosen(fitting(from, length + by));
  }
  return (
    <button
      type="button"
      className={css.rest}
      data-stop=""
      data-dragged={drag ? "" : undefined}
      style={drag ? { minHeight: `${24 + ((length - shortest) / 15) * step}px` } : undefined}
      aria-label={`Book lesson for ${name}, ${dayInWords(date)}, ${span}`}
      aria-keyshortcuts="Shift+ArrowDown Shift+ArrowUp"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        setChosen(length);
        setDrag(null);
      }}
      onPointerCancel={() => setDrag(null)}
      onKeyDown={onKeyDown}
      onClick={() => onAdd(length)}
    >
      <span aria-hidden>
        <Plus size={14} strokeWidth={2} />
        {span}
      </span>
    </button>
  );
}
