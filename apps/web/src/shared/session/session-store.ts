import { concernsToken, forgetSession, keepToken, keptToken } from "./token.ts";

/** How the present state came about: at the start, by signing in or out here, in another tab, or by a refused token. */
type SessionOrigin = "start" | "here" | "elsewhere" | "refused";

export interface SessionState {
  token: string | null;
  origin: SessionOrigin;
  /** Where somebody who has just signed in goes; null once they are there. */
  arrival: string | null;
}

/** The token and its story, outside React so that the link to the server can read and end it. */
export interface SessionStore {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Starts a session; `arrival` is the path to go to. */
  begin: (token: string, arrival: string) => void;
  /** Ends the session on purpose. */
  leave: () => void;
  /** Ends the session because the server refused this token; a later one stays. */
  refuse: (token: string) => void;
  /** Says that the arrival has been reached. */
  arrived: () => void;
}

export function createSessionStore(storage: Storage, now: () => number): SessionStore {
  let state: SessionState = { token: keptToken(storage, now()), origin: "start", arrival: null };
  const listeners = new Set<() => void>();

  function change(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function end(origin: SessionOrigin) {
    forgetSession(storage);
    change({ token: null, origin, arrival: null });
  }

  window.addEventListener("storage", (event) => {
    if (!concernsToken(event)) return;
    const token = keptToken(storage, now());
    if (token !== state.token) change({ token, origin: "elsewhere", arrival: null });
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(token, arrival) {
      keepToken(storage, token);
      change({ token, origin: "here", arrival });
    },
    leave: () => end("here"),
    refuse(token) {
      if (state.token === token) end("refused");
    },
    arrived() {
      if (state.arrival !== null) change({ ...state, arrival: null });
    },
  };
}
