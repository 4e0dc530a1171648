import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { Mistake } from "./mistake.mjs";

/**
 * What `npm start` needs to know before anything is built. The servers read and check the environment again, whole.
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port of the gateway
 * @property {string | null} v1Url null when our upstream server serves it
 * @property {string | null} v2Url
 * @property {number} v1Port of our upstream server
 * @property {number} v2Port
 * @property {boolean} demo whether an empty database is filled with the demo business
 * @property {string} eventsToken opens the streams of changes to the gateway; made up for this start where none is given
 * @property {string | null} dataDir null when the upstream servers do not run or keep their data in another database
 */

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** @param {Environment} env @param {string} name */
const given = (env, name) => (env[name] === undefined || env[name] === "" ? null : env[name]);

/** @param {Environment} env @param {string} name @param {number} otherwise */
function portIn(env, name, otherwise) {
  const text = given(env, name) ?? String(otherwise);
  if (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Mistake(`${name} must be a port number from 1 to 65535, not "${text}".`);
}

/** @param {Environment} env @param {string} name @param {readonly string[]} schemes @param {{ isSecret: boolean }} [what] */
function urlIn(env, name, schemes, { isSecret } = { isSecret: false }) {
  const text = given(env, name);
  if (text === null) return null;
  const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : null;
  if (scheme !== null && schemes.includes(scheme)) return text;
  // What can hold a password is not repeated.
  const said = isSecret || /[@?]/.test(text) ? "" : `, not "${text}"`;
  throw new Mistake(`${name} must be an address starting with ${schemes[0]}://${said}.`);
}

/** An address as it may be shown: without name, password and query. @param {string} address */
export function withoutSecrets(address) {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}

/** @param {Environment} env @returns {Settings} */
export function readSettings(env) {
  const settings = {
    host: given(env, "HOST") ?? "127.0.0.1",
    port: portIn(env, "PORT", 4000),
    v1Url: urlIn(env, "V1_URL", ["http", "https"]),
    v2Url: urlIn(env, "V2_URL", ["http", "https"]),
    v1Port: portIn(env, "V1_PORT", 4001),
    v2Port: portIn(env, "V2_PORT", 4002),
  };
  urlIn(env, "PUBLIC_URL", ["http", "https"]);
  const database = urlIn(env, "DATABASE_URL", ["postgres", "postgresql"], { isSecret: true });
  const standIns = settings.v1Url === null || settings.v2Url === null;
  const demo = given(env, "DEMO") ?? (database === null ? "1" : "0");
  if (!["1", "true", "0", "false"].includes(demo)) throw new Mistake(`DEMO must be 1 or 0, not "${demo}".`);
  return {
    ...settings,
    eventsToken: given(env, "EVENTS_TOKEN") ?? randomBytes(24).toString("base64url"),
    demo: demo === "1" || demo === "true",
    dataDir: standIns && database === null ? resolve(given(env, "DATA_DIR") ?? ".data") : null,
  };
}

/** The upstream servers listen on the loopback only. */
export const standInHost = "127.0.0.1";

/** @param {string} host @param {number} port @returns {Promise<string | null>} the system's code for why it cannot be had */
function listeningFails(host, port) {
  return new Promise((answer) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => answer(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => answer(null)));
  });
}

/** @type {Readonly<Record<string, string>>} */
const reasons = {
  EADDRINUSE: "is taken by another program",
  EACCES: "needs more rights than this user has",
};

/** Refuses ports that are taken, or asked for twice. @param {Settings} settings */
export async function requirePorts(settings) {
  const { host, port, v1Url, v2Url, v1Port, v2Port } = settings;
  const wanted = [
    { name: "PORT", host, port },
    ...(v1Url === null ? [{ name: "V1_PORT", host: standInHost, port: v1Port }] : []),
    ...(v2Url === null ? [{ name: "V2_PORT", host: standInHost, port: v2Port }] : []),
  ];
  for (const [at, one] of wanted.entries()) {
    const twin = wanted.slice(0, at).find((other) => other.port === one.port);
    if (twin) throw new Mistake(`${twin.name} and ${one.name} are both ${one.port}; give each a port of its own.`);
    const code = await listeningFails(one.host, one.port);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new Mistake(`HOST must be an address of this machine, not "${one.host}".`);
    }
    if (code !== null) {
      const why = reasons[code] ?? `cannot be listened on (${code})`;
      throw new Mistake(`Port ${one.port} ${why}; stop that or set ${one.name} to another.`);
    }
  }
}

/** Makes a folder and those above it; Node's own recursive way never returns on a file system that refuses. @param {string} path */
function makeFolder(path) {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Whether the upstream servers of another start answer on the lock in a data folder. @param {string} dataDir @returns {Promise<boolean>} */
function isInUse(dataDir) {
  const lock = join(dataDir, "lock");
  if (!existsSync(lock)) return Promise.resolve(false);
  return new Promise((answer) => {
    const socket = createConnection(lock);
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
    socket.once("close", () => socket.destroy());
  });
}

/** Refuses a data folder that cannot be made or written to, or that another start is using. @param {Settings} settings */
export async function requireDataFolder({ dataDir }) {
  if (dataDir === null) return;
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    if (!statSync(dataDir).isDirectory()) throw new Error();
  } catch {
    throw new Mistake(`The data folder ${dataDir} cannot be written to; set DATA_DIR to another.`);
  }
  if (await isInUse(dataDir)) {
    throw new Mistake(`The data folder ${dataDir} is in use by another process; stop that or set DATA_DIR to another.`);
  }
}
