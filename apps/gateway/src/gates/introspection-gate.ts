import { GraphQLError } from "graphql";
import { notSignedIn } from "../permission/auth-directive.ts";
import { surveyOf } from "./document-survey.ts";
import type { Gate } from "./gate.ts";

const howToSignIn =
  "The schema is shown to those who are signed in: the `login` mutation gives a token for the Authorization header (Bearer). /playground says more.";

/** Introspection needs sign-in. */
export const introspectionGate: Gate = {
  didResolveOperation: ({ document, contextValue }) => {
    if (contextValue.viewer || !surveyOf(document).asksAboutSchema) return;
    const { message } = notSignedIn(contextValue.signedOut);
    throw new GraphQLError(`${message.replace(/\.?$/, ".")} ${howToSignIn}`, {
      extensions: { code: "UNAUTHENTICATED", http: { status: 401 } },
    });
  },
};
