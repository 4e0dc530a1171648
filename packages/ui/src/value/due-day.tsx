import type { ReactNode } from "react";
import { CircleAlert } from "../icons.ts";
import { useNow, useTimeZone } from "./clock.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { Day } from "./when.tsx";
import { isoDay } from "./when-text.ts";
import css from "./due.module.css";

/** A due date; an overdue one is marked by icon, colour and word. */
export function DueMark({
  isOver,
  isLabelled = false,
  children,
}: {
  isOver: boolean;
  /** The word "overdue" is already shown beside it, as on a status. */
  isLabelled?: boolean;
  children: ReactNode;
}) {
  if (!isOver) return children;
  return (
    <span className={css.over}>
      <CircleAlert size={14} aria-hidden />
      {isLabelled ? null : <VisuallyHidden>Overdue: </VisuallyHidden>}
      {children}
    </span>
  );
}

interface DueDayProps {
  /** A plain date; due by its end. */
  value: string;
  /** It is done, so the date is not marked. */
  isDone?: boolean;
}

/** "Tue 27 Oct", marked if the day has passed in the reader's zone. */
export function DueDay({ value, isDone = false }: DueDayProps) {
  const today = isoDay(useNow(), useTimeZone());
  return (
    <DueMark isOver={!isDone && value < today}>
      <Day value={value} />
    </DueMark>
  );
}
