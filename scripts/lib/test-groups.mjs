import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Few enough to keep two lanes busy to the end, and as many as make what they all load a small part of their time. */
const filesTogether = 32;

/** What acts on a test file as a whole, and would act on its neighbours too; or a line that says why they would act on it. */
const alone = /\bjest\.(?:mock|useFakeTimers|resetModules|isolateModules|setTimeout)\b|^\/\*\* @alone \w/m;
/** Tests that are given a time of their own, because they take long: a group would end late for them. */
const long = /\}, \d{2,3}_000\);/;

/** @param {string} path */
const isLong = (path) => long.test(readFileSync(path, "utf8"));

/** @param {string} path */
const isAlone = (path) => alone.test(readFileSync(path, "utf8")) || isLong(path);

/** @typedef {{ testPathIgnorePatterns: string[], testRegex?: string[] }} Choice what a project says of its files */

/** @param {Choice} project @param {string} path */
const isOf = ({ testPathIgnorePatterns, testRegex }, path) =>
  !testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(path)) &&
  (testRegex?.some((pattern) => new RegExp(pattern).test(path)) ?? true);

/** Dealt like cards, neighbours apart. @param {readonly string[]} files @returns {string[][]} */
function dealt(files) {
  const count = Math.ceil(files.length / filesTogether);
  return Array.from({ length: count }, (_, group) => files.filter((_file, index) => index % count === group));
}

/**
 * Puts the tests of a jest project together in files that each run several of them, so that what they load is loaded
 * once for all; most of what a short test file costs is loading. Each test is named after the file that it is in. Where
 * they share a page as well, it is tidied up after each file (packages/ui/src/testing/shared-page.ts).
 * @template {Choice & { displayName: string, rootDir: string }} Project
 * @param {Project} project whose tests are named `*.test.ts` or `*.test.tsx`
 * @param {string} root of all projects, of which tests are told
 * @param {readonly string[] | null} [chosen] only these, as full paths
 */
export function inGroups(project, root, chosen = null) {
  const folders = readdirSync(project.rootDir).filter((name) => !["node_modules", "dist"].includes(name));
  const tests = folders
    .map((name) => join(project.rootDir, name))
    .filter((path) => statSync(path).isDirectory())
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
    .filter((path) => /\.test\.tsx?$/.test(path) && isOf(project, path) && (chosen?.includes(path) ?? true))
    .toSorted();
  const single = tests.filter(isAlone);
  const folder = join(root, "test-results/groups", project.displayName);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, files] of dealt(tests.filter((path) => !single.includes(path))).entries()) {
    const lines = files.map((file) => {
      const name = JSON.stringify(relative(root, file));
      return `describe(${name}, () => {\n  require(${JSON.stringify(file)});\n  afterAll(() => globalThis.tidyPage?.());\n});\n`;
    });
    writeFileSync(join(folder, `${index + 1}.test.cjs`), lines.join(""));
  }
  const { testRegex, ...rest } = project;
  return { ...rest, roots: [project.rootDir, folder], testMatch: [join(folder, "*.test.cjs"), ...single] };
}

/**
 * The same project with those of its tests alone that are among the chosen, each by itself.
 * @template {Choice & { rootDir: string }} Project
 * @param {Project} project
 * @param {readonly string[]} chosen full paths
 */
export function onlyChosen(project, chosen) {
  const own = chosen.filter((path) => path.startsWith(join(project.rootDir, "/")) && isOf(project, path));
  const { testRegex, ...rest } = project;
  // An empty list would be all of them.
  return { ...rest, testMatch: own.length > 0 ? own : [join(project.rootDir, "none")] };
}

/** @param {string} path */
function rankOf(path) {
  if (isLong(path)) return 0;
  if (/\/test-results\/groups\/(?:embedded|postgres)\//.test(path)) return 1;
  return path.includes("/test-results/groups/") ? 2 : 3;
}

/**
 * What starts programs and waits for them comes first, then the groups, those over a database before the others: so that
 * no worker is left with one of them when the others have nothing more to do. Else they stay as they are.
 * @template {{ path: string }} Test
 * @param {readonly Test[]} tests
 * @returns {Test[]}
 */
export function inOrder(tests) {
  const ranks = new Map(tests.map((test) => [test, rankOf(test.path)]));
  return tests.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
