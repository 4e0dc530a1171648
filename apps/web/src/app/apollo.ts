import { ApolloLink, HttpLink, type ApolloClient } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { OperationTypeNode } from "graphql";
import { from, mergeMap, throwError, type Observable } from "rxjs";
import { clientMessages } from "@app/domain/client-messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { PrefetchClient } from "../shared/prefetch/prefetch-client.ts";
import { PrefetchedAnswers } from "../shared/prefetch/prefetched-answers.ts";
import { NewestAnswers } from "../shared/live/newest-answers.ts";
import { isSignedOut, shownError, suspensionIn } from "../shared/errors/server-error.ts";
import type { SessionStore } from "../shared/session/session-store.ts";
import { createCache } from "./cache.ts";

type Answers = Observable<ApolloLink.Result>;

function bearer(session: SessionStore): ApolloLink {
  return new SetContextLink(({ headers }) => {
    const state = session.state();
    const token = state.held ? null : state.token;
    // A call that is sent again carries the token that it was first sent with.
    const { authorization: _, ...others } = (headers ?? {}) as Record<string, string>;
    return { token, headers: { ...others, ...(token !== null && { authorization: `Bearer ${token}` }) } };
  });
}

/** While the session is held, every call but signing in again waits for the same person; nobody else's token sends it. */
function waiting(session: SessionStore): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { token, held } = session.state();
    const { signingIn } = operation.getContext() as { signingIn?: boolean };
    if (token === null || !held || signingIn) return forward(operation);
    const ended = () => new Error(clientMessages.tokenInvalid);
    return afterRenewal(session, token, () => forward(operation), ended);
  });
}

/** Goes on once the session of a token has been renewed; fails where it has ended for good. */
function afterRenewal(session: SessionStore, token: string, go: () => Answers, failure: () => unknown): Answers {
  return from(session.isRenewed(token)).pipe(mergeMap((renewed) => (renewed ? go() : throwError(failure))));
}

/**
 * Ends or holds a refused session; what failed while it is held is sent again once the same person is back. Tells of
 * failed writes that no screen shows. Screens show failed reads themselves.
 */
function failures(session: SessionStore): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const { token, shown } = operation.getContext() as { token?: string | null; shown?: boolean };
    if (isSignedOut(error)) {
      if (!token) return;
      session.refuse(token, suspensionIn(error));
      // Nobody is there any more: the page goes, and with it whoever waits for the answer.
      if (session.state().token === null) return;
      return afterRenewal(
        session,
        token,
        () => forward(operation),
        () => error,
      );
    } else if (operation.operationType === OperationTypeNode.MUTATION && !shown) {
      toast.failed(shownError(error).message);
    }
  });
}

/** The client of the one server, over what was asked for early. `uri` is its GraphQL address. */
export function createClient(
  session: SessionStore,
  early = new PrefetchedAnswers(Date.now),
  uri = "/graphql",
): ApolloClient {
  const newest = new NewestAnswers();
  const client = new PrefetchClient(early, {
    cache: createCache(),
    link: ApolloLink.from([failures(session), waiting(session), bearer(session), newest, early, new HttpLink({ uri })]),
    // A dead source leaves its fields empty and the rest stands, so both data and errors reach the screens.
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
  newest.serve(client);
  return client;
}
