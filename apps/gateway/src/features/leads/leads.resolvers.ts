import { leadName } from "@app/domain/leads/lead-name.ts";
import type { LostReason } from "@app/domain/leads/lead-enums.ts";
import { toListQuery, toPage } from "../../records/list-page.ts";
import { writesOf } from "../../records/writes-of.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const sorts = { NAME: "name", CREATED: "createdAt", SINCE: "stageSince", ACTION: "nextActionOn" };
const lead = writesOf("lead", ({ sources }: GatewayContext) => sources.leads, { stale: "Lead" });

interface Conversion {
  customerId?: string | null | undefined;
  lastName?: string | null | undefined;
}

export const leadsResolvers: Resolvers = {
  Query: {
    lead: (_, { id }, { sources }) => sources.leads.byId(id),
    leads: async (_, args, { sources }) => toPage(await sources.leads.list(toListQuery(args, sorts))),
    leadLikelyCustomers: (_, { id }, { sources }) => sources.leads.likelyCustomers(id),
    leadLearners: (_, { id }, { sources }) => sources.leads.learners(id),
  },
  Mutation: {
    leadCreate: lead.create,
    leadUpdate: lead.update,
    leadContact: lead.event("contact"),
    leadBookTrial: lead.event("book-trial"),
    leadCompleteTrial: lead.event("complete-trial"),
    leadConvert: lead.event("convert", ({ customerId, lastName }: Conversion) => ({ customerId, lastName })),
    leadMarkLost: lead.event("lose", ({ lostReason }: { lostReason: LostReason }) => ({ lostReason })),
    leadReopen: lead.event("reopen"),
  },
  Lead: {
    name: leadName,
  },
};
