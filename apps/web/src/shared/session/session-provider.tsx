import { useApolloClient, useMutation } from "@apollo/client/react";
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { shownError } from "../errors/server-error.ts";
import { useQuery } from "../page/use-query.ts";
import { SessionContext, type Session, type SessionStatus, type Viewer } from "./session-context.ts";
import type { SessionState, SessionStore } from "./session-store.ts";
import { isViewing } from "./token.ts";
import { LogoutDocument, MeDocument, type MeQuery } from "./session.generated.ts";

interface Restoring {
  data: MeQuery | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** Whether the person is as the token has them: nothing of one role is shown to the other. */
const fits = (token: string, { viewingUntil }: Viewer) => isViewing(token) === (viewingUntil !== null);

function statusOf({ token, origin }: SessionState, { data, error, loading, refetch }: Restoring): SessionStatus {
  if (token === null) return { status: "signed-out", remember: origin !== "here" };
  if (data?.me && fits(token, data.me)) return { status: "signed-in", viewer: data.me };
  if (loading || !error) return { status: "restoring" };
  return { status: "unreachable", message: shownError(error).message, retry: () => void refetch() };
}

/** Restores the session of the stored token silently, and keeps it in step with other tabs. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  const client = useApolloClient();
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { token, origin } = state;
  const restoring = useQuery(MeDocument, { skip: token === null, notifyOnNetworkStatusChange: true });
  const [logout] = useMutation(LogoutDocument, { context: { shown: true } });

  // What one person read must not be there for the next.
  const before = useRef(token);
  useEffect(() => {
    // Not at the beginning: there is nothing of anybody yet, and what the first screen asks for would be broken off.
    if (before.current === token) return;
    if (token === null) void client.clearStore();
    else if (origin === "viewing" || (before.current !== null && origin === "elsewhere")) void client.resetStore();
    // The same person may have another role by now.
    else if (origin === "renewed") void client.refetchQueries({ include: [MeDocument] });
    before.current = token;
  }, [client, token, origin]);

  const nobody = restoring.data?.me === null && !restoring.error && !restoring.loading ? token : null;
  useEffect(() => {
    if (nobody !== null) store.refuse(nobody);
  }, [store, nobody]);

  const session: Session = {
    ...statusOf(state, restoring),
    arrival: state.arrival,
    arrived: store.arrived,
    held: state.held,
    giveUp: store.giveUp,
    view: store.view,
    stopViewing: store.stopViewing,
    async renew(newToken, viewer) {
      if (restoring.data?.me?.id === viewer.id) {
        client.writeQuery({ query: MeDocument, data: { me: viewer } });
        store.renew(newToken);
        return true;
      }
      // The page goes first, so that nothing of one person is there for the next.
      store.giveUp();
      await session.signIn(newToken, viewer, viewer.home);
      return false;
    },
    async signIn(newToken, viewer, arrival) {
      await client.clearStore();
      client.writeQuery({ query: MeDocument, data: { me: viewer } });
      store.begin(newToken, arrival);
    },
    async signOut() {
      const answer = await logout().catch(() => null);
      if (answer?.data.logout.loggedOut) store.leave();
      else if (store.state().token !== null) toast.failed(clientMessages.logout);
    },
  };

  return <SessionContext value={session}>{children}</SessionContext>;
}
