import { leadName } from "@app/domain/leads/lead-name.ts";
import { toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sorts = { NAME: "name", CREATED: "createdAt", SINCE: "stageSince", ACTION: "nextActionOn" };
const lead = mutationResolvers("lead", ({ sources }: GatewayContext) => sources.lead, { stale: "Lead" });

export const leadsResolvers: Resolvers = {
  Query: {
    lead: (_, { id }, { sources }) => sources.lead.byId(id),
    leads: async (_, args, { sources }) => toPage(await sources.lead.list(toListQuery(args, sorts))),
    leadLikelyCustomers: (_, { id }, { sources }) => sources.lead.likelyCustomers(id),
    leadLearners: (_, { id }, { sources }) => sources.lead.learners(id),
  },
  Mutation: {
    leadCreate: lead.create,
    leadUpdate: lead.update,
    leadContact: lead.event("contact"),
    leadBookTrial: lead.event("book-trial"),
    leadCompleteTrial: lead.event("complete-trial"),
    leadConvert: lead.event("convert"),
    leadMarkLost: lead.event("lose"),
    leadReopen: lead.event("reopen"),
  },
  Lead: {
    name: leadName,
  },
};
