import type { MadeServiceToken } from "@app/schema/upstreams/v2.records.generated.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import type { Resolvers } from "../resolvers.generated.ts";

/** Splits the answer: the record is resolved as usual, and its secret stands beside it. */
const tokenPayload = (work: () => Promise<MadeServiceToken>) =>
  withUserErrors(
    { serviceToken: null, secret: null },
    async () => {
      const { secret, ...serviceToken } = await work();
      return { serviceToken, secret };
    },
    { stale: "ServiceToken" },
  );

export const serviceTokensResolvers: Resolvers = {
  ServiceToken: {
    addedBy: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
  },
  Mutation: {
    serviceTokenCreate: (_, { input, idempotencyKey }, { sources }) =>
      tokenPayload(() => sources.serviceToken.make(input, idempotencyKey)),
    serviceTokenRotate: (_, { id, idempotencyKey, ...how }, { sources }) =>
      tokenPayload(() => sources.serviceToken.rotate(id, how, idempotencyKey)),
  },
};
