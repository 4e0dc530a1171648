import { toFacetQuery, toPage } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const journalResolvers: Resolvers = {
  Query: {
    journalEntries: async (_, args, { sources }) =>
      toPage(await sources.journalEntry.list(listQueryOf("JournalEntry", args))),
    journalFacets: (_, args, { sources }) => sources.journalEntry.facets(toFacetQuery(args)),
    journalTemplates: (_, __, { sources }) => sources.journalTemplate.all(),
  },
  JournalEntry: {
    person: ({ personId, personName, isTutor }) => ({ id: personId, name: personName, isTutor }),
    additions: ({ _id }, _, { loaders }) => loaders.journalAdditions.load(_id),
  },
  Tutor: {
    journalCount: async ({ _id }, _, { sources }) =>
      (await sources.journalEntry.list(queryOf({ personId: _id, pageSize: 1 }))).total,
  },
};
