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

/** A module and what it imports, as paths. @typedef {{ source: string, imports: string[] }} Module */

/**
 * Everything that imports something changed, through whichever packages: dependency-cruiser knows, and follows the
 * packages' names, which jest's own search does not.
 * @param {string} root @param {string} base @returns {Promise<Module[]>}
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
  /** @type {{ source: string, dependencies: { resolved: string }[] }[]} */
  const modules = JSON.parse(stdout).modules;
  return modules.map(({ source, dependencies }) => ({ source, imports: dependencies.map(({ resolved }) => resolved) }));
}

/** @param {string} path */
const isTest = (path) => /\.test\.(?:tsx?|mjs)$/.test(path);
/** @param {string} path @returns {string | undefined} the folder of the area that it belongs to */
const areaOf = (path) => /^apps\/[^/]+\/src\/features\/[^/]+\//.exec(path)?.[0];

/** What imports something changed without a test's helper in between. @param {readonly Module[]} affected @param {readonly string[]} changed */
function reached(affected, changed) {
  const found = new Set(changed);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { source, imports } of affected)
      if (!source.includes("/testing/") && imports.some((path) => found.has(path))) found.add(source);
  }
  return found;
}

/**
 * The tests of a change. A helper that starts the whole product imports every area, so that whatever is changed would be
 * asked of all of them: what a test has by way of a helper makes it run only where something else of its area is touched
 * too, or where it belongs to none.
 * @param {readonly Module[]} affected @param {readonly string[]} changed
 */
export function testsOf(affected, changed) {
  const touched = reached(affected, changed);
  const areas = new Set([...touched].map(areaOf));
  return affected
    .map(({ source }) => source)
    .filter((path) => isTest(path) && (touched.has(path) || areaOf(path) === undefined || areas.has(areaOf(path))));
}

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
