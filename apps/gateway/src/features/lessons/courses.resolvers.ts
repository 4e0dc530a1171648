import { toFacetQuery, toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { bookedLessonSorts } from "./booked-lesson-sorts.public.ts";

const courseSorts = { CREATED: "createdAt", NUMBER: "number", START: "startOn" };

const lesson = mutationResolvers("bookedLesson", ({ sources }: GatewayContext) => sources.bookedLesson, {
  stale: "BookedLesson",
});
const course = mutationResolvers("confirmedLesson", ({ sources }: GatewayContext) => sources.confirmedLesson, {
  stale: "ConfirmedLesson",
});

export const coursesResolvers: Resolvers = {
  Query: {
    confirmedLesson: (_, { id }, { sources }) => sources.confirmedLesson.byId(id),
    confirmedLessons: async (_, args, { sources }) =>
      toPage(await sources.confirmedLesson.list(toListQuery(args, courseSorts))),
    confirmedLessonFacets: (_, args, { sources }) => sources.confirmedLesson.facets(toFacetQuery(args)),
    confirmedLessonChange: (_, { id, input }, { sources }) => sources.confirmedLesson.change(id, input),
    lessonConfirmation: (_, { requestId, skipDates }, { sources }) =>
      sources.lessonRequest.confirmation(requestId, skipDates ?? []),
    bookedLesson: (_, { id }, { sources }) => sources.bookedLesson.byId(id),
    bookedLessons: async (_, args, { sources }) =>
      toPage(await sources.bookedLesson.list(toListQuery(args, bookedLessonSorts))),
    bookedLessonFacets: (_, args, { sources }) => sources.bookedLesson.facets(toFacetQuery(args)),
    lessonLog: async (_, { lessonId, filter, page }, { sources }) =>
      toPage(
        await sources.lessonLogEntry.list(
          toListQuery({ page, filter: { ...filter, lessonId }, sort: "AT_DESC" }, { AT: "at" }),
        ),
      ),
  },
  Mutation: {
    confirmedLessonPause: course.event("pause"),
    confirmedLessonResume: course.event("resume"),
    confirmedLessonEnd: course.event("end"),
    confirmedLessonCancel: course.event("cancel"),
    confirmedLessonLiftHold: course.event("lift-hold"),
    confirmedLessonChangeSchedule: course.event("change-schedule"),
    confirmedLessonChangeTutor: course.event("change-tutor"),
    confirmedLessonChangePrice: course.event("change-price"),
    confirmedLessonKeepLocalTimes: course.event("keep-times"),
    confirmedLessonSetLink: course.event("set-link"),
    bookedLessonStart: lesson.event("start"),
    bookedLessonComplete: lesson.event("complete"),
    bookedLessonStudentNoShow: lesson.event("student-no-show"),
    bookedLessonTutorNoShow: lesson.event("tutor-no-show"),
    bookedLessonCancel: lesson.event("cancel"),
    bookedLessonRescheduleNow: lesson.event("reschedule-now"),
    bookedLessonRequestReschedule: lesson.event("request-reschedule"),
    bookedLessonProposeTime: lesson.event("propose-time"),
    bookedLessonDeclineTime: lesson.event("decline-time"),
    bookedLessonAgreeReschedule: lesson.event("agree-reschedule"),
    bookedLessonDispute: lesson.event("dispute"),
    bookedLessonSettle: lesson.event("settle"),
    bookedLessonReverse: lesson.event("reverse"),
    bookedLessonSetLink: lesson.event("set-link"),
    bookedLessonCreate: lesson.create,
    bookedLessonAddNote: lesson.event("note"),
  },
  ConfirmedLesson: {
    learner: ({ podId, learnerId }, _, { loaders }) => (podId === null ? loaders.learner.load(learnerId) : null),
  },
  BookedLesson: {
    meetingUrl: async ({ meetingUrl, courseId }, _, { loaders }) =>
      meetingUrl ?? (courseId === null ? null : ((await loaders.confirmedLesson.load(courseId))?.meetingUrl ?? null)),
    learner: ({ podId, learnerId }, _, { loaders }) => (podId === null ? loaders.learner.load(learnerId) : null),
    settlements: ({ _id }, _, { sources }) => sources.bookedLesson.settlements(_id),
  },
  PolicyCopy: {
    policy: ({ policyId }, _, { loaders }) =>
      policyId === undefined ? null : loaders.cancellationPolicy.load(policyId),
  },
  SettlementRound: {
    rule: ({ ruleId }) => ruleId,
    terms: ({ policy }) => policy,
    isBilled: ({ state }) => state === "posted",
  },
  LessonSettlement: {
    isBilled: ({ state }) => state === "posted",
  },
};
