import { createPath, NavigationType, type Location, type To } from "react-router-dom";
import type { Blocker } from "../shared/drafts/use-blocker.ts";

/** As much of the browser's window as a history needs. */
export interface HistoryWindow {
  location: Pick<Window["location"], "href" | "assign">;
  history: Pick<Window["history"], "state" | "go" | "pushState" | "replaceState">;
  addEventListener: (type: "popstate", listener: () => void) => void;
  setTimeout: (later: () => void) => void;
}

/** An address that was opened, and by which way. */
export interface Step {
  location: Location;
  action: NavigationType;
}

/** What each entry of the browser's history says of itself; it outlives a reload. */
interface Entry {
  usr: unknown;
  key: string;
  /** Its place among the others: the browser tells only that it has moved, not how far. */
  idx: number;
}

/** The browser's way back to the entry that is open, after a step that was blocked. It begins a little later. */
interface Undo {
  way: number;
  /** Where it ends, unless somebody presses back or forward meanwhile. */
  lands: number;
  /** What follows at its end. */
  next: () => void;
  again: ReturnType<typeof setTimeout>;
}

/** A browser that is told to go while somebody presses back may do only one of them. It is told again after this time. */
const lostMs = 1_000;

/** What must be there before an address is shown; undefined where it is. Never fails. */
export type Ready = (location: Location) => Promise<unknown> | undefined;

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * The browser's history as react-router wants it, with two things besides: an address is opened only when what it shows
 * is there, and a blocker is asked before. Back and forward have already moved when the browser tells of them, so one
 * that is blocked is undone, and done again if the person leaves after all.
 *
 *     const history = new PortalHistory(window, ({ pathname }) => filesOf(pathname));
 *     const unblock = history.block(blocker);
 *     history.push("/app/account"); // asks the blocker, waits for the files, opens the address
 */
export class PortalHistory {
  /** What is open; null until what the first address shows is there. */
  current: Step | null = null;
  /** Fulfilled once something is open. */
  readonly settled: Promise<void>;
  readonly #window: HistoryWindow;
  readonly #ready: Ready;
  readonly #listeners = new Set<() => void>();
  #drawn: string | null = null;
  readonly #blockers = new Set<Blocker>();
  /** Of those, the one whose question is open. */
  #asking: Blocker | null = null;
  /** Counts steps: a later one is opened in the place of one that still waits for its files. */
  #turn = 0;
  /** The place of the entry that is open, and of the one that the browser stands on. */
  #open: number;
  #here: number;
  #undo: Undo | null = null;
  /** The entry that the step which waits leads to, and the one that may be gone to without being asked again. */
  #wanted = 0;
  #allowed: number | null = null;
  #isPopping = false;

  constructor(window: HistoryWindow, ready: Ready = () => undefined) {
    this.#window = window;
    this.#ready = ready;
    this.#here = this.#entry()?.idx ?? 0;
    this.#open = this.#here;
    this.#mark(this.#here);
    window.addEventListener("popstate", () => this.#popped());
    this.settled = new Promise((resolve) => this.listen(resolve));
    this.#take({ location: this.#location(), action: NavigationType.Pop });
  }

  readonly push = (to: To, state: unknown = null): void => this.#ask(this.#stepTo(to, state, NavigationType.Push));

  readonly replace = (to: To, state: unknown = null): void =>
    this.#ask(this.#stepTo(to, state, NavigationType.Replace));

  /** Opens what a link leads to; a link to the address that is open adds no entry. */
  readonly follow = (href: string, state: unknown = null): void => {
    const isOpen = createPath(this.urlOf(href)) === createPath(this.#location());
    (isOpen ? this.replace : this.push)(href, state);
  };

  /** Takes note of which page has been drawn: for a while after a step it is still the one before. */
  readonly drawn = (pathname: string): void => {
    this.#drawn = pathname;
  };

  /** Whether another page has been drawn since the one at a path. */
  readonly isLeft = (pathname: string): boolean => this.#drawn !== pathname;

  readonly go = (delta: number): void => this.#window.history.go(delta);

  /** The address as the browser writes it. */
  readonly urlOf = (to: To): URL => new URL(typeof to === "string" ? to : createPath(to), this.#window.location.href);

  /** Calls the listener after each step, until what it returns is called. */
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks the blocker before each step, until what it returns is called. */
  readonly block = (blocker: Blocker): (() => void) => {
    this.#blockers.add(blocker);
    return () => {
      this.#blockers.delete(blocker);
      if (this.#asking === blocker) this.#asking = null;
    };
  };

  #entry(): Partial<Entry> | null {
    return this.#window.history.state as Partial<Entry> | null;
  }

  /** Gives the entry that the browser stands on a place where it has none: what others add lies after all before it. */
  #mark(place: number): number {
    const { usr = null, key = newKey(), idx = place } = this.#entry() ?? {};
    if (this.#entry()?.idx === undefined) {
      this.#window.history.replaceState({ ...this.#entry(), usr, key, idx } satisfies Entry, "");
    }
    return idx;
  }

  #location(): Location {
    const { pathname, search, hash } = new URL(this.#window.location.href);
    const { usr = null, key = "default" } = this.#entry() ?? {};
    return { pathname, search, hash, state: usr, key };
  }

  #stepTo(to: To, state: unknown, action: NavigationType): Step {
    const { pathname, search, hash } = this.urlOf(to);
    return { location: { pathname, search, hash, state, key: newKey() }, action };
  }

  /** The blocker that holds up a step; of several, the one that came last is asked first. */
  #blockerOf(there: Location): Blocker | undefined {
    const here = this.current?.location;
    return here && [...this.#blockers].findLast(({ shouldBlock }) => shouldBlock(here, there));
  }

  #ask(step: Step): void {
    const blocker = this.#blockerOf(step.location);
    if (blocker) this.#hold(blocker, () => this.#take(step));
    else this.#take(step);
  }

