import {
  areOfOnePerson,
  concernsToken,
  forgetSession,
  forgetWork,
  isViewing,
  keepOwnAgain,
  keepToken,
  keepViewing,
  keptToken,
  personOf,
  tellSuspended,
  toldSuspended,
} from "./token.ts";
import type { Suspended } from "./session-context.ts";

/**
 * The cause of the current state: the start, signing in or out here, another tab, the same person signing in again in
 * another tab, starting or ending viewing as another role, or a refused token.
 */
type SessionOrigin = "start" | "here" | "elsewhere" | "renewed" | "viewing" | "refused";

export interface SessionState {
  token: string | null;
  origin: SessionOrigin;
  /** Where someone who has just signed in is going; null once there. */
  arrival: string | null;
  /**
   * The token is invalid, but the page has unsaved changes: the user stays until they sign in again or give up.
   * Requests wait meanwhile.
   */
  held: boolean;
  /** Set once the account was found suspended, until someone signs in. */
  suspended?: Suspended;
}

/** The token and its state, outside React, so that the Apollo link can read and end it. */
export interface SessionStore {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Starts a session; `arrival` is the path to go to. */
  begin: (token: string, arrival: string) => void;
  /** Signs out. */
  leave: () => void;
  /**
   * The server refused this token: the session ends, or is held if something is unsaved. A newer token stays.
   * `suspended`: what the server says if the account is suspended; signing in again is impossible then.
   */
  refuse: (token: string, suspended?: string) => void;
  /** Continues a held session with a new token of the same person. */
  renew: (token: string) => void;
  /** Continues with a token for viewing as another role; the current one is kept to return to. */
  view: (token: string) => void;
  /** Returns from viewing as another role to the person's own session. */
  stopViewing: () => void;
  /** Ends a held session. */
  giveUp: () => void;
  /** Resolves once the session is not held, to whether it continues for this token's person. */
  isRenewed: (token: string) => Promise<boolean>;
  /** Reports that the arrival path has been reached. */
  arrived: () => void;
}

/** `isUnsaved`: whether the page has unsaved changes. `now` in milliseconds. */
export function createSessionStore(storage: Storage, now: () => number, isUnsaved = () => false): SessionStore {
  let state: SessionState = { token: keptToken(storage, now()), origin: "start", arrival: null, held: false };
  const listeners = new Set<() => void>();
  /** Earlier tokens of the continuing session. */
  let earlier: readonly string[] = [];

  function change(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function end(origin: SessionOrigin, suspended?: Suspended) {
    if (suspended) tellSuspended(storage, suspended);
    forgetSession(storage);
    change({ token: null, origin, arrival: null, held: false, ...(suspended && { suspended }) });
  }

  /** The old token stays in memory as a sign that someone is still there. */
  function hold() {
    forgetSession(storage);
    change({ ...state, origin: "refused", held: true });
  }

  function goOn(token: string, origin: "here" | "renewed") {
    if (state.token !== null) earlier = [...earlier, state.token];
    change({ token, origin, arrival: null, held: false });
  }

  function become(token: string, origin: "elsewhere" | "viewing") {
    earlier = [];
    change({ token, origin, arrival: null, held: false });
  }

  function stopViewing() {
    const own = keepOwnAgain(storage, now());
    // A refused token, if it is the only one, cannot be returned to.
    if (own === null || own === state.token) end("refused");
    else become(own, "viewing");
  }

  window.addEventListener("storage", (event) => {
    if (!concernsToken(event)) return;
    const token = keptToken(storage, now());
    if (token === state.token || (token === null && state.held)) return;
    const suspended = token === null && state.token !== null ? toldSuspended(storage, state.token) : undefined;
    if (suspended) end("refused", suspended);
    else if (token === null && isUnsaved()) hold();
    else if (token !== null && state.token !== null && areOfOnePerson(token, state.token)) goOn(token, "renewed");
    else {
      earlier = [];
      change({ token, origin: "elsewhere", arrival: null, held: false });
    }
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(token, arrival) {
      keepToken(storage, token);
      earlier = [];
      change({ token, origin: "here", arrival, held: false });
    },
    leave() {
      forgetWork(storage);
      end("here");
    },
    refuse(token, suspended) {
      if (state.token !== token || state.held) return;
      if (isViewing(token)) stopViewing();
      else if (suspended !== undefined) end("refused", { message: suspended, person: personOf(token) });
      else if (isUnsaved()) hold();
      else end("refused");
    },
    view(token) {
      keepViewing(storage, token);
      become(token, "viewing");
    },
    stopViewing,
    renew(token) {
      keepToken(storage, token);
      goOn(token, "here");
    },
    giveUp: () => end("refused"),
    isRenewed: (token) =>
      new Promise((resolve) => {
        const look = () => {
          if (state.held) return;
          listeners.delete(look);
          resolve(state.token !== null && earlier.includes(token));
        };
        listeners.add(look);
        look();
      }),
    arrived() {
      if (state.arrival !== null) change({ ...state, arrival: null });
    },
  };
}
