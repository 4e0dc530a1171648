import { expect, it } from "@jest/globals";
import { nextState } from "../machine.ts";
import { leadEvents, leadStages, type LeadEvent } from "./lead-enums.ts";
import { isReached, leadMachine, needsAttention } from "./lead-states.ts";

const table: Record<LeadEvent, readonly (string | null)[]> = {
  //                new                contacted          trial-booked       trial-completed converted lost
  contact: ["contacted", null, null, null, null, null],
  "book-trial": ["trial-booked", "trial-booked", null, null, null, null],
  "complete-trial": ["trial-completed", "trial-completed", "trial-completed", null, null, null],
  convert: ["converted", "converted", "converted", "converted", null, null],
  lose: ["lost", "lost", "lost", "lost", null, null],
  reopen: [null, null, null, null, null, "contacted"],
};

it.each(leadEvents.flatMap((event) => leadStages.map((from, at) => [event, from, table[event][at] ?? null] as const)))(
  "%s moves a lead that is %s to %s",
  (event, from, to) => {
    expect(nextState(leadMachine, from, event)).toBe(to);
  },
);

it("knows where an event leads", () => {
  expect(leadEvents.map((event) => leadStages.filter((stage) => isReached(stage, event)))).toEqual([
    ["contacted"],
    ["trial-booked"],
    ["trial-completed"],
    ["converted"],
    ["lost"],
    ["contacted"],
  ]);
});

const now = new Date("2026-01-05T12:00:00Z");
it.each([
  ["new", "2026-01-05T10:00:00Z", null, true],
  ["new", "2026-01-05T10:00:01Z", null, false],
  ["new", "2026-01-05T09:00:00Z", "2026-01-06", true],
  ["contacted", "2026-01-05T11:59:00Z", null, true],
  ["contacted", "2026-01-01T11:59:00Z", "2026-01-02", false],
  ["trial-completed", "2026-01-01T11:59:00Z", null, true],
  ["converted", "2026-01-01T11:59:00Z", null, false],
  ["lost", "2026-01-01T11:59:00Z", null, false],
] as const)("%s since %s with the next action on %s needs its owner: %p", (stage, created, nextActionOn, needs) => {
  expect(needsAttention({ stage, createdAt: new Date(created), nextActionOn }, now)).toBe(needs);
});
