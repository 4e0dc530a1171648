import { toPage } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import { mutationsOf } from "../record-mutations.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const lesson = mutationsOf("BookedLesson");
const course = mutationsOf("ConfirmedLesson");

export const coursesResolvers: Resolvers = {
  Query: {
    coverTutors: (_, { lessonIds }, { sources }) => sources.bookedLesson.covers(lessonIds),
    confirmedLessonChange: (_, { id, input }, { sources }) => sources.confirmedLesson.change(id, input),
    lessonConfirmation: (_, { requestId, skipDates }, { sources }) =>
      sources.lessonRequest.confirmation(requestId, skipDates ?? []),
    lessonLog: async (_, { lessonId, filter, page }, { sources }) =>
      toPage(
        await sources.lessonLogEntry.list(
          listQueryOf("LessonLogEntry", { page, filter: { ...filter, lessonId }, sort: "AT_DESC" }),
        ),
      ),
  },
  Mutation: {
    confirmedLessonKeepLocalTimes: course.event("keep-times"),
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
  SettlementRound: {
    rule: ({ ruleId }) => ruleId,
    terms: ({ policy }) => policy,
    isBilled: ({ state }) => state === "posted",
  },
  LessonSettlement: {
    isBilled: ({ state }) => state === "posted",
  },
};
