import { hasPauseAhead } from "@app/domain/lessons/course-states.ts";
import { isoDay } from "@app/ui/value/when-text.ts";
import type { ConfirmedLessonRowFragment as Course } from "../course.generated.ts";

/** Which courses a form acts on, by id; formik reads each as a field of its own. */
export interface Chosen {
  chosen: Record<string, boolean>;
}

export const chosenOf = ({ chosen }: Chosen): string[] =>
  Object.entries(chosen).flatMap(([id, isChosen]) => (isChosen ? [id] : []));

export const allOf = (courses: readonly Course[]): Chosen => ({
  chosen: Object.fromEntries(courses.map(({ id }) => [id, true])),
});

/** The first and last day of a pause. */
export interface Days {
  from: string;
  until: string;
}

/** The day so many days later, or earlier. */
export const shifted = (day: string, by: number): string =>
  isoDay(new Date(Date.parse(`${day}T00:00Z`) + by * 86_400_000), "UTC");

/** The days of the pause that comes first. */
export function daysOf(courses: readonly Pick<Course, "pausedFrom" | "pausedUntil">[]): Days {
  const [first] = courses.toSorted((a, b) => (a.pausedFrom ?? "").localeCompare(b.pausedFrom ?? ""));
  return { from: first?.pausedFrom ?? "", until: first?.pausedUntil ?? "" };
}

/** Whether a course is paused on just these days. */
export const isOn = ({ pausedFrom, pausedUntil }: Pick<Course, "pausedFrom" | "pausedUntil">, days: Days): boolean =>
  pausedFrom === days.from && pausedUntil === days.until;

const isPausing = ({ status, pausedFrom }: Course): boolean =>
  status === "PAUSED" || hasPauseAhead({ status: "active", pausedFrom });

/** Courses of a family by what can be done with them; those that others take part in are not theirs to pause. */
export function sorted(courses: readonly Course[]) {
  const own = courses.filter(({ pod }) => pod === null);
  return {
    running: own.filter((course) => !isPausing(course)),
    pausing: own.filter(isPausing),
    shared: courses.filter(({ pod }) => pod !== null),
  };
}
