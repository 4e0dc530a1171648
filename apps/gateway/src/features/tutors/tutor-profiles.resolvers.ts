import { fullName } from "@app/domain/people/person.ts";
import { toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { toTutorFilter } from "./tutor-filter.public.ts";

const sorts = { NAME: "name", NUMBER: "number", ONBOARDED: "onboardedAt" };
const tutor = mutationResolvers("tutor", ({ sources }: GatewayContext) => sources.tutor, { stale: "Tutor" });

export const tutorProfilesResolvers: Resolvers = {
  Query: {
    tutor: (_, { id }, { sources }) => sources.tutor.byId(id),
    tutors: async (_, { filter, ...args }, { sources }) =>
      toPage(await sources.tutor.list(toListQuery({ ...args, filter: toTutorFilter(filter) }, sorts))),
    tutorDialects: (_, __, { sources }) => sources.tutor.dialects(),
    tutorTags: (_, __, { sources }) => sources.tutor.tags(),
  },
  Mutation: {
    tutorUpdate: tutor.update,
    tutorTakeLeave: tutor.event("take-leave"),
    tutorReturn: tutor.event("return"),
    tutorPause: tutor.event("pause"),
    tutorResume: tutor.event("resume"),
    tutorOffBoard: tutor.event("off-board"),
    tutorReinstate: tutor.event("reinstate"),
  },
  Tutor: {
    name: fullName,
  },
};
