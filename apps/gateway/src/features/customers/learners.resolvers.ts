import { fullName } from "@app/domain/people/person.ts";
import { toPage } from "../../records/list-page.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const learnersResolvers: Resolvers = {
  Query: {
    learners: async (_, { search, page }, { sources }) => toPage(await sources.learner.find(search, page)),
    learner: (_, { id }, { loaders }) => loaders.learner.load(id),
  },
  Learner: {
    name: fullName,
    isArchived: ({ archived }) => archived,
    attachments: ({ _id }, _, { loaders }) => loaders.attachments.load(_id),
    resources: ({ _id }, _, { sources }) => sources.learner.resources(_id),
  },
  LearnerPayer: { id: (payer) => payer._id, name: fullName },
};
