import { z } from "zod";
import {
  attendanceInput,
  enrolAllInput,
  enrolInput,
  enrolmentInput,
  groupDatesInput,
  groupLessonInput,
  groupLessonUpdateInput,
  groupReasonInput,
  instanceCompleteInput,
  instanceMergeInput,
  instanceRecordingInput,
} from "@app/domain/group-lessons/group-lesson.ts";
import { placeDisputeInput, placeDisputeSettleInput } from "@app/domain/group-lessons/place-dispute.ts";
import { messages } from "@app/domain/messages.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { mailing } from "../messages/mailing.public.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { enrol, markAttendance, takeOffer } from "./enrolments.service.ts";
import { leave } from "./leave.service.ts";
import { enrolForAll } from "./enrol-all.service.ts";
import { addDates, plannedDatesQuery, previewDates } from "./group-dates.service.ts";
import {
  cancelForTooFew,
  cancelInstance,
  completeInstance,
  mergeInstance,
  runAnyway,
  setRecording,
} from "./group-instances.service.ts";
import {
  archiveGroupLesson,
  cancelGroupLesson,
  createGroupLesson,
  publishGroupLesson,
  updateGroupLesson,
} from "./group-lessons.service.ts";
import { groupLessonKind } from "./group.kinds.ts";
import {
  enrolledDate,
  enrolmentRecord,
  groupInstanceRecord,
  groupLessonRecord,
  plannedGroupDate,
  type GroupInstanceRecord,
} from "./group.record.ts";
import { chargingPlaces } from "./place-preview.ts";
import { disputesOfCustomer, placeDisputeRecord } from "./place-disputes.queries.ts";
import { disputePlace, settlePlaceDispute } from "./place-disputes.service.ts";
import {
  groupInstanceList,
  groupLessonList,
  listGroupInstances,
  listGroupLessons,
  rosterOf,
} from "./groups.queries.ts";

const path = "/group-lessons";
const dates = `${path}/instances`;
const ofLessons = recordRoutes({ path, area: "lessons", answer: groupLessonRecord });
const ofDates = recordRoutes({ path: dates, area: "lessons", answer: groupInstanceRecord });

/** An event of a session that asks for more than the version. */
const event = <Body extends z.ZodType<{ version: number }>>(
  name: string,
  summary: string,
  body: Body,
  handle: (context: Context, sent: z.output<Body> & { _id: string }) => Promise<GroupInstanceRecord>,
  permission: "lessons:act" | "settlements:act" = "lessons:act",
): Route =>
  write({
    method: "post",
    path: `${dates}/{id}/${name}`,
    summary,
    permission,
    shape: "record",
    body,
    answer: groupInstanceRecord,
    handle: (context, { params: { id = "" }, body: sent }) => handle(context, { ...sent, _id: id }),
  });

/** Learning pods and immersions, their dates and enrolments. Source: domain.md 0.2, 1.2, 2.8, 3.4. */
export const groupLessonRoutes: Route[] = [
  ofLessons.list("Learning pods and immersions, the newest first.", groupLessonList, listGroupLessons),
  ofLessons.facets(groupLessonList),
  ofLessons.create("Adds a learning pod or an immersion.", groupLessonInput, createGroupLesson),
  ofLessons.update("Saves changes to one.", groupLessonUpdateInput, updateGroupLesson),
  ofDates.list("Dates of group lessons, the first in front.", groupInstanceList, listGroupInstances),
  ofDates.create("Adds a date, or one in each of some weeks.", groupDatesInput, addDates),
  ofLessons.event("publish", "Opens enrolment.", publishGroupLesson),
  ofLessons.event("archive", "Puts one away.", archiveGroupLesson),
  ...mailing(
    write({
      method: "post",
      path: `${path}/{id}/cancel`,
      permission: "lessons:act",
      shape: "record",
      summary: "Cancels one with all dates that have not taken place, and says why.",
      body: groupReasonInput,
      answer: groupLessonRecord,
      handle: (context, { params: { id = "" }, body }) => cancelGroupLesson(context, { ...body, _id: id }),
    }),
  ),
  write({
    method: "post",
    path: `${path}/{id}/enrol`,
    permission: "lessons:act",
    shape: "plain",
    summary: "Enrols a learner for all dates to come, and says of each how they stand.",
    body: enrolAllInput,
    answer: z.array(enrolledDate),
    handle: (context, { params: { id = "" }, body }) => enrolForAll(context, { ...body, _id: id }),
  }),
  read({
    path: `${path}/planned-dates`,
    permission: "lessons:read",
    shape: "plain",
    summary: "The dates that would be added, with what is in the way of each.",
    query: plannedDatesQuery,
    answer: z.array(plannedGroupDate),
    handle: (context, { query }) => previewDates(context, query),
  }),
  event("enrol", "Enrols a learner, or puts them on the waiting list.", enrolInput, enrol),
  event("leave", "Takes a learner off the session or its waiting list.", enrolmentInput, leave),
  event("take-offer", "Says that a learner takes the place that was offered.", enrolmentInput, takeOffer),
  event("attendance", "Marks who came and who did not.", attendanceInput, markAttendance),
  event("complete", "Settles a session once everybody is marked.", instanceCompleteInput, completeInstance),
  ...mailing(event("cancel", "Cancels a session, and says why.", groupReasonInput, cancelInstance)),
  ...mailing(event("not-run", "Cancels a session to which too few have come.", groupReasonInput, cancelForTooFew)),
  ofDates.event("run-anyway", "Has a session take place with too few learners.", runAnyway),
  event("recording", "Says where a session that is over can be seen again.", instanceRecordingInput, setRecording),
  ...mailing(
    event("merge", "Moves everybody to another date of the same group lesson.", instanceMergeInput, mergeInstance),
  ),
  ...chargingPlaces(
    event("dispute-place", "Objects to what a learner’s place is charged.", placeDisputeInput, disputePlace),
  ),
  ...chargingPlaces(
    event(
      "settle-place",
      "Decides an objection to what a place is charged.",
      placeDisputeSettleInput,
      settlePlaceDispute,
      "settlements:act",
    ),
  ),
  read({
    path: `${path}/disputes`,
    permission: "lessons:read",
    shape: "plain",
    summary: "Objections to what a customer is charged for places, the last first.",
    query: z.object({ customerId: z.array(z.string()).length(1) }),
    answer: z.array(placeDisputeRecord),
    handle: (context, { query: { customerId } }) => disputesOfCustomer(context, customerId[0] ?? ""),
  }),
  read({
    path: `${dates}/{id}/roster`,
    permission: "lessons:read",
    shape: "plain",
    summary: "Who is in a session or waits for it, the first in front.",
    answer: z.array(enrolmentRecord),
    handle: (context, { params: { id = "" } }) => rosterOf(context, id),
  }),
];

/** The history shown of a group lesson. Its events cannot be undone. */
export const groupLessonHistory = historyOf(groupLessonKind, {
  area: "lessons",
  first: ["title"],
  more: ["status", "cancelReason"],
  body: groupLessonUpdateInput,
  update: updateGroupLesson,
  revertBy: ({ status }) =>
    status
      ? () => {
          throw new Refusal("WRONG_STATE", messages.notUndone);
        }
      : null,
});
