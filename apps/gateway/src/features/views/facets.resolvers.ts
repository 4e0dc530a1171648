import { toFacetQuery } from "../../records/list-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { toTutorFilter } from "../tutors/tutor-filter.public.ts";

/** Counts beside filter choices. Those of accounts are elsewhere, because the server names them differently. */
export const facetsResolvers: Resolvers = {
  Query: {
    regionFacets: (_, args, { sources }) => sources.region.facets(toFacetQuery(args)),
    curriculumFacets: (_, args, { sources }) => sources.curriculum.facets(toFacetQuery(args)),
    customerFacets: (_, args, { sources }) => sources.customer.facets(toFacetQuery(args)),
    dependentFacets: (_, args, { sources }) => sources.dependent.facets(toFacetQuery(args)),
    customerPodFacets: (_, args, { sources }) => sources.customerPod.facets(toFacetQuery(args)),
    tutorFacets: (_, { by, filter }, { sources }) =>
      sources.tutor.facets(toFacetQuery({ by, filter: toTutorFilter(filter) })),
    leadFacets: (_, args, { sources }) => sources.lead.facets(toFacetQuery(args)),
    mailFacets: (_, args, { sources }) => sources.mail.facets(toFacetQuery(args)),
  },
};
