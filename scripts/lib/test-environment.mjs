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
