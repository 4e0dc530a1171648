import * as z from "zod";
import { choiceField, idField, textField } from "../fields.ts";
import { messages } from "../messages.ts";
import { added, DemoRefused, found, removed, type DemoChange } from "./demo-change.ts";

/**
 * What an event of the demo's calendar is.
 *
 * Source: admin-portal.md 7.
 * @graphql DemoEventKind
 */
export const demoEventKinds = [
  /** Colleagues talk. */ "meeting",
  /** Somebody is taught. */ "lesson",
  /** Nobody works. */ "holiday",
  /** Anything else. */ "other",
] as const;
export type DemoEventKind = (typeof demoEventKinds)[number];

export interface DemoEvent {
  _id: string;
  title: string;
  kind: DemoEventKind;
  startAt: string;
  endAt: string;
}
interface Calendar {
  events: DemoEvent[];
}

const instant = (label: string) =>
  z.iso
    .datetime({ error: messages.instant(label) })
    .refine((at) => at >= "2000" && at < "2101", "Choose a day from 2000 to 2100.");
const fields = z.object({
  title: textField("Title", 120),
  kind: choiceField("Kind", demoEventKinds),
  startAt: instant("Start"),
  endAt: instant("End"),
});
const eventId = idField("Event");
const longestDays = 7;

/** What is wrong with the times of an event; null for nothing. */
export function eventProblem({ startAt, endAt }: Pick<DemoEvent, "startAt" | "endAt">): string | null {
  const lastsMs = Date.parse(endAt) - Date.parse(startAt);
  if (lastsMs <= 0) return "The event must end after it starts.";
  // With an hour for a week in which the clocks go back.
  return lastsMs > (longestDays * 24 + 1) * 3_600_000 ? `An event lasts at most ${longestDays} days.` : null;
}

export const calendarInputs = {
  new: fields,
  update: z.object({ eventId, update: fields.partial() }),
  remove: z.object({ eventId }),
};

function possible(event: DemoEvent): DemoEvent {
  const problem = eventProblem(event);
  if (problem !== null) throw new DemoRefused(problem, "endAt");
  return event;
}

/** Each change writes into the copy of the calendar that it is given, and returns what the call answers. */
export const calendarChanges = {
  new: ({ events }: Calendar, input: z.output<typeof calendarInputs.new>, { id }: DemoChange) =>
    added<DemoEvent>(events, possible({ _id: id, ...input })),
  update: ({ events }: Calendar, { eventId: id, update }: z.output<typeof calendarInputs.update>): DemoEvent =>
    possible(Object.assign(found(events, id, "Event"), update)),
  remove: ({ events }: Calendar, { eventId: id }: z.output<typeof calendarInputs.remove>): true =>
    removed(events, id, "Event"),
};
