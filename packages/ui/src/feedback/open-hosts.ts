/** A dialog rendered inside another one, from anywhere on the page. */
export interface Guest {
  id: string;
  close: () => void;
}

export interface Host {
  /** Where guests are rendered; null until the dialog is mounted. */
  slot: HTMLElement | null;
  guests: readonly Guest[];
  add: (guest: Guest) => () => void;
}

/** Open dialogs by rank. */
const hosts = new Map<number, Host>();
const listeners = new Set<() => void>();
let came = 0;

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

/** The latest open dialog with a lower rank. */
export function hostBefore(rank: number): Host | null {
  const earlier = [...hosts].filter(([other]) => other < rank).toSorted(([a], [b]) => a - b);
  return earlier.at(-1)?.[1] ?? null;
}

export function subscribeHosts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
