import { withUserErrors } from "../../errors/user-errors.ts";
import { toFacetQuery, toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sorts = { CREATED: "createdAt", TITLE: "title" };
const lesson = mutationResolvers("groupLesson", ({ sources }: GatewayContext) => sources.groupLesson, {
  stale: "GroupLesson",
});
const instance = mutationResolvers("groupInstance", ({ sources }: GatewayContext) => sources.groupInstance, {
  stale: "GroupInstance",
});

async function tutorsOf({ tutorIds }: { tutorIds: readonly string[] }, { loaders }: GatewayContext) {
  return (await Promise.all(tutorIds.map((id) => loaders.tutor.load(id)))).filter((tutor) => tutor !== null);
}

export const groupLessonsResolvers: Resolvers = {
  Query: {
    groupLesson: (_, { id }, { sources }) => sources.groupLesson.byId(id),
    groupLessons: async (_, { kind, filter, ...args }, { sources }) =>
      toPage(await sources.groupLesson.list(toListQuery({ ...args, filter: { ...filter, kind: [kind] } }, sorts))),
    groupLessonFacets: (_, { kind, by, filter }, { sources }) =>
      sources.groupLesson.facets(toFacetQuery({ by, filter: { ...filter, kind: [kind] } })),
    plannedGroupDates: (_, { input }, { sources }) => sources.groupLesson.planned(input),
    groupInstance: (_, { id }, { sources }) => sources.groupInstance.byId(id),
  },
  Mutation: {
    groupLessonCreate: lesson.create,
    groupLessonUpdate: lesson.update,
    groupLessonPublish: lesson.event("publish"),
    groupLessonCancel: lesson.event("cancel"),
    groupLessonArchive: lesson.event("archive"),
    groupLessonEnrol: (_, { id, learnerId, waits, idempotencyKey }, { sources }) =>
      withUserErrors({ dates: null }, async () => ({
        dates: await sources.groupLesson.enrol(id, { learnerId, waits }, idempotencyKey),
      })),
    groupInstanceCreate: instance.create,
    groupInstanceEnrol: instance.event("enrol"),
    groupInstanceLeave: instance.event("leave"),
    groupInstanceAcceptOffer: instance.event("take-offer"),
    groupInstanceRecordAttendance: instance.event("attendance"),
    groupInstanceComplete: instance.event("complete"),
    groupInstanceCancel: instance.event("cancel"),
    groupInstanceNotRun: instance.event("not-run"),
    groupInstanceRunAnyway: instance.event("run-anyway"),
    groupInstanceSetRecording: instance.event("recording"),
    groupInstanceMerge: instance.event("merge"),
  },
  GroupLesson: {
    name: ({ title }) => title,
    tutors: (record, _, context) => tutorsOf(record, context),
    coverImage: ({ coverImage: id }, _, { loaders }) => (id === null ? null : loaders.file.load(id)),
    dates: ({ _id }, _, { sources }) => sources.groupInstance.ofLesson(_id),
  },
  EnrolledDate: {
    name: ({ localDate, localTime }) => `${localDate} at ${localTime}`,
  },
  GroupEnrolment: {
    terms: ({ policySnapshot }) => policySnapshot,
  },
  GroupInstance: {
    name: ({ localDate, localTime }) => `${localDate} at ${localTime}`,
    groupLesson: ({ groupLessonId }, _, { sources }) => sources.groupLesson.byId(groupLessonId),
    tutors: (record, _, context) => tutorsOf(record, context),
    roster: ({ _id }, _, { sources }) => sources.groupInstance.roster(_id),
  },
};
