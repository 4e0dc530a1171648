import type { UseStore } from "idb-keyval";
import type { Draft, DraftPlace } from "./draft.ts";
import { isExpired, isOf, placeKey } from "./draft.ts";

let opened: UseStore | undefined;

/** Loaded with the first form. */
const storage = async () => {
  const idb = await import("idb-keyval");
  opened ??= idb.createStore("drafts", "drafts");
  return { ...idb, store: opened };
};

/** Without storage, as in private windows, there are no drafts; forms work all the same. */
const quietly = <Result>(work: Promise<Result>, otherwise: Result) => work.catch(() => otherwise);

/** The drafts of a form on this device, the latest first. `now` in milliseconds. */
export function readDrafts(place: DraftPlace, now: number): Promise<readonly Draft[]> {
  const read = async () => {
    const { get, store } = await storage();
    const storedDrafts = (await get<readonly Draft[]>(placeKey(place), store)) ?? [];
    return storedDrafts.filter((draft) => !isExpired(draft, now));
  };
  return quietly(read(), []);
}

/** Replaces a form's drafts; an empty list removes them. False if this browser stores nothing. */
export function keepDrafts(place: DraftPlace, drafts: readonly Draft[]): Promise<boolean> {
  const keep = async () => {
    const { set, del, store } = await storage();
    await (drafts.length === 0 ? del(placeKey(place), store) : set(placeKey(place), drafts, store));
    return true;
  };
  return quietly(keep(), false);
}

/** The number of forms with drafts of a person on this device; expired ones are removed. */
export function countDrafts(person: string, now: number): Promise<number> {
  const count = async () => {
    const { entries, delMany, store } = await storage();
    const all = await entries<string, readonly Draft[]>(store);
    const old = all.filter(([, drafts]) => drafts.every((draft) => isExpired(draft, now))).map(([key]) => key);
    await delMany(old, store);
    return all.filter(([key]) => isOf(person, key) && !old.includes(key)).length;
  };
  return quietly(count(), 0);
}

/** Removes all drafts of a person on this device. */
export function removeDrafts(person: string): Promise<void> {
  const remove = async () => {
    const { keys, delMany, store } = await storage();
    const own = (await keys<string>(store)).filter((key) => isOf(person, key));
    await delMany(own, store);
  };
  return quietly(remove(), undefined);
}

/** Removes a person's drafts from pages that they may no longer open. */
export function keepDraftsOf(person: string, mayOpen: (page: string) => boolean): Promise<void> {
  const remove = async () => {
    const { entries, delMany, store } = await storage();
    const all = await entries<string, readonly Partial<Draft>[]>(store);
    const lost = all.filter(
      ([key, drafts]) => isOf(person, key) && !drafts.every(({ page }) => page !== undefined && mayOpen(page)),
    );
    await delMany(
      lost.map(([key]) => key),
      store,
    );
  };
  return quietly(remove(), undefined);
}
