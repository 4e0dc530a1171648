import type { ReactNode } from "react";
import { CircleAlert } from "../icons.ts";
import { useNow, useTimeZone } from "./clock.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { Day } from "./when.tsx";
import { isoDay } from "./when-text.ts";
import css from "./due.module.css";

/** A date by which something was to be done: once it is over, told apart from all others by sign, colour and word. */
export function DueMark({
  isOver,
  isSaid = false,
  children,
}: {
  isOver: boolean;
  /** The word stands beside it already, as on a status. */
  isSaid?: boolean;
  children: ReactNode;
}) {
  if (!isOver) return children;
  return (
    <span className={css.over}>
      <CircleAlert size={14} aria-hidden />
      {isSaid ? null : <VisuallyHidden>Overdue: </VisuallyHidden>}
      {children}
    </span>
  );
}

interface DueDayProps {
  /** A plain date, by the end of which something is to be done. */
  value: string;
  /** It was done: the day is one like any other. */
  isDone?: boolean;
}

/** "Tue 27 Oct", marked where that day has passed by the reader's clock. */
export function DueDay({ value, isDone = false }: DueDayProps) {
  const today = isoDay(useNow(), useTimeZone());
  return (
    <DueMark isOver={!isDone && value < today}>
      <Day value={value} />
    </DueMark>
  );
}
