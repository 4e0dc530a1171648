import type { ApolloServerPlugin, GraphQLRequestListener } from "@apollo/server";
import { GraphQLError, visit, BREAK, type DocumentNode } from "graphql";
import type { GatewayContext } from "../context.ts";
import { notSignedIn } from "../directives/auth.ts";

const asked = new WeakMap<DocumentNode, boolean>();

/** Whether a document asks about the schema itself; `__typename` does not. */
function asksAboutSchema(document: DocumentNode): boolean {
  let found = asked.get(document);
  if (found === undefined) {
    found = false;
    visit(document, {
      Field: ({ name }) => {
        if (name.value !== "__schema" && name.value !== "__type") return undefined;
        found = true;
        return BREAK;
      },
    });
    asked.set(document, found);
  }
  return found;
}

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
