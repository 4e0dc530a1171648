import { recordName } from "@app/domain/changes.ts";
import { z } from "zod";
import { dateField } from "@app/domain/fields.ts";
import { conflictsOf, type Conflict } from "@app/domain/lessons/conflicts.ts";
import { courseScheduleInput } from "@app/domain/lessons/course-changes.ts";
import { dayAfter } from "@app/domain/lessons/course-plan.ts";
import { findOrRefuse } from "../../../records/versions.ts";
import type { Context } from "../../../service/context.ts";
import { parse } from "../../../service/parse.ts";
import type { BookedRow } from "../booked/booked.table.ts";
import { lessonsAhead } from "../booked/course-lessons.ts";
import { conflictRecord, plannedOf, shownOnce } from "../plan-lessons.ts";
import { courseKind } from "./course.kind.ts";
import { todayOf } from "./course-day.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";
import { plannedLesson } from "./confirmation.queries.ts";
import { lockParties } from "./hold-parties.ts";
import { daysOf } from "./schedule-of.ts";
import { seriesChange } from "./series.ts";

const single = z.array(z.string()).length(1).optional();

/** A change of a course that nobody has made yet, as a query; a slot is "2 18:00". */
export const courseChangeQuery = z.object({
  change: z.array(z.enum(["pause", "end", "schedule", "tutor"])).length(1),
  from: single,
  until: single,
  tutorId: single,
  anchorTimeZone: single,
  slot: z.array(z.string()).optional(),
  skipDate: z.array(dateField).optional(),
});
type Asked = z.output<typeof courseChangeQuery>;

/** What a change of a course would do to its lessons. */
export const courseChangeRecord = z
  .object({
    cancelled: z.int().meta({ description: "How many booked lessons would be cancelled." }),
    late: z.int().meta({ description: "How many of these later than the policy asks for." }),
    moved: z.int().meta({ description: "How many move to another time." }),
    added: z.int().meta({ description: "How many are booked besides." }),
    kept: z.int().meta({ description: "How many stay where they are." }),
    days: z.int().meta({ description: "On how many days there is no lesson in a pause." }),
    lessons: z.array(plannedLesson).meta({ description: "Lessons at their new times, or with their new tutor." }),
    conflicts: z.array(conflictRecord).meta({ description: "What is about all of them." }),
  })
  .meta({ id: "CourseChange" });
type CourseChange = z.infer<typeof courseChangeRecord>;

const nothing: CourseChange = {
  cancelled: 0,
  late: 0,
  moved: 0,
  added: 0,
  kept: 0,
  days: 0,
  lessons: [],
  conflicts: [],
};

/** Lessons that would be called off, and how many of them late. */
const calledOff = ({ now }: Context, course: CourseRow, lessons: readonly BookedRow[]) => {
  const window = course.policySnapshot.windowHours * 3_600_000;
  const isLate = ({ startAt, hold }: BookedRow) => !hold && startAt.getTime() - now.getTime() < window;
  return { ...nothing, cancelled: lessons.length, late: lessons.filter(isLate).length };
};

interface Timed {
  date: string;
  time: string;
  start: Date;
  end: Date;
  clockChange?: "gap" | "overlap" | null;
}

const shown = (lessons: readonly Timed[], conflicts: readonly Conflict[]) => ({
  lessons: lessons.map(({ date, time, start, end, clockChange = null }) => ({
    date,
    time,
    start: start.toISOString(),
    end: end.toISOString(),
    clockChange,
    conflicts: shownOnce(conflicts.filter(({ at }) => at?.getTime() === start.getTime())),
  })),
  conflicts: shownOnce(conflicts.filter(({ at }) => at === null)),
});

async function previewSchedule(context: Context, course: CourseRow, asked: Asked): Promise<CourseChange> {
  const sent = parse(courseScheduleInput.omit({ version: true, despite: true }), {
    effectiveOn: asked.from?.[0],
    anchorTimeZone: asked.anchorTimeZone?.[0],
    skipDates: asked.skipDate ?? [],
    slots: (asked.slot ?? []).map((one) => ({ weekday: Number(one.split(" ")[0]), start: one.split(" ")[1] })),
  });
  const { replaced, kept, planned, conflicts } = await seriesChange(context, course, sent);
  return {
    ...nothing,
    cancelled: replaced.dropped.length,
    moved: replaced.moved.length,
    added: replaced.added.length,
    kept: kept.length + replaced.same.length,
    ...shown(planned, conflicts),
  };
}

async function previewTutor(context: Context, course: CourseRow, tutorId: string, from: string): Promise<CourseChange> {
  const { tutor, learners } = await lockParties(context, { ...course, tutorId });
  const ahead = await lessonsAhead(context, course.id, { from });
  const lessons = ahead.map(({ id, startAt: start, endAt: end, localDate: date, localTime: time }) => ({
    id,
    start,
    end,
    date,
    time,
  }));
  const but = lessons.map(({ id }) => id);
  const timeZone = course.anchorTimeZone;
  const conflicts = conflictsOf(await plannedOf(context, { tutor, learners, lessons, timeZone, but }));
  return { ...nothing, kept: lessons.length, ...shown(lessons, conflicts) };
}

/** What a change would do to the lessons of a course, before anybody makes it. Source: domain.md 2.2, 5.4. */
export async function previewChange(context: Context, courseId: string, asked: Asked): Promise<CourseChange> {
  const course = await findOrRefuse(context, confirmedLessons, courseId, recordName(courseKind.kind));
  const [change] = asked.change;
  const [from = todayOf(context, course)] = asked.from ?? [];
  if (change === "schedule") return previewSchedule(context, course, asked);
  if (change === "tutor") return previewTutor(context, course, asked.tutorId?.[0] ?? "", from);
  if (change === "end") return calledOff(context, course, await lessonsAhead(context, courseId, { from }));
  const [until = from] = asked.until ?? [];
  const ahead = await lessonsAhead(context, courseId, { from, until: dayAfter(until) });
  return { ...calledOff(context, course, ahead), days: daysOf(course, from, until).length };
}
