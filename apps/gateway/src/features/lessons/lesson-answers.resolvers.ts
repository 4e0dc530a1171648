import { nullWhenUnknown } from "../../errors/unknown-link.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const lessonAnswersResolvers: Resolvers = {
  Query: {
    lessonAnswer: (_, { code }, { sources }) => sources.lessonAnswers.lookup(code).catch(nullWhenUnknown),
  },
  Mutation: {
    lessonAnswerSubmit: (_, { input }, { sources }) =>
      withUserErrors({ answered: null }, async () => ({
        answered: (await sources.lessonAnswers.give(input)).choice,
      })),
  },
};
