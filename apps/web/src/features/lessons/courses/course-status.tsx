import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import type { ConfirmedLessonRowFragment } from "./course.generated.ts";

type Pausing = Pick<ConfirmedLessonRowFragment, "status" | "pausedFrom" | "pausedUntil">;

/** "1 Dec to 20 Dec": a pause that is planned or has begun. */
export const PauseDays = ({ pausedFrom, pausedUntil }: Pausing) =>
  pausedFrom && pausedUntil ? (
    <>
      <Day value={pausedFrom} /> to <Day value={pausedUntil} />
    </>
  ) : null;

/** How a course stands today, and from when to when it is paused. */
export const CourseStatus = ({ course }: { course: Pausing }) => (
  <>
    <StatusChip status={course.status} />
    {course.pausedFrom && course.pausedUntil ? (
      <small>
        {" Paused from "}
        <PauseDays {...course} />
      </small>
    ) : null}
  </>
);
