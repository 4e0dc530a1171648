import { hasPauseAhead } from "@app/domain/lessons/course-states.ts";
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
