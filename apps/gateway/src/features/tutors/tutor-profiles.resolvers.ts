import { fullName } from "@app/domain/people/person.ts";
import { toFacetQuery, toPage } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { toTutorFilter } from "./tutor-filter.public.ts";

export const tutorProfilesResolvers: Resolvers = {
  Query: {
    tutors: async (_, { filter, ...args }, { sources }) =>
      toPage(await sources.tutor.list(listQueryOf("Tutor", { ...args, filter: toTutorFilter(filter) }))),
    tutorFacets: (_, { by, filter }, { sources }) =>
      sources.tutor.facets(toFacetQuery({ by, filter: toTutorFilter(filter) })),
    tutorDialects: (_, __, { sources }) => sources.tutor.dialects(),
    tutorTags: (_, __, { sources }) => sources.tutor.tags(),
  },
  Tutor: {
    name: fullName,
  },
};
