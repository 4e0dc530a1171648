import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const document = mutationResolvers("tutorDocument", ({ sources }: GatewayContext) => sources.tutorDocument, {
  stale: "TutorDocument",
});
const day = mutationResolvers("tutorDay", ({ sources }: GatewayContext) => sources.tutorDay, { stale: "TutorDay" });
const timeOff = mutationResolvers("tutorTimeOff", ({ sources }: GatewayContext) => sources.tutorTimeOff, {
  stale: "TutorTimeOff",
});
const rate = mutationResolvers("payRate", ({ sources }: GatewayContext) => sources.payRate, { stale: "PayRate" });
const account = mutationResolvers("payoutAccount", ({ sources }: GatewayContext) => sources.payoutAccount, {
  stale: "PayoutAccount",
});

/** Parts of a tutor that are saved separately. */
export const tutorPartsResolvers: Resolvers = {
  Mutation: {
    tutorDocumentCreate: document.create,
    tutorDocumentUpdate: document.update,
    tutorDocumentVerify: document.event("verify"),
    tutorDocumentUnverify: document.event("unverify"),
    tutorDocumentDelete: document.event("delete"),
    tutorDocumentRestore: document.event("restore"),
    tutorDayCreate: day.create,
    tutorDayUpdate: day.update,
    tutorDayDelete: day.event("delete"),
    tutorDayRestore: day.event("restore"),
    tutorTimeOffCreate: timeOff.create,
    tutorTimeOffUpdate: timeOff.update,
    tutorTimeOffDelete: timeOff.event("delete"),
    tutorTimeOffRestore: timeOff.event("restore"),
    payRateCreate: rate.create,
    payRateDelete: rate.event("delete"),
    payRateRestore: rate.event("restore"),
    payoutAccountCreate: account.create,
    payoutAccountUpdate: account.update,
  },
  Tutor: {
    documents: ({ _id }, _, { loaders }) => loaders.tutorDocuments.load(_id),
    days: ({ _id }, _, { loaders }) => loaders.tutorDays.load(_id),
    timeOff: ({ _id }, _, { loaders }) => loaders.tutorTimeOff.load(_id),
    payRates: ({ _id }, _, { loaders }) => loaders.payRates.load(_id),
    payoutAccount: async ({ _id }, _, { loaders }) => (await loaders.payoutAccounts.load(_id))[0] ?? null,
  },
};
