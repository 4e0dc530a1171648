import { toFacetQuery, toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import { queryOf } from "../../upstream/path.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sorts = { OCCURRED: "occurredOn", FOLLOW_UP: "followUpOn" };
const entry = mutationResolvers("journalEntry", ({ sources }: GatewayContext) => sources.journalEntry, {
  stale: "JournalEntry",
});
const template = mutationResolvers("journalTemplate", ({ sources }: GatewayContext) => sources.journalTemplate, {
  stale: "JournalTemplate",
});

export const journalResolvers: Resolvers = {
  Query: {
    journalEntry: (_, { id }, { sources }) => sources.journalEntry.byId(id),
    journalEntries: async (_, args, { sources }) => toPage(await sources.journalEntry.list(toListQuery(args, sorts))),
    journalFacets: (_, args, { sources }) => sources.journalEntry.facets(toFacetQuery(args)),
    journalTemplates: (_, __, { sources }) => sources.journalTemplate.all(),
  },
  Mutation: {
    journalEntryCreate: entry.create,
    journalEntryUpdate: entry.update,
    journalEntryFollowUp: entry.event("follow-up"),
    journalEntryReopenFollowUp: entry.event("reopen-follow-up"),
    journalTemplateCreate: template.create,
    journalTemplateUpdate: template.update,
  },
  JournalEntry: {
    person: ({ personId, personName, isTutor }) => ({ id: personId, name: personName, isTutor }),
    additions: ({ _id }, _, { loaders }) => loaders.journalAdditions.load(_id),
    attachments: async ({ attachmentIds }, _, { loaders }) =>
      (await Promise.all(attachmentIds.map((id) => loaders.file.load(id)))).filter((file) => file !== null),
    author: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
  },
  Tutor: {
    journalCount: async ({ _id }, _, { sources }) =>
      (await sources.journalEntry.list(queryOf({ personId: _id, pageSize: 1 }))).total,
  },
};
