import type { Resolvers } from "../resolvers.generated.ts";
import { reviewedOf } from "../review/reviewed.public.ts";

export const wordsResolvers: Resolvers = {
  Query: {
    nearWords: (_, asked, { sources }) => sources.word.near(asked),
    wordUses: (_, { id }, { sources }) => sources.word.uses(id),
  },
  Word: reviewedOf("words"),
};
