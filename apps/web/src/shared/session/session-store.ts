import {
  areOfOnePerson,
  concernsToken,
  forgetSession,
  isViewing,
  keepOwnAgain,
  keepToken,
  keepViewing,
  keptToken,
} from "./token.ts";

/**
 * How the present state came about: at the start, by signing in or out here, in another tab, by the same person signing
 * in again in another tab, by viewing as another role or ceasing to, or by a refused token.
 */
type SessionOrigin = "start" | "here" | "elsewhere" | "renewed" | "viewing" | "refused";

export interface SessionState {
  token: string | null;
  origin: SessionOrigin;
  /** Where somebody who has just signed in goes; null once they are there. */
  arrival: string | null;
  /**
   * The token is no longer good, but something on the page is not saved: the person stays where they are until they
   * have signed in again or given up. Calls wait meanwhile.
   */
  held: boolean;
}

/** The token and its story, outside React so that the link to the server can read and end it. */
export interface SessionStore {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Starts a session; `arrival` is the path to go to. */
  begin: (token: string, arrival: string) => void;
  /** Ends the session on purpose. */
  leave: () => void;
  /** The server refused this token: the session ends, or is held where something is not saved. A later token stays. */
  refuse: (token: string) => void;
  /** Goes on with a held session under a new token of the same person. */
  renew: (token: string) => void;
  /** Goes on with a token that only views as another role; the present one is kept to come back to. */
  view: (token: string) => void;
  /** Goes back from viewing as another role to the person's own session. */
  stopViewing: () => void;
  /** Ends a held session. */
  giveUp: () => void;
  /** Resolves once the session is not held: to whether it goes on for the person of this token. */
  isRenewed: (token: string) => Promise<boolean>;
  /** Says that the arrival has been reached. */
  arrived: () => void;
}

/** `isUnsaved` says whether something on the page is not saved. `now` in milliseconds. */
export function createSessionStore(storage: Storage, now: () => number, isUnsaved = () => false): SessionStore {
  let state: SessionState = { token: keptToken(storage, now()), origin: "start", arrival: null, held: false };
  const listeners = new Set<() => void>();
  /** Earlier tokens of the session that goes on. */
  let earlier: readonly string[] = [];

  function change(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function end(origin: SessionOrigin) {
    forgetSession(storage);
    change({ token: null, origin, arrival: null, held: false });
  }

  /** The old token stays in memory: it says that somebody is still there. */
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
    // One that is refused and is all there is cannot be come back to.
    if (own === null || own === state.token) end("refused");
    else become(own, "viewing");
  }

  window.addEventListener("storage", (event) => {
    if (!concernsToken(event)) return;
    const token = keptToken(storage, now());
    if (token === state.token || (token === null && state.held)) return;
    if (token === null && isUnsaved()) hold();
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
    leave: () => end("here"),
    refuse(token) {
      if (state.token !== token || state.held) return;
      if (isViewing(token)) stopViewing();
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
