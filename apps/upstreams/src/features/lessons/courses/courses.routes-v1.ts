import { z } from "zod";
import {
  courseEndInput,
  coursePauseInput,
  coursePriceInput,
  courseReasonInput,
  courseScheduleInput,
  courseTutorInput,
  keepTimesInput,
  meetingInput,
} from "@app/domain/lessons/course-changes.ts";
import { dateField } from "@app/domain/fields.ts";
import { confirmInput, skipDatesMax } from "@app/domain/lessons/confirm.ts";
import { recordRoutes } from "../../../http/record-routes.ts";
import { read, write, type Route } from "../../../http/route.ts";
import { mailing } from "../../messages/mailing.public.ts";
import type { Context } from "../../../service/context.ts";

import { settling } from "../booked/lesson-preview.ts";
import { undoCourse } from "../undo/undo-act.service.ts";
import { requestRecord } from "../request.record.ts";
import { confirmRequest } from "./confirm-request.ts";
import { confirmationRecord, previewConfirmation } from "./confirmation.queries.ts";
import { cancelCourse, changePrice, endCourse, liftHold, setCourseMeeting } from "./course-events.service.ts";
import { pauseCourse, resumeCourse } from "./course-pauses.service.ts";
import { changeSchedule, changeTutor } from "./change-series.service.ts";
import { courseChangeQuery, courseChangeRecord, previewChange } from "./course-preview.queries.ts";
import { keepTimes } from "./keep-times.service.ts";
import { courseRecord, type CourseRecord } from "./course.record.ts";
import { courseList, listCourses } from "./courses.queries.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

const calls = recordRoutes({ path: "/lessons/confirmed", area: "lessons", answer: courseRecord });
const ofRequest = "/lessons/requests/{id}";

/** An event that asks for more than the version. */
const event = <Body extends z.ZodType<{ version: number }>>(
  name: string,
  summary: string,
  body: Body,
  handle: (context: Context, sent: z.output<Body> & RecordRef) => Promise<CourseRecord>,
): Route =>
  write({
    method: "post",
    path: `/lessons/confirmed/{id}/${name}`,
    summary,
    permission: "lessons:act",
    shape: "record",
    body,
    answer: courseRecord,
    handle: (context, { params: { id = "" }, body: sent }) => handle(context, { ...sent, _id: id }),
  });

/** Confirmed courses of lessons, and how a request becomes one. Source: domain.md 1.2, 2.1, 2.2. */
export const courseRoutes: Route[] = [
  calls.list("Confirmed courses of lessons: those that go on unless others are asked for.", courseList, listCourses),
  calls.facets(courseList),
  read({
    path: "/lessons/confirmed/{id}/change",
    permission: "lessons:read",
    shape: "plain",
    summary: "What a change of a course would do to its lessons.",
    query: courseChangeQuery,
    answer: courseChangeRecord,
    handle: (context, { params: { id = "" }, query }) => previewChange(context, id, query),
  }),
  ...settling(
    event("pause", "No lessons for a while; booked lessons in that time are cancelled.", coursePauseInput, pauseCourse),
  ),
  calls.event("undo", "Takes back a pause of a moment ago, with those of the same act.", undoCourse),
  ...settling(calls.event("resume", "Lessons are given again before the pause is over.", resumeCourse)),
  ...settling(event("end", "Ends a course; its upcoming lessons are cancelled.", courseEndInput, endCourse)),
  ...settling(event("cancel", "Calls off a course that waits for its payment.", courseReasonInput, cancelCourse)),
  ...settling(event("lift-hold", "Lets a course begin before it is paid for.", courseReasonInput, liftHold)),
  ...settling(
    event("change-schedule", "New times from a day on; its lessons move.", courseScheduleInput, changeSchedule),
  ),
  ...settling(
    event("change-tutor", "Another tutor from a day on, with a handover note.", courseTutorInput, changeTutor),
  ),
  event("change-price", "Another price from a day on.", coursePriceInput, changePrice),
  event("keep-times", "A time stays by the learner's clock over a change of a clock.", keepTimesInput, keepTimes),
  event("set-link", "Says where the lessons of a course are held.", meetingInput, setCourseMeeting),
  read({
    path: `${ofRequest}/confirmation`,
    permission: "lessons:read",
    shape: "plain",
    summary: "The lessons that confirming a request would book, with what stands in the way of each.",
    query: z.object({ skipDate: z.array(dateField).max(skipDatesMax).optional() }),
    answer: confirmationRecord,
    handle: (context, { params: { id = "" }, query }) => previewConfirmation(context, id, query.skipDate ?? []),
  }),
  ...mailing(
    write({
      method: "post",
      path: `${ofRequest}/confirm`,
      permission: "lessons:act",
      shape: "record",
      summary: "Writes down that the customer accepts: a course begins, with its first eight weeks of lessons.",
      body: confirmInput,
      answer: requestRecord,
      handle: (context, { params: { id = "" }, body: { version, ...body } }) =>
        confirmRequest(context, { _id: id, version }, body),
    }),
  ),
];