  /** Has a step wait for the answer; one that waited before is given up. */
  #hold(blocker: Blocker, proceed: () => void): void {
    this.#release();
    this.#asking = blocker;
    const answered = (next: () => void) => () => {
      this.#release();
      next();
    };
    blocker.tell({ proceed: answered(() => this.#onceBack(proceed)), reset: answered(() => undefined) });
  }

  #release(): void {
    this.#asking?.tell(null);
    this.#asking = null;
  }

  #take(step: Step): void {
    this.#turn += 1;
    const turn = this.#turn;
    const open = () => {
      if (turn === this.#turn) this.#onceBack(() => this.#show(step));
    };
    const ready = this.#ready(step.location);
    if (ready === undefined) open();
    else void ready.then(open);
  }

  #show(step: Step): void {
    if (step.action !== NavigationType.Pop) this.#write(step);
    this.#open = this.#here;
    this.current = step;
    this.#release();
    // What React hears of within a popstate it draws in one go, with all that follows: slower than step by step.
    if (this.#isPopping) this.#window.setTimeout(this.#tell);
    else this.#tell();
  }

  readonly #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };

  #write({ location, action }: Step): void {
    const { history } = this.#window;
    const here = this.#mark(this.#here + 1);
    const isNew = action === NavigationType.Push;
    const entry: Entry = { usr: location.state, key: location.key, idx: isNew ? here + 1 : here };
    const href = createPath(location);
    this.#here = entry.idx;
    if (isNew) this.#add(entry, href);
    else history.replaceState(entry, "", href);
  }

  #add(entry: Entry, href: string): void {
    const { history, location } = this.#window;
    try {
      history.pushState(entry, "", href);
    } catch (error) {
      if (error instanceof DOMException && error.name === "DataCloneError") throw error;
      // Some browsers allow only so many steps within a while; loading the page anew is always allowed.
      location.assign(href);
    }
  }

  #popped(): void {
    this.#isPopping = true;
    try {
      this.#followed();
    } finally {
      this.#isPopping = false;
    }
  }

  #followed(): void {
    const place = this.#mark(this.#here + 1);
    this.#here = place;
    if (this.#undo !== null) this.#moved(place, this.#undo);
    else this.#leave(place);
  }

  #leave(place: number): void {
    const location = this.#location();
    const blocker = place === this.#allowed || place === this.#open ? undefined : this.#blockerOf(location);
    this.#allowed = null;
    if (blocker === undefined) this.#take({ location, action: NavigationType.Pop });
    else this.#undoneBy(blocker, place);
  }

  #undoneBy(blocker: Blocker, place: number): void {
    // Nor does an address open now whose files were still on their way.
    this.#turn += 1;
    this.#wanted = place;
    this.#hold(blocker, () => {
      this.#allowed = this.#wanted;
      this.go(this.#wanted - this.#open);
    });
    this.#goBack(() => undefined);
  }

  #goBack(next: () => void): void {
    const way = this.#open - this.#here;
    const again = setTimeout(() => this.#goBack(this.#undo?.next ?? next), lostMs);
    this.#undo = { way, lands: this.#open, next, again };
    this.go(way);
  }

  /** The browser has moved while a step is being undone: to the end of that, or because somebody has pressed again. */
  #moved(place: number, undo: Undo): void {
    if (place === this.#open || place === undo.lands) {
      clearTimeout(undo.again);
      this.#undo = null;
      if (place === this.#open) undo.next();
      else this.#goBack(undo.next);
    } else {
      this.#wanted = place;
      undo.lands = place + undo.way;
    }
  }

  /** Does something where the open entry is the browser's too: at once, unless a step is being undone. */
  #onceBack(next: () => void): void {
    if (this.#undo === null) next();
    else this.#undo.next = next;
  }
}
