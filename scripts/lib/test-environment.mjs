import { freemem } from "node:os";
import { scratchFolder } from "./memory.mjs";

/** The tests choose their own ports, folders and mode, beside a running `npm start`. */
const fixed = [
  "NODE_ENV",
  "PORT",
  "HOST",
  "V1_URL",
  "V2_URL",
  "V1_PORT",
  "V2_PORT",
  "DATA_DIR",
  "DATABASE_URL",
  "DEMO",
];
export const unset = Object.fromEntries([...fixed, "PUBLIC_URL"].map((name) => [name, undefined]));

/** Made when it is first needed. @type {string | undefined} */
let scratch;
/** What tests make and throw away is made in memory, where there is plenty of it. */
export const inMemory = () => ({ TMPDIR: (scratch ??= scratchFolder()) });

/** What three workers of jest may take, and as much again for all else. */
const muchMemory = 16 * 1024 ** 3;

/**
 * For programs of Node that do much once: a sixth of their time goes into collecting garbage, where there is memory enough
 * to leave it, and an eighth into optimising code of which most is then hardly used, the embedded database's above all.
 */
export const engineForTests = () => [
  "--interrupt-budget=600000",
  "--wasm-tiering-budget=20000000",
  ...(freemem() < muchMemory
    ? []
    : ["--initial-heap-size=1500", "--min-semi-space-size=64", "--max-semi-space-size=64"]),
];

/** For programs written in Go, for the same reason: the heap grows five times before it is gone through. */
export const roomyGo = { GOGC: "400" };
