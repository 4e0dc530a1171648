import { withUserErrors } from "../../errors/user-errors.ts";
import type { Resolvers } from "../resolvers.generated.ts";

/** A family added in one step. */
export const familiesResolvers: Resolvers = {
  Mutation: {
    familyCreate: (_, { input, idempotencyKey }, { sources, loaders }) =>
      withUserErrors({ customer: null, request: null }, async () => {
        const { customer, requestId } = await sources.families.create(input, idempotencyKey);
        return { customer, request: requestId === null ? null : await loaders.lessonRequest.load(requestId) };
      }),
  },
};
