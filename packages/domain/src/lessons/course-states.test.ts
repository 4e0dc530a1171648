import { expect, it } from "@jest/globals";
import { nextState } from "../machine.ts";
import { confirmedLessonStatuses, courseEvents, type CourseEvent } from "./course-enums.ts";
import {
  courseBegins,
  courseEventsFrom,
  courseMachine,
  courseStatusOn,
  hasPauseAhead,
  nextCourseStatus,
} from "./course-states.ts";

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
  expect(courseBegins("prepaid", 2250, false)).toBe("awaiting-payment");
  expect(courseBegins("ongoing", 2250, false)).toBe("active");
  expect(courseBegins("prepaid", 0, false)).toBe("active");
  expect(courseBegins("prepaid", 2250, true)).toBe("active");
});

const pausing = { pausedFrom: "2026-02-10", pausedUntil: "2026-02-16" };

it.each([
  ["active", "2026-02-09", "active"],
  ["paused", "2026-02-09", "active"],
  ["active", "2026-02-10", "paused"],
  ["active", "2026-02-16", "paused"],
  ["ended", "2026-02-12", "ended"],
] as const)("shows a course that is kept as %s, paused from 10 to 16 Feb, on %s as %s", (status, today, shown) => {
  expect(courseStatusOn({ status, ...pausing }, today)).toBe(shown);
});

it("keeps every action of a course whose pause is yet to begin, and calls that pause off by resuming", () => {
  const ahead = { status: "active" as const, pausedFrom: "2026-02-10" };
  expect(hasPauseAhead(ahead)).toBe(true);
  expect(courseEventsFrom(ahead)).toEqual([
    "resume",
    "change-schedule",
    "change-tutor",
    "change-price",
    "keep-times",
    "end",
  ]);
  expect(nextCourseStatus(ahead, "resume")).toBe("active");
  expect(nextCourseStatus(ahead, "pause")).toBeNull();
  expect(nextCourseStatus({ ...ahead, pausedFrom: null }, "resume")).toBeNull();
  expect(nextCourseStatus({ ...ahead, pausedFrom: null }, "pause")).toBe("paused");
});
