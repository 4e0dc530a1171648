import type { Resolvers } from "../resolvers.generated.ts";
import { reviewedOf } from "../review/reviewed.public.ts";

export const sentencesResolvers: Resolvers = {
  SentenceSession: {
    ...reviewedOf("words"),
    sentenceCount: ({ items }) => items.length,
  },
};
