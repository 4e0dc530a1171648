import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const maxBuffer = 256 * 1024 * 1024;
const main = "main";

/** Where code stands, as far as it is there. @param {string} root */
export const codeFolders = (root) =>
  ["packages", "apps", "e2e", "bench", "scripts"].filter((folder) => existsSync(join(root, folder)));

/** @param {string} root @param {readonly string[]} args @returns {Promise<string>} what git says; empty where it refuses */
const git = (root, ...args) =>
  run("git", args, { cwd: root, maxBuffer }).then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );

/**
 * What a change is measured against: where the branch left main; on main itself the last commit, or the one before it
 * where nothing has been changed since.
 * @param {string} root
 */
export async function baseOf(root) {
  const [head, left, changes] = await Promise.all([
    git(root, "rev-parse", "HEAD"),
    git(root, "merge-base", "HEAD", main),
    git(root, "status", "--porcelain"),
  ]);
  if (left !== "" && left !== head) return left;
  if (changes !== "") return head;
  return (await git(root, "rev-parse", "HEAD~1")) || head;
}

/** Files that are there now and were not, or not so, in the base; those that git does not know yet among them. @param {string} root @param {string} base */
export async function changedFiles(root, base) {
  const known = await git(root, "diff", "--name-only", "--diff-filter=d", base);
  const fresh = await git(root, "ls-files", "--others", "--exclude-standard");
  return [...known.split("\n"), ...fresh.split("\n")].filter((path) => path !== "" && existsSync(join(root, path)));
}

/**
 * Everything that imports something changed, through whichever packages: dependency-cruiser knows, and follows the
 * packages' names, which jest's own search does not.
 * @param {string} root @param {string} base @returns {Promise<string[]>}
 */
export async function affectedBy(root, base) {
  const args = ["--config", ".dependency-cruiser.mjs", "--exclude", "/dist/", "--affected", base];
  const { stdout } = await run(
    join(root, "node_modules/.bin/depcruise"),
    [...args, "--output-type", "json", ...codeFolders(root)],
    {
      cwd: root,
      maxBuffer,
    },
  ).catch((error) => error);
  return JSON.parse(stdout).modules.map((/** @type {{ source: string }} */ { source }) => source);
}

/** @param {readonly string[]} paths */
export const testsAmong = (paths) => paths.filter((path) => /\.test\.(?:tsx?|mjs)$/.test(path));

/**
 * The browser tests of a change: those that import something changed, those of an area, by its name, and the looks at
 * every page once anything that is drawn has changed.
 * @param {readonly string[]} affected @param {readonly string[]} specs all there are, as paths
 */
export function specsOf(affected, specs) {
  const code = affected.filter((path) => !/\.test\.|\/testing\//.test(path));
  const areas = new Set(code.flatMap((path) => /^apps\/[^/]+\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? []));
  const isDrawn = code.some((path) => /^(?:apps\/web\/(?:src|gallery)|packages\/ui\/src)\//.test(path));
  return specs.filter((path) => {
    const name = /([^/]+)\.spec\.ts$/.exec(path)?.[1] ?? "";
    return affected.includes(path) || areas.has(name) || (isDrawn && (name === "axe" || name === "gallery"));
  });
}
