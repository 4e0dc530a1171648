import type { Resolvers } from "../resolvers.generated.ts";

/** Parts of a tutor that are saved separately. */
export const tutorPartsResolvers: Resolvers = {
  Tutor: {
    documents: ({ _id }, _, { loaders }) => loaders.tutorDocuments.load(_id),
    days: ({ _id }, _, { loaders }) => loaders.tutorDays.load(_id),
    timeOff: ({ _id }, _, { loaders }) => loaders.tutorTimeOff.load(_id),
    payRates: ({ _id }, _, { loaders }) => loaders.payRates.load(_id),
    payoutAccount: async ({ _id }, _, { loaders }) => (await loaders.payoutAccounts.load(_id))[0] ?? null,
  },
};
