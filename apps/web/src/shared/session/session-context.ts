import { createContext, use } from "react";
import type { SessionViewerFragment } from "./session.generated.ts";

export type Viewer = SessionViewerFragment;

export type SessionStatus =
  | { status: "restoring" }
  | { status: "unreachable"; message: string; retry: () => void }
  /** `remember`: whether the address is to be come back to after signing in. */
  | { status: "signed-out"; remember: boolean }
  | { status: "signed-in"; viewer: Viewer };

export type Session = SessionStatus & {
  /** Where somebody who has just signed in goes; null once they are there. */
  arrival: string | null;
  arrived: () => void;
  /** The session has ended, but something on the page is not saved: whoever is signed in has to sign in again. */
  held: boolean;
  /** Goes on after signing in again: on this page for the same person, which resolves to true; else as that person. */
  renew: (token: string, viewer: Viewer) => Promise<boolean>;
  /** Ends a held session. */
  giveUp: () => void;
  /** Goes on with a token that only views as another role. */
  view: (token: string) => void;
  /** Goes back from viewing as another role to one's own session. */
  stopViewing: () => void;
  /** Starts the session that a login returned, and goes to `arrival`. */
  signIn: (token: string, viewer: Viewer, arrival: string) => Promise<void>;
  /** Ends the session on the server, then here; on failure it says so and the session stays. */
  signOut: () => Promise<void>;
};

export const SessionContext = createContext<Session | null>(null);

/** The session as it stands. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession is used outside of SessionProvider.");
  return session;
}

/** The signed-in person; only for what is drawn inside the signed-in part. */
export function useViewer(): Viewer {
  const session = useSession();
  if (session.status !== "signed-in") throw new Error("useViewer is used where nobody is signed in.");
  return session.viewer;
}
