import { fullName } from "@app/domain/people/person.ts";
import { toFacetQuery, toListQuery, toPage } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";
import { candidacySorts, toRejectedFilter } from "./rejected-filter.public.ts";

const candidacy = mutationResolvers("candidacy", ({ sources }: GatewayContext) => sources.candidacy, {
  stale: "Candidacy",
});

const fileOf = (id: string | null, { loaders }: GatewayContext) => (id === null ? null : loaders.file.load(id));

export const candidaciesResolvers: Resolvers = {
  Query: {
    candidacy: (_, { id }, { sources }) => sources.candidacy.byId(id),
    candidate: (_, { id }, { sources }) => sources.candidacy.latestOf(id),
    candidacies: async (_, args, { sources }) =>
      toPage(await sources.candidacy.list(toListQuery(args, candidacySorts))),
    rejectedCandidacies: async (_, { filter, ...args }, { sources }) =>
      toPage(await sources.candidacy.list(toListQuery({ ...args, filter: toRejectedFilter(filter) }, candidacySorts))),
    candidacyFacets: (_, args, { sources }) => sources.candidacy.facets(toFacetQuery(args)),
  },
  Mutation: {
    candidacyCreate: candidacy.create,
    candidacyUpdate: candidacy.update,
    candidacyAdvance: candidacy.event("advance", ({ reason, mail }: { reason?: string | null; mail: boolean }) => ({
      ...(reason != null && { reason }),
      mail,
    })),
    candidacyMoveBack: candidacy.event("move-back"),
    candidacyHold: candidacy.event("hold"),
    candidacyResume: candidacy.event("unhold"),
    candidacyWithdraw: candidacy.event("withdraw"),
    candidacyReject: candidacy.event("reject"),
    candidacyReopen: candidacy.event("reopen"),
    candidacyAllowRehire: candidacy.event("allow-rehire"),
    candidacyOnboard: candidacy.event("onboard"),
  },
  Candidacy: {
    name: fullName,
    cvFile: ({ cvFileId }, _, context) => fileOf(cvFileId, context),
    introAudioFile: ({ introAudioFileId }, _, context) => fileOf(introAudioFileId, context),
    introVideoFile: ({ introVideoFileId }, _, context) => fileOf(introVideoFileId, context),
    demoRecordingFile: ({ demoRecordingFileId }, _, context) => fileOf(demoRecordingFileId, context),
    rounds: ({ personId }, _, { loaders }) => loaders.candidacies.load(personId),
    documents: ({ personId }, _, { loaders }) => loaders.tutorDocuments.load(personId),
    payRates: ({ personId }, _, { loaders }) => loaders.payRates.load(personId),
    payoutAccount: async ({ personId }, _, { loaders }) => (await loaders.payoutAccounts.load(personId))[0] ?? null,
  },
};
