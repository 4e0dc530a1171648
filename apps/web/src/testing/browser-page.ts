import type { BlockedStep } from "../shared/drafts/use-blocker.ts";
import { PortalHistory, type HistoryWindow, type Ready } from "../app/history.ts";

/** Until jsdom has moved, and moved back: each takes two of its tasks, however long those take on a busy machine. */
export async function moved(): Promise<void> {
  for (let task = 0; task < 20; task += 1) await new Promise((over) => setTimeout(over));
}

let tests = 0;

/**
 * jsdom's own history, with paths of its own for each test of a file:
 *
 *     const { three, at, address, path } = browserPage();
 *     three().push(path("fourth"));
 */
export function browserPage() {
  let cleanUps: (() => void)[] = [];
  let base = "";
  const page: HistoryWindow = {
    location: window.location,
    history: window.history,
    setTimeout: (later) => void window.setTimeout(later),
    addEventListener(type, listener) {
      window.addEventListener(type, listener);
      cleanUps.push(() => window.removeEventListener(type, listener));
    },
  };
  const path = (name: string) => `${base}/${name}`;
  const nameOf = (address: string) => address.replace(`${base}/`, "");

  /** As at the end of a page's life: what it wrote into the browser's history stays. */
  function leave(): void {
    for (const cleanUp of cleanUps) cleanUp();
    cleanUps = [];
  }

  beforeEach(() => {
    tests += 1;
    base = `/test-${tests}`;
    window.history.pushState(null, "", path("first"));
  });
  afterEach(async () => {
    await moved();
    leave();
  });

  return {
    page,
    path,
    nameOf,
    leave,
    at: (history: PortalHistory) => history.current && nameOf(history.current.location.pathname),
    address: () => nameOf(window.location.pathname + window.location.search),
    /** A history of three pages, of which the last is open. */
    three(ready?: Ready) {
      const history = new PortalHistory(page, ready);
      history.push(path("second"));
      history.push(path("third"));
      return history;
    },
  };
}

/** Holds up every step to another path or search until it is let go, as a form with unsaved changes does. */
export function guard(history: PortalHistory) {
  const guarded = { isDirty: true, waiting: null as BlockedStep | null, end: () => {} };
  guarded.end = history.block({
    shouldBlock(here, there) {
      return guarded.isDirty && (here.pathname !== there.pathname || here.search !== there.search);
    },
    tell: (step) => (guarded.waiting = step),
  });
  return guarded;
}
