import { createContext, use } from "react";
import type { SessionViewerFragment } from "./session.generated.ts";

export type Viewer = SessionViewerFragment;

/** The session ended because the account was suspended. */
export interface Suspended {
  /** What the server says about it. */
  message: string;
  /** The person's id, if the token has it. */
  person: string | null;
}

export type SessionStatus =
  | { status: "restoring" }
  | { status: "unreachable"; message: string; retry: () => void }
  /** `remember`: whether to return to the current address after signing in. */
  | { status: "signed-out"; remember: boolean; suspended?: Suspended | null }
  | { status: "signed-in"; viewer: Viewer };

export type Session = SessionStatus & {
  /** Where someone who has just signed in is going; null once there. */
  arrival: string | null;
  arrived: () => void;
  /** The session has ended with unsaved changes on the page, so the user must sign in again. */
  held: boolean;
  /** Continues after signing in again: on this page for the same person (resolves to true), else as the new person. */
  renew: (token: string, viewer: Viewer) => Promise<boolean>;
  /** Ends a held session. */
  giveUp: () => void;
  /** Continues with a token for viewing as another role. */
  view: (token: string) => void;
  /** Returns from viewing as another role to the own session. */
  stopViewing: () => void;
  /** Starts the session of a login, and goes to `arrival`. */
  signIn: (token: string, viewer: Viewer, arrival: string) => Promise<void>;
  /** Ends the session on the server, then here; on failure it says so and the session stays. */
  signOut: () => Promise<void>;
};

export const SessionContext = createContext<Session | null>(null);

/** The current session. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession is used outside of SessionProvider.");
  return session;
}

/** The signed-in person; only within the signed-in part. */
export function useViewer(): Viewer {
  const session = useSession();
  if (session.status !== "signed-in") throw new Error("useViewer is used where nobody is signed in.");
  return session.viewer;
}
