import { toFacetQuery } from "../../records/list-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { toTutorFilter } from "../tutors/tutor-filter.public.ts";

/** Counts beside filter choices. Those of accounts are elsewhere, because the server names them differently. */
export const facetsResolvers: Resolvers = {
  Query: {
    regionFacets: (_, args, { sources }) => sources.regions.facets(toFacetQuery(args)),
    curriculumFacets: (_, args, { sources }) => sources.curriculum.facets(toFacetQuery(args)),
    customerFacets: (_, args, { sources }) => sources.customers.facets(toFacetQuery(args)),
    dependentFacets: (_, args, { sources }) => sources.dependents.facets(toFacetQuery(args)),
    customerPodFacets: (_, args, { sources }) => sources.customerPods.facets(toFacetQuery(args)),
    tutorFacets: (_, { by, filter }, { sources }) =>
      sources.tutorProfiles.facets(toFacetQuery({ by, filter: toTutorFilter(filter) })),
    leadFacets: (_, args, { sources }) => sources.leads.facets(toFacetQuery(args)),
    mailFacets: (_, args, { sources }) => sources.mails.facets(toFacetQuery(args)),
  },
};
