import { messages } from "../messages.ts";
import { lastDue } from "../system/job-schedule.ts";

/** Who changes a demo app's content, when, and the id for what is added. */
export interface DemoChange {
  id: string;
  userId: string;
  userName: string;
  now: Date;
}

/** What a change refers to is no longer there. */
export class DemoMissing extends Error {}

/** What a change asks for cannot be; `field` is the one of its input that is at fault. */
export class DemoRefused extends Error {
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

/** How often the demo begins anew: each night at midnight UTC, as jobs are due. */
export const demoResetMinutes = 24 * 60;

/** The moment as of which a demo that nobody has changed stands: last night's, so that its times stay as they are. */
export const demoMorning = (now: Date): Date => lastDue(demoResetMinutes, now);

interface Item {
  _id: string;
}

export function found<Found extends Item>(items: readonly Found[], id: string, what: string): Found {
  const item = items.find(({ _id }) => _id === id);
  if (!item) throw new DemoMissing(messages.missing(what));
  return item;
}

export function removed(items: Item[], id: string, what: string): true {
  items.splice(items.indexOf(found(items, id, what)), 1);
  return true;
}

export function added<Added>(items: Added[], item: Added): Added {
  items.push(item);
  return item;
}

/** The id of something that a demo begins with. */
export const demoId = (part: number, n: number) =>
  `de0000${String(part).padStart(2, "0")}${String(n).padStart(16, "0")}`;
