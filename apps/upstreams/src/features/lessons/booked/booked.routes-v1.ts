import { z } from "zod";
import {
  lessonCancelInput,
  lessonCompleteInput,
  lessonMoveInput,
  lessonNoteInput,
  lessonRestoreInput,
  studentMissedInput,
} from "@app/domain/lessons/lesson-events.ts";
import { lessonCoverInput } from "@app/domain/lessons/cover-input.ts";
import { courseReasonInput, meetingInput } from "@app/domain/lessons/course-changes.ts";
import {
  addedLessonInput,
  disputeSettleInput,
  lessonDisputeInput,
  rescheduleAgreeInput,
  rescheduleAskInput,
  rescheduleDeclineInput,
  rescheduleTimeInput,
} from "@app/domain/lessons/reschedule.ts";
import { recordRoutes } from "../../../http/record-routes.ts";
import { list, read, write, type Route } from "../../../http/route.ts";
import type { Context } from "../../../service/context.ts";

import { settlementRoundRecord } from "../settlement-round.record.ts";
import { addLesson } from "./add-lesson.service.ts";
import { bookedList, listBooked, listLog, logList, settlementsOf } from "./booked.queries.ts";
import { bookedRecord, logRecord, type BookedRecord } from "./booked.record.ts";
import { coverRecord, coversOf, coversQuery } from "./covers.queries.ts";
import { coverLesson } from "./cover.service.ts";
import { disputeLesson, reverseOutcome, settleDispute } from "./disputes.service.ts";
import { restoreLesson } from "./restore-lesson.service.ts";
import { askReschedule, declineTime, proposeTime } from "./reschedule-requests.service.ts";
import { agreeReschedule, rescheduleLesson } from "./reschedule.service.ts";
import { undoLesson } from "../undo/undo-act.service.ts";
import { settling } from "./lesson-preview.ts";
import { callOffLesson } from "./cancel-lesson.service.ts";
import { completeLesson, missLesson, setLessonMeeting, startLesson } from "./lesson-events.service.ts";
import { noteLesson } from "./note-lesson.service.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

const calls = recordRoutes({ path: "/lessons/booked", area: "lessons", answer: bookedRecord });

/** An event that asks for more than the version. */
const event = <Body extends z.ZodType<{ version: number }>>(
  name: string,
  summary: string,
  body: Body,
  handle: (context: Context, sent: z.output<Body> & RecordRef) => Promise<BookedRecord>,
  permission: "lessons:act" | "settlements:act" = "lessons:act",
): Route =>
  write({
    method: "post",
    path: `/lessons/booked/{id}/${name}`,
    summary,
    permission,
    shape: "record",
    body,
    answer: bookedRecord,
    handle: (context, { params: { id = "" }, body: sent }) => handle(context, { ...sent, _id: id }),
  });

/** Dated lessons, and what happened to them. Source: domain.md 1.2, 2.3. */
export const bookedRoutes: Route[] = [
  calls.list("Dated lessons, the earliest first.", bookedList, listBooked),
  calls.facets(bookedList),
  calls.event("start", "A lesson begins.", startLesson),
  ...settling(
    event("complete", "A lesson was given; a regular one needs a report.", lessonCompleteInput, completeLesson),
  ),
  ...settling(
    event("student-no-show", "The learner did not come, and the tutor waited.", studentMissedInput, (context, sent) =>
      missLesson(context, sent, "student"),
    ),
  ),
  ...settling(
    calls.event("tutor-no-show", "The tutor did not come.", (context, at) => missLesson(context, at, "tutor")),
  ),
  ...settling(
    event("restore", "A cancelled lesson is given after all, at its time.", lessonRestoreInput, restoreLesson),
  ),
  ...settling(event("cancel", "Calls a lesson off, with the reason.", lessonCancelInput, callOffLesson)),
  ...settling(
    event(
      "reschedule-now",
      "Moves a lesson to a time that both sides have agreed to.",
      lessonMoveInput,
      rescheduleLesson,
    ),
  ),
  ...settling(event("request-reschedule", "Asks for another time of a lesson.", rescheduleAskInput, askReschedule)),
  ...settling(event("propose-time", "Proposes another time.", rescheduleTimeInput, proposeTime)),
  ...settling(event("decline-time", "Declines the time that is proposed.", rescheduleDeclineInput, declineTime)),
  ...settling(
    event("agree-reschedule", "Moves a lesson to the time that was agreed.", rescheduleAgreeInput, agreeReschedule),
  ),
  ...settling(event("dispute", "Objects to how a lesson was settled.", lessonDisputeInput, disputeLesson)),
  ...settling(event("settle", "Decides a dispute.", disputeSettleInput, settleDispute, "settlements:act")),
  event("reverse", "Takes an outcome back, with the reason.", courseReasonInput, reverseOutcome),
  ...settling(event("cover", "Another tutor gives a lesson; the course keeps its own.", lessonCoverInput, coverLesson)),
  calls.event("undo", "Takes back a move, a cancellation or a change of tutor of a moment ago.", undoLesson),
  event("set-link", "Says where a lesson is held, if not where its course is.", meetingInput, setLessonMeeting),
  ...settling(
    calls.create(
      "Adds a lesson to a course beside the usual ones: books it, or writes down one that was given without.",
      addedLessonInput,
      addLesson,
    ),
  ),
  event("note", "Writes something down about a lesson.", lessonNoteInput, (context, { note, ...at }) =>
    noteLesson(context, at, note),
  ),
  read({
    path: "/lessons/booked/{id}/settlements",
    permission: "lessons:read",
    shape: "plain",
    summary: "Each time that a lesson was settled, the last first.",
    answer: z.array(settlementRoundRecord),
    handle: (context, { params: { id = "" } }) => settlementsOf(context, id),
  }),
  read({
    path: "/lessons/covers",
    permission: "lessons:read",
    shape: "plain",
    summary: "Who could give some lessons instead of their tutors.",
    query: coversQuery,
    answer: z.array(coverRecord),
    handle: (context, { query }) => coversOf(context, query),
  }),
  list({
    path: "/lessons/activity",
    permission: "lessons:read",
    list: logList,
    answer: logRecord,
    summary: "What happened to lessons, with those that they were moved from and to; the last first.",
    handle: listLog,
  }),
];
