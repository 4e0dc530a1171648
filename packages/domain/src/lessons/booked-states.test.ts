import { expect, it } from "@jest/globals";
import { nextState } from "../machine.ts";
import { bookedMachine, occupies, wasTaken } from "./booked-states.ts";
import { bookedEvents, bookedLessonStatuses, type BookedEvent } from "./course-enums.ts";

const nothing = [null, null, null, null, null, null, null, null, null, null];
/** From where to where, in the order of the list of states. */
const table: Record<BookedEvent, readonly (string | null)[]> = {
  start: ["in-progress", ...nothing],
  lapse: ["awaiting-confirmation", "awaiting-confirmation", ...nothing],
  complete: [null, "completed", "completed", ...nothing],
  "student-no-show": [null, "student-no-show", "student-no-show", ...nothing],
  "tutor-no-show": ["tutor-no-show", "tutor-no-show", "tutor-no-show", ...nothing],
  "auto-confirm": [null, null, "completed", ...nothing],
  cancel: ["cancelled", ...nothing],
  "request-reschedule": ["reschedule-pending", ...nothing],
  "agree-reschedule": [null, null, null, null, null, null, null, "rescheduled", ...nothing],
  "reschedule-now": ["rescheduled", ...nothing],
  "expire-reschedule": [null, null, null, null, null, null, null, "cancelled", ...nothing],
  dispute: [null, null, null, "disputed", "disputed", "disputed", "disputed", ...nothing],
  reverse: [null, null, null, "awaiting-confirmation", "awaiting-confirmation", "awaiting-confirmation", ...nothing],
  restore: [null, null, null, null, null, null, "booked", ...nothing],
  undo: [null, null, null, null, null, null, "booked", null, "booked", ...nothing],
};

it.each(
  bookedEvents.flatMap((event) =>
    bookedLessonStatuses.map((from, at) => [event, from, table[event][at] ?? null] as const),
  ),
)("%s moves a lesson that is %s to %s", (event, from, to) => {
  expect(nextState(bookedMachine, from, event)).toBe(to);
});

it("takes up time until it is over, cancelled or moved", () => {
  expect(bookedLessonStatuses.filter(occupies)).toEqual(["booked", "in-progress", "reschedule-pending"]);
});

it("counts only who was at a lesson as having been busy then", () => {
  expect(bookedLessonStatuses.filter((status) => !wasTaken(status))).toEqual([
    "tutor-no-show",
    "cancelled",
    "reschedule-pending",
    "rescheduled",
  ]);
});
