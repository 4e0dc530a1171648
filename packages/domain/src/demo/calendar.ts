import * as z from "zod";
import { choiceField, idField, textField } from "../fields.ts";
import { messages } from "../messages.ts";
import { added, DemoMissing, found, removed, type DemoChange } from "./demo-change.ts";

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

const instant = (label: string) => z.iso.datetime({ error: messages.instant(label) });
const fields = z.object({
  title: textField("Title", 120),
  kind: choiceField("Kind", demoEventKinds),
  startAt: instant("Start"),
  endAt: instant("End"),
});
const eventId = idField("Event");
const endsLater = "The event must end after it starts.";

export const calendarInputs = {
  new: fields.refine(({ startAt, endAt }) => startAt < endAt, { error: endsLater, path: ["endAt"] }),
  update: z.object({ eventId, update: fields.partial() }),
  remove: z.object({ eventId }),
};

/** Each change writes into the copy of the calendar that it is given, and returns what the call answers. */
export const calendarChanges = {
  new: ({ events }: Calendar, input: z.output<typeof calendarInputs.new>, { id }: DemoChange) =>
    added<DemoEvent>(events, { _id: id, ...input }),
  /** An event that is moved beyond its end is refused, as nothing is to be seen of it. */
  update: ({ events }: Calendar, { eventId: id, update }: z.output<typeof calendarInputs.update>): DemoEvent => {
    const event = Object.assign(found(events, id, "Event"), update);
    if (event.startAt >= event.endAt) throw new DemoMissing(endsLater);
    return event;
  },
  remove: ({ events }: Calendar, { eventId: id }: z.output<typeof calendarInputs.remove>): true =>
    removed(events, id, "Event"),
};
