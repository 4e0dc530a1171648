import type { ApolloServerPlugin, GraphQLRequestListener } from "@apollo/server";
import { GraphQLError } from "graphql";
import type { GatewayContext } from "../context.ts";
import { notSignedIn } from "../directives/auth.ts";
import { asksAboutSchema } from "../execution/role-views.ts";

const listener: GraphQLRequestListener<GatewayContext> = {
  didResolveOperation: ({ document, contextValue }) => {
    if (contextValue.viewer || !asksAboutSchema(document)) return Promise.resolve();
    const { message } = notSignedIn(contextValue.signedOut);
    throw new GraphQLError(message, { extensions: { code: "UNAUTHENTICATED", http: { status: 401 } } });
  },
};

/** The schema is shown to those who are signed in. */
export const introspectionGate: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () => Promise.resolve(listener),
};
