import type { Readable } from "node:stream";

/** Both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Storage for file contents. Names are our ids, never a caller's input, and a name always means the same bytes.
 *
 *     await store.put(id, createReadStream(path), size);
 *     const part = await store.get(id, { start: 0, end: 99 });
 */
export interface FileStore {
  /** Stores exactly `size` bytes, atomically; rejects on more or fewer. */
  put(id: string, content: Readable, size: number): Promise<void>;
  /** The whole file or a range; null if it does not exist. */
  get(id: string, range?: ByteRange): Promise<Readable | null>;
  /** Deletes it; a missing file is no error. */
  remove(id: string): Promise<void>;
  /** All names, in any order. */
  list(): AsyncIterable<string>;
}

/** File storage of the servers. */
export interface FileStorage {
  store: FileStore;
  /** A folder for uploads in progress; names in it begin with an id. */
  staging: string;
  /** How long an unreferenced file is kept, in milliseconds. */
  unusedMs: number;
}

const goodName = /^[0-9a-f]{24}$/;

/** Refuses names that could lead elsewhere. */
export function demandName(id: string): string {
  if (!goodName.test(id)) throw new Error("A stored file is named by an id.");
  return id;
}
export const isFileName = (id: string): boolean => goodName.test(id);
