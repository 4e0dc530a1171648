import { isTimeZone } from "@app/domain/time.ts";

/** An empty stretch of a calendar that lessons are wanted for. */
export interface EmptySlot {
  start: Date;
  end: Date;
  /** By whose clock it was chosen. */
  timeZone: string;
  tutorId: string | null;
}

/** Minutes; what is shorter was a click. */
const shortestDrag = 30;

/** How long a lesson is to be: a click chooses where it begins, which is null here, and a drag how long it is as well. */
export function minutesChosen({ start, end }: Pick<EmptySlot, "start" | "end">): number | null {
  const chosen = Math.round((end.getTime() - start.getTime()) / 60_000);
  return chosen < shortestDrag ? null : chosen;
}

/** An empty stretch as the value of an address parameter. */
export const slotAddress = ({ start, end, timeZone, tutorId }: EmptySlot): string =>
  [start.toISOString(), end.toISOString(), timeZone, tutorId ?? ""].join("~");

/** The same, read; null where it is none. */
export function slotIn(text: string | null): EmptySlot | null {
  const [from = "", to = "", timeZone = "", tutorId = ""] = (text ?? "").split("~");
  const [start, end] = [new Date(from), new Date(to)];
  if (!(start < end) || !isTimeZone(timeZone)) return null;
  return { start, end, timeZone, tutorId: tutorId === "" ? null : tutorId };
}
