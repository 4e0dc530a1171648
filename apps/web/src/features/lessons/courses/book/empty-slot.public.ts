import { isTimeZone } from "@app/domain/time.ts";

/** An empty stretch of a calendar that lessons are wanted for. */
export interface EmptySlot {
  start: Date;
  end: Date;
  /** By whose clock it was chosen. */
  timeZone: string;
  tutorId: string | null;
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
