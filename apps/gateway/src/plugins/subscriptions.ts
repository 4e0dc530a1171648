import type { ApolloServerPlugin, GraphQLRequestListener } from "@apollo/server";
import { GraphQLError, OperationTypeNode } from "graphql";
import type { GatewayContext } from "../context.ts";

const listener: GraphQLRequestListener<GatewayContext> = {
  didResolveOperation: ({ operation }) => {
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return Promise.resolve();
    const extensions = { code: "BAD_USER_INPUT", http: { status: 400 } };
    throw new GraphQLError("Subscriptions are served at /graphql/stream.", { extensions });
  },
};

/** One answer cannot hold a stream. */
export const subscriptionsElsewhere: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () => Promise.resolve(listener),
};
