import { toFacetQuery } from "../../records/list-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { staffFilterOf } from "../staff/staff-accounts.resolvers.ts";

/** The server's name of the role. */
const roleParameter = "user_role";

/** The numbers beside the choices in the panels of filters. */
export const facetsResolvers: Resolvers = {
  Query: {
    regionFacets: (_, args, { sources }) => sources.regions.facets(toFacetQuery(args)),
    curriculumFacets: (_, args, { sources }) => sources.curriculum.facets(toFacetQuery(args)),
    customerFacets: (_, args, { sources }) => sources.customers.facets(toFacetQuery(args)),
    dependentFacets: (_, args, { sources }) => sources.dependents.facets(toFacetQuery(args)),
    customerPodFacets: (_, args, { sources }) => sources.customerPods.facets(toFacetQuery(args)),
    mailFacets: (_, args, { sources }) => sources.mails.facets(toFacetQuery(args)),
    staffUserFacets: async (_, { by, filter }, { sources }) => {
      const named = by.map((name) => (name === "role" ? roleParameter : name));
      const facets = await sources.staffAccounts.facets(toFacetQuery({ by: named, filter: staffFilterOf(filter) }));
      return facets.map((facet) => ({ ...facet, name: facet.name === roleParameter ? "role" : facet.name }));
    },
  },
};
