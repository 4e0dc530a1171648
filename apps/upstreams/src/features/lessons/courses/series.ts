import { conflictsOf, type Conflict } from "@app/domain/lessons/conflicts.ts";
import type { CourseScheduleInput } from "@app/domain/lessons/course-changes.ts";
import { lessonsBetween, mondayFrom } from "@app/domain/lessons/course-plan.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { replaceSeries, type Replaced } from "@app/domain/lessons/replace-series.ts";
import type { Occurrence, WeeklySchedule } from "@app/domain/time.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import type { BookedRow } from "../booked/booked.table.ts";
import { lessonsAhead, slotLessons } from "../booked/course-lessons.ts";
import { plannedOf } from "../plan-lessons.ts";
import { todayOf } from "./course-day.ts";
import type { CourseRow } from "./courses.table.ts";
import { lockParties } from "./hold-parties.ts";
import { daysOf, scheduleOf } from "./schedule-of.ts";

type Slotted = BookedRow & { isOpen: boolean };

/** What becomes of the lessons of a course when it has new times. */
interface SeriesChange {
  replaced: Replaced<Slotted>;
  /** Those that somebody has moved by agreement; they stay where they are. */
  kept: BookedRow[];
  /** The lessons that are at a new time, in order. */
  planned: Occurrence[];
  conflicts: Conflict[];
  learnerIds: string[];
  /** Every lesson that was made for a slot on the days that change. */
  slotted: string[];
  /** The times as they will be, and how many lessons of a counted course come before them. */
  times: Pick<WeeklySchedule, "anchorTimeZone"> & Pick<CourseRow, "slots" | "lessonsBefore" | "skipDates">;
  until: string;
}

/** A change begins from today on, and not after what is booked already. */
export function refuseDay(context: Context, course: CourseRow, effectiveOn: string): void {
  if (effectiveOn < todayOf(context, course)) throw fieldRefusal("effectiveOn", lessonMessages.aheadOnly);
  if (effectiveOn >= course.generatedUntil)
    throw fieldRefusal("effectiveOn", lessonMessages.tooFarAhead(course.generatedUntil));
}

/** What new times of a course would change, with everybody held whose time it takes. Source: domain.md 2.2, 5.4. */
export async function seriesChange(
  context: Context,
  course: CourseRow,
  { effectiveOn, slots, anchorTimeZone, skipDates }: Omit<CourseScheduleInput, "version" | "despite">,
): Promise<SeriesChange> {
  refuseDay(context, course, effectiveOn);
  const { tutor, learners } = await lockParties(context, course);
  const next = {
    anchorTimeZone: anchorTimeZone ?? course.anchorTimeZone,
    slots: slots.map((slot) => ({ ...slot, durationMinutes: course.durationMinutes })),
  };
  const { pausedFrom, pausedUntil } = course;
  const paused = pausedFrom && pausedUntil ? daysOf({ ...course, ...next }, pausedFrom, pausedUntil) : [];
  const times = {
    ...next,
    skipDates: [...new Set([...course.skipDates, ...skipDates, ...paused])].toSorted(),
    lessonsBefore: course.lessonsBefore + lessonsBetween(scheduleOf(course), course.startOn, effectiveOn).length,
  };
  const until = mondayFrom(course.generatedUntil);
  const schedule = scheduleOf({ ...course, ...times, scheduleFrom: effectiveOn, clashDates: [] });
  const after = lessonsBetween(schedule, effectiveOn, until).filter(({ start }) => start > context.now);
  const ahead = await lessonsAhead(context, course.id, { from: effectiveOn });
  const before = await slotLessons(context, course.id, { from: effectiveOn });
  const replaced = replaceSeries(
    before.map((lesson) => ({ ...lesson, isOpen: lesson.status === "booked" })),
    after,
  );
  const planned = [...replaced.moved.map(({ to }) => to), ...replaced.added].toSorted(
    (a, b) => a.start.getTime() - b.start.getTime(),
  );
  const gone = [...replaced.moved.map(({ from }) => from.id), ...replaced.dropped.map(({ id }) => id)];
  const conflicts = conflictsOf(
    await plannedOf(context, { tutor, learners, lessons: planned, timeZone: times.anchorTimeZone, but: gone }),
  );
  const unslotted = ahead.filter(({ slotIndex }) => slotIndex === null);
  const learnerIds = learners.map(({ _id }) => _id);
  return {
    replaced,
    kept: unslotted,
    planned,
    conflicts,
    learnerIds,
    slotted: before.map(({ id }) => id),
    times,
    until,
  };
}
