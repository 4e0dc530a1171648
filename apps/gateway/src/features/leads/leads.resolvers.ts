import { leadName } from "@app/domain/leads/lead-name.ts";
import { mutationsOf } from "../record-mutations.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const lead = mutationsOf("Lead");

export const leadsResolvers: Resolvers = {
  Query: {
    leadLikelyCustomers: (_, { id }, { sources }) => sources.lead.likelyCustomers(id),
    leadLearners: (_, { id }, { sources }) => sources.lead.learners(id),
  },
  Mutation: {
    leadLogCall: (_, { input: { leadId, ...said }, idempotencyKey }, { sources }) =>
      lead.saved(() => sources.lead.logCall(leadId, said, idempotencyKey)),
    leadMarkLost: lead.event("lose"),
  },
  Lead: {
    name: leadName,
  },
};
