import { GraphQLError, OperationTypeNode } from "graphql";
import type { Gate } from "./gate.ts";

/** Rejects subscriptions here, as a single response cannot contain a stream. */
export const subscriptionsElsewhere: Gate = {
  didResolveOperation: ({ operation }) => {
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
    const extensions = { code: "BAD_USER_INPUT", http: { status: 400 } };
    throw new GraphQLError("Subscriptions are served at /graphql/stream.", { extensions });
  },
};
