import { z } from "zod";
import { lessonMoveTime } from "@app/domain/lessons/lesson-events.ts";
import { addedLessonTime, lessonMinutes } from "@app/domain/lessons/reschedule.ts";
import { read, type Route } from "../../http/route.ts";
import { parse } from "../../service/parse.ts";
import {
  addedConflicts,
  conflictRecord,
  courseFreeRecord,
  coursesFreeAt,
  coverConflicts,
  moveConflicts,
} from "../lessons/lessons.public.ts";
import { calendarIn, calendarQuery } from "./calendar.queries.ts";
import { clockChangeReview, clockChangeReviewQuery, clockChangeReviewRecord } from "./clock-change-review.queries.ts";
import { freeSlotsQuery, freeTutorRecord, freeTutors } from "./free-slots.queries.ts";
import { calendarRecord } from "./calendar.record.ts";

const single = z.array(z.string()).length(1);
const freeAtRules = z.object({ startAt: z.iso.datetime({ offset: true }), minutes: lessonMinutes.nullable() });

/** Calendars. Source: domain.md 3.3, 3.4. */
export const calendarRoutes: Route[] = [
  read({
    path: "/calendar",
    permission: "lessons:read",
    shape: "plain",
    summary: "Lessons, sessions of group lessons and time off in a stretch of time.",
    query: calendarQuery,
    answer: calendarRecord,
    handle: (context, { query }) => calendarIn(context, query),
  }),
  read({
    path: "/calendar/lessons/{id}/conflicts",
    permission: "lessons:read",
    shape: "plain",
    summary: "What stands in the way of moving a lesson to another time.",
    query: z.object({ date: single, time: single }),
    answer: z.array(conflictRecord),
    handle: (context, { params: { id = "" }, query: { date, time } }) =>
      moveConflicts(context, id, parse(lessonMoveTime, { date: date[0], time: time[0] })),
  }),
  read({
    path: "/calendar/lessons/{id}/cover-conflicts",
    permission: "lessons:read",
    shape: "plain",
    summary: "What stands in the way of another tutor's giving a lesson.",
    query: z.object({ tutorId: single }),
    answer: z.array(conflictRecord),
    handle: (context, { params: { id = "" }, query: { tutorId } }) => coverConflicts(context, id, tutorId[0] ?? ""),
  }),
  read({
    path: "/calendar/courses/{id}/conflicts",
    permission: "lessons:read",
    shape: "plain",
    summary: "What stands in the way of another lesson of a course.",
    query: z.object({ date: single, time: single, durationMinutes: single }),
    answer: z.array(conflictRecord),
    handle: (context, { params: { id = "" }, query: { date, time, durationMinutes } }) =>
      addedConflicts(
        context,
        id,
        parse(addedLessonTime, { date: date[0], time: time[0], durationMinutes: Number(durationMinutes[0]) }),
      ),
  }),
  read({
    path: "/calendar/courses-free",
    permission: "lessons:read",
    shape: "plain",
    summary: "For each of some courses, whether its tutor and learners are free at a time.",
    query: z.object({ courseId: z.array(z.string()).max(50), startAt: single, minutes: single.optional() }),
    answer: z.array(courseFreeRecord),
    handle: (context, { query: { courseId, startAt, minutes } }) => {
      const at = parse(freeAtRules, { startAt: startAt[0], minutes: minutes ? Number(minutes[0]) : null });
      return coursesFreeAt(context, courseId, { start: new Date(at.startAt), minutes: at.minutes });
    },
  }),
  read({
    path: "/calendar/free-slots",
    permission: "lessons:read",
    shape: "plain",
    summary: "Who of those that teach a subject is free when it suits the learner, the soonest first.",
    query: freeSlotsQuery,
    answer: z.array(freeTutorRecord),
    handle: (context, { query }) => freeTutors(context, query),
  }),
  read({
    path: "/calendar/clock-changes",
    permission: "lessons:read",
    shape: "plain",
    summary: "What the changes of clocks in the next 21 days move for tutors.",
    query: clockChangeReviewQuery,
    answer: clockChangeReviewRecord,
    handle: (context, { query }) => clockChangeReview(context, query),
  }),
];
