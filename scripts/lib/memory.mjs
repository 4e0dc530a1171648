import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory; containers often have next to none of it. */
const shared = "/dev/shm";
/** What a run needs of it at the most, and what else then stays. */
const room = 2 * 1024 ** 3;
const leftOver = 2 * 1024 ** 3;

/**
 * Where throwaway databases and folders are made: in memory where there is plenty of it, since making a database's
 * thousand files on a disk takes ten times as long as all else about it; else where everything temporary is.
 * @param {string} [memory] the folder that is in memory
 */
export function fastFolder(memory = shared) {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < room || freemem() < room + leftOver) return tmpdir();
    // Also in a container that may not write there.
    rmSync(mkdtempSync(join(memory, "try-")), { recursive: true });
    return memory;
  } catch {
    return tmpdir();
  }
}

const prefix = "portal-tests-";

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * A temporary folder for everything that this process starts, gone when it ends; and gone at the next call, if it was
 * killed.
 * @param {string} [place]
 */
export function scratchFolder(place = fastFolder()) {
  const old = readdirSync(place).filter((name) => name.startsWith(prefix));
  for (const name of old.filter((one) => !isAlive(Number(one.slice(prefix.length)))))
    rmSync(join(place, name), { recursive: true, force: true });
  const folder = join(place, `${prefix}${process.pid}`);
  // As other temporary folders: PostgreSQL, which does not run as root, takes its own away.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o1777);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
