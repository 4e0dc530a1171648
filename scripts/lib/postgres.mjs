import { execFile, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { fastFolder } from "./memory.mjs";
import { Mistake } from "./mistake.mjs";

const run = promisify(execFile);
const readyWithinMs = 30_000;
const keptLog = 2000;
const superuser = "postgres";
const programs = ["initdb", "postgres"];
/** Where Debian keeps each version. */
const versions = "/usr/lib/postgresql";
/** Whom the server may run as in the place of root, which it refuses. */
const ordinaryUsers = ["postgres", "nobody"];
/** Letters with marks have capitals in these. The first is on every Linux, the second on macOS. */
const locales = ["C.UTF-8", "en_US.UTF-8"];

/** Nothing here outlives the run, so nothing need survive a power cut. */
export const unsafeButFast = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  // As little of a log as there can be: nothing is replayed, and what is in memory stays small.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "64MB",
};

/** For everybody who starts a server for a while. */
const modest = { listen_addresses: "", max_connections: "100", shared_buffers: "64MB", jit: "off", timezone: "UTC" };

/** Whether a program is in PATH. @param {string} name */
export const isInstalled = (name) =>
  (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));

/** The folder of PostgreSQL's own programs: of the one in PATH, else of the newest; null where there is none. */
export function findPostgres() {
  const debian = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...debian.map((version) => join(versions, version, "bin")),
    "/usr/local/bin",
    "/opt/homebrew/bin",
  ];
  return folders.find((folder) => programs.every((name) => existsSync(join(folder, name)))) ?? null;
}

/** Who runs the server: ourselves, unless we are root. @returns {{ uid?: number, gid?: number }} */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  const known = new Map(lines.map((line) => line.split(":")).map(([name, , uid, gid]) => [name, { uid, gid }]));
  const found = ordinaryUsers.map((name) => known.get(name)).find((user) => user !== undefined);
  if (!found) throw new Mistake("PostgreSQL does not run as root, and there is no other user to run it as.");
  return { uid: Number(found.uid), gid: Number(found.gid) };
}

/**
 * Starts the server again whenever it ends by itself, once it has been ready. Ends it, and removes its folder, when it is told to or as soon as the
 * process that started it is gone, however that ended.
 */
const guard = `
folder=$1 parent=$2 over=; shift 2
exec 3>&2 2>/dev/null
alive() { [ -d /proc/$parent ] || kill -0 $parent; }
trap 'over=1; kill -INT $server' INT TERM HUP
while [ -z "$over" ] && alive; do
  "$@" 2>&3 3>&- & server=$!
  while kill -0 $server && alive; do sleep 0.2; done
  kill -INT $server
  wait $server
  [ -f "$folder/ready" ] || over=1
done
cd / && rm -rf "$folder"
`;

/** The address of a database of the server whose socket is in a folder. @param {string} folder @param {string} database */
export const postgresUrl = (folder, database) => `postgres://${superuser}@${encodeURIComponent(folder)}/${database}`;

/** A process and its children. @param {number} parent @returns {number[]} */
function processesOf(parent) {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const lines = stdout.trim().split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return [parent, ...pairs.filter(([, of]) => of === parent).map(([pid = 0]) => pid)];
}

/** @param {string} bin @param {string} folder @param {{ uid?: number, gid?: number }} user */
async function makeCluster(bin, folder, user) {
  const args = ["--pgdata", join(folder, "data"), "--username", superuser, "--auth", "trust", "--encoding", "UTF8"];
  for (const [at, locale] of locales.entries()) {
    try {
      await run(join(bin, "initdb"), [...args, "--no-sync", `--locale=${locale}`, "--lc-messages=C"], {
        ...user,
        cwd: folder,
      });
      return;
    } catch (error) {
      if (at === locales.length - 1) throw error;
      rmSync(join(folder, "data"), { recursive: true, force: true });
    }
  }
}

/**
 * Copies the files of a running server that is at rest and has made a checkpoint.
 * @param {string} from the folder of a running server @param {string} folder @param {{ uid?: number, gid?: number }} user
 */
async function copyCluster(from, folder, user) {
  await run("cp", ["-R", join(from, "data"), folder], { ...user, cwd: folder });
  rmSync(join(folder, "data", "postmaster.pid"));
}

/**
 * Starts a PostgreSQL of our own, empty, in a temporary folder. It listens on a socket in that folder and on no port, and
 * ends with this process, however that ends; when it ends by itself or is killed, it is started again.
 * @param {Readonly<Record<string, string>>} [settings]
 * @param {string} [from] the folder of a running server, at rest and after a checkpoint: a copy of it in place of an empty one
 * @returns {Promise<{ folder: string, processes(): number[], stop(): Promise<void> }>} `processes`: the server's own number
 *   and those of what it started
 */
export async function startPostgres(settings = {}, from) {
  const bin = findPostgres();
  if (!bin)
    throw new Mistake("There is no PostgreSQL on this machine: no initdb and postgres in PATH or its usual places.");
  const user = ordinaryUser();
  const folder = mkdtempSync(join(settings["fsync"] === "off" ? fastFolder() : tmpdir(), "postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  await (from === undefined ? makeCluster(bin, folder, user) : copyCluster(from, folder, user));

  const given = { ...modest, unix_socket_directories: folder, ...settings };
  const options = Object.entries(given).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = [join(bin, "postgres"), "-D", join(folder, "data"), ...options];
  const child = spawn("/bin/sh", ["-c", guard, "guard", folder, String(process.pid), ...server], {
    ...user,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  await new Promise((resolve, reject) => {
    let log = "";
    let isReady = false;
    const fail = () => {
      clearTimeout(timer);
      child.kill();
      reject(new Mistake(`PostgreSQL did not start: ${log.trim()}`));
    };
    const timer = setTimeout(fail, readyWithinMs);
    child.stderr.setEncoding("utf8").on("data", (text) => {
      log = `${log}${text}`.slice(-keptLog);
      if (isReady || !log.includes("ready to accept connections")) return;
      isReady = true;
      clearTimeout(timer);
      writeFileSync(join(folder, "ready"), "");
      resolve(undefined);
    });
    child.once("error", reject);
    child.once("close", fail);
  });
  // Nobody waits for it: it ends when we do.
  child.unref();
  /** @type {import("node:net").Socket} */ (child.stderr).unref();
  return {
    folder,
    processes: () => processesOf(Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n")[0])),
    stop: async () => {
      child.ref();
      child.kill();
      await ended;
    },
  };
}

/**
 * A PostgreSQL server for upstream servers that run for a while, where PostgreSQL is installed: the embedded database
 * costs a quarter of all processor time.
 * @returns {Promise<{ env: Record<string, string>, stop(): Promise<void> }>} `env`: tells them where it is, if there is one
 */
export async function databaseForStandIns() {
  if (findPostgres() === null) return { env: {}, stop: () => Promise.resolve() };
  const server = await startPostgres(unsafeButFast);
  return { env: { DATABASE_URL: postgresUrl(server.folder, "postgres") }, stop: () => server.stop() };
}
