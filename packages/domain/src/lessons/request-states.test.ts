import { expect, it } from "@jest/globals";
import { nextState } from "../machine.ts";
import { requestEvents, requestStatuses, type RequestEvent } from "./lesson-enums.ts";
import { dueAfter, isOpenRequest, mayReopen, requestMachine } from "./request-states.ts";

const table: Record<RequestEvent, readonly (string | null)[]> = {
  //                   new          proposed          tutor-accepted confirmed cancelled expired
  propose: ["proposed", null, null, null, null, null],
  "tutor-accept": [null, "tutor-accepted", null, null, null, null],
  "tutor-decline": [null, "new", null, null, null, null],
  confirm: [null, null, "confirmed", null, null, null],
  "customer-decline": [null, null, "new", null, null, null],
  withdraw: [null, "new", "new", null, null, null],
  cancel: ["cancelled", "cancelled", "cancelled", null, null, null],
  expire: ["expired", "expired", "expired", null, null, null],
  reopen: [null, null, null, null, "new", "new"],
};

it.each(
  requestEvents.flatMap((event) => requestStatuses.map((from, at) => [event, from, table[event][at] ?? null] as const)),
)("%s moves a request that is %s to %s", (event, from, to) => {
  expect(nextState(requestMachine, from, event)).toBe(to);
});

const now = new Date("2026-01-05T12:00:00Z");
it.each([
  ["new", "2026-01-06T12:00:00.000Z"],
  ["proposed", "2026-01-07T12:00:00.000Z"],
  ["tutor-accepted", "2026-01-06T12:00:00.000Z"],
  ["confirmed", undefined],
  ["cancelled", undefined],
  ["expired", undefined],
] as const)("a request that is %s is due at %s", (status, due) => {
  expect(dueAfter(status, now)?.toISOString()).toBe(due);
  expect(isOpenRequest(status)).toBe(due !== undefined);
});

it.each([
  ["2025-10-07T12:00:00Z", true],
  ["2025-10-07T11:59:59Z", false],
])("what was closed at %s can be reopened: %p", (closed, may) => {
  expect(mayReopen(new Date(closed), now)).toBe(may);
});
