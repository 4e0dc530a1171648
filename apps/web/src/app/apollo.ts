import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { OperationTypeNode } from "graphql";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { EarlyAnswers } from "../shared/early/early-answers.ts";
import { isSignedOut, shownError } from "../shared/server-error.ts";
import type { SessionStore } from "../shared/session/session-store.ts";
import { createCache } from "./cache.ts";

function bearer(session: SessionStore): ApolloLink {
  return new SetContextLink(({ headers }) => {
    const { token } = session.state();
    return { token, headers: { ...(headers as object), ...(token !== null && { authorization: `Bearer ${token}` }) } };
  });
}

/** Ends a refused session; tells of failed writes that no screen shows. Screens show failed reads themselves. */
function failures(session: SessionStore): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const { token, shown } = operation.getContext() as { token?: string | null; shown?: boolean };
    if (isSignedOut(error)) {
      if (token) session.refuse(token);
    } else if (operation.operationType === OperationTypeNode.MUTATION && !shown) {
      toast.failed(shownError(error).message);
    }
  });
}

/** The client of the one server, over what was asked for early. `uri` is its GraphQL address. */
export function createClient(
  session: SessionStore,
  early = new EarlyAnswers(Date.now),
  uri = "/graphql",
): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([bearer(session), failures(session), early, new HttpLink({ uri })]),
    // A dead source leaves its fields empty and the rest stands, so both data and errors reach the screens.
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
}
