import { withUserErrors } from "../../errors/user-errors.ts";
import { toFacetQuery, toPage } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import { mutationsOf } from "../record-mutations.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const instance = mutationsOf("GroupInstance");

export const groupLessonsResolvers: Resolvers = {
  Query: {
    groupLessons: async (_, { kind, filter, ...args }, { sources }) =>
      toPage(
        await sources.groupLesson.list(listQueryOf("GroupLesson", { ...args, filter: { ...filter, kind: [kind] } })),
      ),
    groupLessonFacets: (_, { kind, by, filter }, { sources }) =>
      sources.groupLesson.facets(toFacetQuery({ by, filter: { ...filter, kind: [kind] } })),
    placeDisputes: (_, { customerId }, { sources }) => sources.groupInstance.disputesOf(customerId),
    plannedGroupDates: (_, { input }, { sources }) => sources.groupLesson.planned(input),
  },
  Mutation: {
    groupLessonEnrol: (_, { id, learnerId, waits, idempotencyKey }, { sources }) =>
      withUserErrors({ dates: null }, async () => ({
        dates: await sources.groupLesson.enrol(id, { learnerId, waits }, idempotencyKey),
      })),
    groupInstanceAcceptOffer: instance.event("take-offer"),
    groupInstanceRecordAttendance: instance.event("attendance"),
    groupInstanceSetRecording: instance.event("recording"),
  },
  GroupLesson: {
    name: ({ title }) => title,
    dates: ({ _id }, _, { sources }) => sources.groupInstance.ofLesson(_id),
  },
  EnrolledDate: {
    name: ({ localDate, localTime }) => `${localDate} at ${localTime}`,
  },
  PlaceDispute: {
    session: ({ instanceId }, _, { loaders }) => loaders.groupInstance.load(instanceId),
    dateCount: ({ enrolmentIds }) => enrolmentIds.length,
  },
  GroupEnrolment: {
    terms: ({ policySnapshot }) => policySnapshot,
  },
  GroupInstance: {
    name: ({ localDate, localTime }) => `${localDate} at ${localTime}`,
    roster: ({ _id }, _, { sources }) => sources.groupInstance.roster(_id),
  },
};
