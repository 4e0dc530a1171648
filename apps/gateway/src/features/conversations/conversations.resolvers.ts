import type { Resolvers } from "../resolvers.generated.ts";
import { reviewedOf } from "../review/reviewed.public.ts";

export const conversationsResolvers: Resolvers = {
  Query: {
    conversationArt: (_, { id }, { sources }) => sources.conversationPractice.art(id ?? null),
  },
  ConversationPractice: {
    ...reviewedOf("conversations"),
    turnCount: ({ turns }) => turns.length,
  },
};
