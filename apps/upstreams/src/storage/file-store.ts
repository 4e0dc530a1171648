import type { Readable } from "node:stream";

/** Both ends belong to it. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of files lie. Names are ids of ours, never what a caller sent, and a name always means the same bytes.
 *
 *     await store.put(id, createReadStream(path), size);
 *     const part = await store.get(id, { start: 0, end: 99 });
 */
export interface FileStore {
  /** Keeps exactly so many bytes, whole or not at all; rejects where there are more or fewer. */
  put(id: string, content: Readable, size: number): Promise<void>;
  /** All of it, or a part; null where there is none. */
  get(id: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes it; one that is gone already is no fault. */
  remove(id: string): Promise<void>;
  /** Every name that there is, in any order. */
  list(): AsyncIterable<string>;
}

/** What the servers keep files with. */
export interface FileStorage {
  store: FileStore;
  /** A folder for what is still being received; names in it begin with an id. */
  staging: string;
  /** How long a file is kept that nothing refers to, in milliseconds. */
  unusedMs: number;
}

const goodName = /^[0-9a-f]{24}$/;

/** A name that leads nowhere else. */
export function demandName(id: string): string {
  if (!goodName.test(id)) throw new Error("A stored file is named by an id.");
  return id;
}
export const isFileName = (id: string): boolean => goodName.test(id);
