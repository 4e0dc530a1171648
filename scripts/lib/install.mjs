import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Mistake } from "./mistake.mjs";
import { step } from "./say.mjs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Locked */

/** @param {string} file @returns {Record<string, Locked>} */
const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** What npm writes at the very end of an install, and our own stamp beside it. @param {string} root */
const files = (root) => ({
  lock: join(root, "package-lock.json"),
  installed: join(root, "node_modules/.package-lock.json"),
  stamp: join(root, "node_modules/.install-stamp"),
});

const machine = `${process.platform}-${process.arch}`;

/** What the packages in place depend on: the lock, and the kind of machine. @param {string} root */
function stampOf(root) {
  return `${machine} ${createHash("sha256")
    .update(readFileSync(files(root).lock))
    .digest("hex")}`;
}

/** Whether npm, called by hand, has put in place what the lock asks for. @param {string} root */
function matchesLock(root) {
  const { lock, installed } = files(root);
  const there = packagesIn(installed);
  return Object.entries(packagesIn(lock)).every(([path, wanted]) => {
    if (!path.includes("node_modules/")) return true;
    const found = there[path];
    if (!found) return Boolean(wanted.optional ?? wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Whether the packages are in place; quick, so that every start can ask. @param {string} root */
function isInstalled(root) {
  const { installed, stamp } = files(root);
  const expected = stampOf(root);
  const found = existsSync(stamp) ? readFileSync(stamp, "utf8") : machine;
  if (!existsSync(installed) || !found.startsWith(machine)) return false;
  if (found === expected) return true;
  if (!matchesLock(root)) return false;
  writeFileSync(stamp, expected);
  return true;
}

/** The line of npm's many that says why. @param {string} output */
function reasonIn(output) {
  const lines = output
    .split("\n")
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, "").trim())
    .filter((line) => line !== "" && !/^(code|errno|syscall|path|A complete log|type) ?/.test(line));
  return lines.find((line) => /failed|denied|missing|no space|not found|can only/i.test(line)) ?? lines[0];
}

/** One install by npm. @param {string} root @param {import("./children.mjs").Children} children @param {string[]} how */
async function runNpm(root, children, ...how) {
  const npm = process.env["npm_execpath"];
  const args = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    ...how,
  ];
  return (
    npm?.endsWith("js")
      ? children.run(process.execPath, [npm, ...args], { cwd: root })
      : children.run("npm", args, { cwd: root })
  ).catch((error) => ({ code: 1, output: `npm error ${error.message}` }));
}

/**
 * Puts the packages of the lock in place unless they are. An interrupted install leaves no stamp, so the next one starts over.
 * @param {string} root
 * @param {import("./children.mjs").Children} children
 */
export async function install(root, children) {
  if (isInstalled(root)) return;
  const { installed, stamp } = files(root);
  rmSync(stamp, { force: true });
  rmSync(installed, { force: true });
  const progress = step("Installing packages (once; about a minute)");
  // What npm knows is not asked about again: the lock names the version and its checksum. But npm may never have heard of that version.
  let ran = await runNpm(root, children, "--prefer-offline");
  if (/\bETARGET\b/.test(ran.output) && !children.stopping) ran = await runNpm(root, children);
  if (children.stopping) return progress.drop();
  if (ran.code !== 0) {
    progress.drop();
    throw new Mistake(`The packages could not be installed: ${reasonIn(ran.output) ?? `npm ended with ${ran.code}`}`);
  }
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(stamp, stampOf(root));
  progress.done("Installed packages");
}
