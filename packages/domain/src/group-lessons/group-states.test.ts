import { expect, it } from "@jest/globals";
import { nextState } from "../machine.ts";
import {
  groupInstanceEvents,
  groupInstanceStatuses,
  groupLessonEvents,
  groupLessonStatuses,
  type GroupInstanceEvent,
  type GroupLessonEvent,
} from "./group-enums.ts";
import {
  groupInstanceMachine,
  groupLessonMachine,
  groupStatusShown,
  hasTakenPlace,
  occupiesTime,
  offerEnds,
  takesLearners,
} from "./group-states.ts";

const lessons: Record<GroupLessonEvent, readonly (string | null)[]> = {
  //          draft       published    running      finished    cancelled   archived
  publish: ["published", null, null, null, null, null],
  begin: [null, "running", null, null, null, null],
  finish: [null, "finished", "finished", null, null, null],
  cancel: ["cancelled", "cancelled", "cancelled", null, null, null],
  archive: ["archived", null, null, "archived", "archived", null],
};
it.each(
  groupLessonEvents.flatMap((event) =>
    groupLessonStatuses.map((from, at) => [event, from, lessons[event][at] ?? null] as const),
  ),
)("%s moves a group lesson that is %s to %s", (event, from, to) => {
  expect(nextState(groupLessonMachine, from, event)).toBe(to);
});

const instances: Record<GroupInstanceEvent, readonly (string | null)[]> = {
  //          scheduled      in-progress               awaiting      completed cancelled not-run
  start: ["in-progress", null, null, null, null, null],
  end: [null, "awaiting-confirmation", null, null, null, null],
  complete: [null, "completed", "completed", null, null, null],
  cancel: ["cancelled", "cancelled", "cancelled", null, null, null],
  "not-run": ["not-run", null, null, null, null, null],
};
it.each(
  groupInstanceEvents.flatMap((event) =>
    groupInstanceStatuses.map((from, at) => [event, from, instances[event][at] ?? null] as const),
  ),
)("%s moves a session that is %s to %s", (event, from, to) => {
  expect(nextState(groupInstanceMachine, from, event)).toBe(to);
});

it("can have been recorded once it has ended and took place", () => {
  expect(groupInstanceStatuses.filter(hasTakenPlace)).toEqual(["awaiting-confirmation", "completed"]);
});

it("takes learners while it is published or running, and holds time until a session is settled", () => {
  expect(groupLessonStatuses.filter(takesLearners)).toEqual(["published", "running"]);
  expect(groupInstanceStatuses.filter(occupiesTime)).toEqual(["scheduled", "in-progress", "awaiting-confirmation"]);
});

it.each([
  ["two days before", "2026-01-07T12:00:00Z", "2026-01-06T00:00:00.000Z"],
  ["on the last day", "2026-01-06T12:00:00Z", "2026-01-05T14:00:00.000Z"],
  ["an hour before", "2026-01-05T13:00:00Z", "2026-01-05T13:00:00.000Z"],
])("offers a free place %s until %s, and never beyond the start", (_, start, until) => {
  expect(offerEnds(new Date("2026-01-05T12:00:00Z"), new Date(start)).toISOString()).toBe(until);
});

it.each([
  ["running", 6, "full"],
  ["published", 6, "full"],
  ["running", 5, "running"],
  ["finished", 6, "finished"],
] as const)("shows a group lesson that is %s, with %i of 6 places taken, as %s", (status, enrolled, shown) => {
  expect(groupStatusShown(status, { enrolled, capacityMax: 6 })).toBe(shown);
  expect(groupStatusShown(status, null)).toBe(status);
});
