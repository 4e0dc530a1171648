import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exactLength } from "./exact-length.ts";
import { demandName, isFileName, type ByteRange, type FileStore } from "./file-store.ts";

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Flushes a file or folder to disk. */
async function keepOnDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a local folder. Files being written are in `staging` until complete. */
export class FolderStore implements FileStore {
  readonly #folder: string;
  readonly #staging: string;

  /** Both must be on one disk, so that a rename is atomic. */
  constructor(folder: string, staging: string) {
    this.#folder = folder;
    this.#staging = staging;
  }

  async put(id: string, content: Readable, size: number): Promise<void> {
    const folder = this.#folderOf(id);
    await Promise.all([mkdir(folder, { recursive: true }), mkdir(this.#staging, { recursive: true })]);
    const unfinished = join(this.#staging, `${id}.part`);
    try {
      await pipeline(content, exactLength(size), createWriteStream(unfinished, { mode: 0o600 }));
      await keepOnDisk(unfinished);
      await rename(unfinished, join(folder, id));
      await keepOnDisk(folder);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async get(id: string, range?: ByteRange): Promise<Readable | null> {
    const path = join(this.#folderOf(id), id);
    try {
      await stat(path);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
    return createReadStream(path, range);
  }

  async remove(id: string): Promise<void> {
    await rm(join(this.#folderOf(id), id), { force: true });
  }

  async *list(): AsyncGenerator<string> {
    for (const part of await this.#names(this.#folder)) {
      for (const id of await this.#names(join(this.#folder, part))) {
        if (isFileName(id)) yield id;
      }
    }
  }

  /** By the last characters, which are random, so that no folder gets large. */
  #folderOf(id: string): string {
    return join(this.#folder, demandName(id).slice(-2));
  }

  async #names(folder: string): Promise<string[]> {
    try {
      return await readdir(folder);
    } catch (error) {
      // There is none before the first file.
      if (isMissing(error)) return [];
      throw error;
    }
  }
}
