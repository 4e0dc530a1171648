import { createHash, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { createConnection, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartRefused } from "../config.ts";

/** Longer socket paths are invalid on Linux and macOS. */
const longestSocketPath = 100;

/**
 * Locks a data folder by listening on a socket in it. The system closes the socket when the process ends in any way; a
 * killed process only leaves an unanswered file.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  const name = randomUUID();
  const held = await listen(path, name);
  if (held) return held;

  const taken = new StartRefused(`DATA_DIR ${dataDir} is in use by another process.`);
  if ((await ask(path)) !== null) throw taken;
  await rm(path, { force: true });
  const second = await listen(path, name);
  if (!second) throw taken;
  // Two processes may find the same dead socket; the later one has then replaced the earlier one's.
  await wait(50);
  if ((await ask(path)) === name) return second;
  throw taken;
}

function socketPath(dataDir: string): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\${nameOf(dataDir)}`;
  const path = join(dataDir, "lock");
  return Buffer.byteLength(path) <= longestSocketPath ? path : join(tmpdir(), `${nameOf(dataDir)}.lock`);
}

const nameOf = (dataDir: string) => `data-${createHash("sha256").update(dataDir).digest("hex").slice(0, 24)}`;

/** Listens and answers with `name`; null if the address is in use. */
function listen(path: string, name: string): Promise<(() => Promise<void>) | null> {
  const server: Server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(name);
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(() => new Promise((done) => server.close(() => done()))));
    server.unref();
  });
}

/** The holder of the socket; null for none. */
function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = createConnection(path);
    socket.setTimeout(1000, () => socket.destroy());
    socket.on("data", (part) => (answer += part.toString()));
    socket.on("connect", () => socket.on("close", () => resolve(answer)));
    socket.on("error", () => resolve(null));
  });
}
