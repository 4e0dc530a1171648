import { expect, it } from "@jest/globals";
import { nextState } from "../machine.ts";
import { tutorEvents, type TutorEvent, tutorStatuses } from "./tutor-enums.ts";
import { canReinstate, tutorMachine } from "./tutor-states.ts";

const table: Record<TutorEvent, readonly (string | null)[]> = {
  //              active      on-leave  paused    left
  "take-leave": ["on-leave", null, null, null],
  return: [null, "active", null, null],
  pause: ["paused", "paused", null, null],
  resume: [null, null, "active", null],
  "off-board": ["left", "left", "left", null],
  reinstate: [null, null, null, "active"],
};

it.each(
  tutorEvents.flatMap((event) => tutorStatuses.map((from, at) => [event, from, table[event][at] ?? null] as const)),
)("%s moves a tutor who is %s to %s", (event, from, to) => {
  expect(nextState(tutorMachine, from, event)).toBe(to);
});

it("reinstates for 180 days", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  expect(canReinstate(new Date("2026-05-26T12:00:00Z"), now)).toBe(true);
  expect(canReinstate(new Date("2026-05-26T11:59:59Z"), now)).toBe(false);
});
