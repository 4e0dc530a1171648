import { expect, it } from "@jest/globals";
import { nextState } from "../machine.ts";
import { confirmedLessonStatuses, courseEvents, type CourseEvent } from "./course-enums.ts";
import { courseBegins, courseMachine } from "./course-states.ts";

const table: Record<CourseEvent, readonly (string | null)[]> = {
  //                awaiting-payment active    paused    ended cancelled
  pay: ["active", null, null, null, null],
  "lift-hold": ["active", null, null, null, null],
  "hold-expires": ["ended", null, null, null, null],
  pause: [null, "paused", null, null, null],
  resume: [null, null, "active", null, null],
  "change-schedule": [null, "active", null, null, null],
  "change-tutor": [null, "active", null, null, null],
  "change-price": [null, "active", null, null, null],
  "keep-times": [null, "active", null, null, null],
  end: [null, "ended", "ended", null, null],
  cancel: ["cancelled", null, null, null, null],
};

it.each(
  courseEvents.flatMap((event) =>
    confirmedLessonStatuses.map((from, at) => [event, from, table[event][at] ?? null] as const),
  ),
)("%s moves a course that is %s to %s", (event, from, to) => {
  expect(nextState(courseMachine, from, event)).toBe(to);
});

it("waits for the payment only where lessons are paid beforehand", () => {
  expect([courseBegins("prepaid"), courseBegins("ongoing")]).toEqual(["awaiting-payment", "active"]);
});
