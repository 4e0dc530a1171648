import { withUserErrors } from "../../errors/user-errors.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const naming = { stale: "Customer" };

export const mergesResolvers: Resolvers = {
  Query: {
    customerMergePreview: (_, { id, otherId }, { sources }) => sources.merges.preview(id, otherId),
    customerMerges: (_, { id }, { sources }) => sources.merges.of(id),
    likelyDuplicates: (_, { id }, { sources }) => sources.merges.duplicates(id),
  },
  Mutation: {
    customerMerge: (_, { id, choices, idempotencyKey, ...body }, { sources }) =>
      withUserErrors(
        { customer: null, mergeId: null },
        async () => {
          const chosen = Object.fromEntries(choices.map(({ field, side }) => [field, side]));
          const { kept, merge } = await sources.merges.merge(id, { ...body, choices: chosen }, idempotencyKey);
          return { customer: kept, mergeId: merge._id };
        },
        naming,
      ),
    customerUnmerge: (_, { id, idempotencyKey }, { sources }) =>
      withUserErrors({ customer: null, other: null, left: null }, async () => {
        const { kept, other, left } = await sources.merges.undo(id, idempotencyKey);
        return { customer: kept, other, left };
      }),
    customersMarkDistinct: (_, { id, otherId, verdict, idempotencyKey }, { sources }) =>
      withUserErrors({ duplicates: null }, async () => ({
        duplicates: await sources.merges.tellApart(id, { otherId, verdict }, idempotencyKey),
      })),
  },
};
