import { fullName } from "@app/domain/people/person.ts";
import { toPage } from "../../records/list-page.ts";
import { listQueryOf } from "../../records/record-kinds.ts";
import { mutationsOf } from "../record-mutations.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { toRejectedFilter } from "./rejected-filter.public.ts";

const candidacy = mutationsOf("Candidacy");

export const candidaciesResolvers: Resolvers = {
  Query: {
    candidate: (_, { id }, { sources }) => sources.candidacy.latestOf(id),
    rejectedCandidacies: async (_, { filter, ...args }, { sources }) =>
      toPage(await sources.candidacy.list(listQueryOf("Candidacy", { ...args, filter: toRejectedFilter(filter) }))),
  },
  Mutation: {
    candidacyAdvance: candidacy.event("advance", ({ reason, mail }: { reason?: string | null; mail: boolean }) => ({
      ...(reason != null && { reason }),
      mail,
    })),
    candidacyResume: candidacy.event("unhold"),
  },
  Candidacy: {
    name: fullName,
    rounds: ({ personId }, _, { loaders }) => loaders.candidacies.load(personId),
    documents: ({ personId }, _, { loaders }) => loaders.tutorDocuments.load(personId),
    payRates: ({ personId }, _, { loaders }) => loaders.payRates.load(personId),
    payoutAccount: async ({ personId }, _, { loaders }) => (await loaders.payoutAccounts.load(personId))[0] ?? null,
  },
};
