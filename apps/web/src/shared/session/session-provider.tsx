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

/** Whether the viewer matches the token: data of one role must not be shown to the other. */
const fits = (token: string, { viewingUntil }: Viewer) => isViewing(token) === (viewingUntil !== null);

function statusOf(
  { token, origin, suspended }: SessionState,
  { data, error, loading, refetch }: Restoring,
): SessionStatus {
  if (token === null)
    return { status: "signed-out", remember: origin !== "here" && !suspended, suspended: suspended ?? null };
  if (data?.me && fits(token, data.me)) return { status: "signed-in", viewer: data.me };
  if (loading || !error) return { status: "restoring" };
  return { status: "unreachable", message: shownError(error).message, retry: () => void refetch() };
}

/** Restores the stored token's session silently, and synchronises with other tabs. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  const client = useApolloClient();
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { token, origin } = state;
  const restoring = useQuery(MeDocument, { skip: token === null, notifyOnNetworkStatusChange: true });
  const [logout] = useMutation(LogoutDocument, { context: { shown: true } });

  // The next person must not see cached data of the previous one.
  const before = useRef(token);
  useEffect(() => {
    // Not initially: nothing is cached yet, and the first screen's requests would be aborted.
    if (before.current === token) return;
    if (token === null) void client.clearStore();
    else if (origin === "viewing" || (before.current !== null && origin === "elsewhere")) void client.resetStore();
    // The same person may have another role now.
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
      // The page is left first, so that nothing remains for the next person.
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
