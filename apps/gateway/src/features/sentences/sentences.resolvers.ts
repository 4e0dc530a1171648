import { roleFrom } from "@app/domain/permissions.ts";
import { reviewActs } from "@app/domain/review/review-enums.ts";
import { offeredActs } from "@app/domain/review/review-states.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const sentencesResolvers: Resolvers = {
  SentenceSession: {
    author: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
    sentenceCount: ({ items }) => items.length,
    offered: (found, _, { viewer }) =>
      viewer === null
        ? []
        : offeredActs({ id: viewer._id, role: roleFrom(viewer.user_role) }, "words", found, reviewActs),
  },
};
