/** What can be asked in a dialog, from wherever on the page. */
export interface Guest {
  id: string;
  close: () => void;
}

export interface Host {
  /** Where guests are drawn; null until the dialog stands. */
  slot: HTMLElement | null;
  guests: readonly Guest[];
  add: (guest: Guest) => () => void;
}

/** The dialogs that stand, by the order in which they came. */
const hosts = new Map<number, Host>();
const listeners = new Set<() => void>();
let came = 0;

/** The place of a dialog in that order. */
export function nextRank(): number {
  came += 1;
  return came;
}

const tell = () => {
  for (const listener of [...listeners]) listener();
};

export function setHost(rank: number, host: Host | null): void {
  if (host === null ? !hosts.delete(rank) : hosts.get(rank) === host) return;
  if (host !== null) hosts.set(rank, host);
  tell();
}

/** The last dialog that came before one, and still stands. */
export function hostBefore(rank: number): Host | null {
  const earlier = [...hosts].filter(([other]) => other < rank).toSorted(([a], [b]) => a - b);
  return earlier.at(-1)?.[1] ?? null;
}

export function subscribeHosts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
