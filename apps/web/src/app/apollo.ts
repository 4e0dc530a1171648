import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { OperationTypeNode } from "graphql";
import { from, mergeMap } from "rxjs";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { EarlyAnswers } from "../shared/early/early-answers.ts";
import { isSignedOut, shownError } from "../shared/server-error.ts";
import type { SessionStore } from "../shared/session/session-store.ts";
import { createCache } from "./cache.ts";

function bearer(session: SessionStore): ApolloLink {
  return new SetContextLink(({ headers }) => {
    const state = session.state();
    const token = state.held ? null : state.token;
    // A call that is sent again carries the token that it was first sent with.
    const { authorization: _, ...others } = (headers ?? {}) as Record<string, string>;
    return { token, headers: { ...others, ...(token !== null && { authorization: `Bearer ${token}` }) } };
  });
}

/** While the session is held, every call but signing in again waits until that has been done. */
function waiting(session: SessionStore): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { signingIn } = operation.getContext() as { signingIn?: boolean };
    if (!session.state().held || signingIn) return forward(operation);
    return from(session.settled()).pipe(mergeMap(() => forward(operation)));
  });
}

/**
 * Ends or holds a refused session; what failed while it is held is sent again afterwards. Tells of failed writes that no
 * screen shows. Screens show failed reads themselves.
 */
function failures(session: SessionStore): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const { token, shown } = operation.getContext() as { token?: string | null; shown?: boolean };
    if (isSignedOut(error)) {
      if (!token) return;
      session.refuse(token);
      // Another call may have been refused before, and the session renewed since.
      const { held, token: present } = session.state();
      if (held || (present !== null && present !== token)) return forward(operation);
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
    link: ApolloLink.from([failures(session), waiting(session), bearer(session), early, new HttpLink({ uri })]),
    // A dead source leaves its fields empty and the rest stands, so both data and errors reach the screens.
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
}
