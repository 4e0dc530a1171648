import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { builtScreens } from "../../e2e/support/built-screens.ts";
import type { Entity } from "./entities.ts";
import { tableOf } from "./table.ts";

/** What is still to be built, all counted. */
const goal = { screens: 179, entities: 45 };

interface Stage {
  name: string;
  seconds: number;
}
interface TimedFile {
  path: string;
  seconds: number;
}
interface JestFile {
  name: string;
  startTime: number;
  endTime: number;
  assertionResults: readonly { ancestorTitles: readonly string[]; duration?: number | null }[];
}
interface JestResults {
  testResults: readonly JestFile[];
}
interface BrowserSuite {
  file: string;
  specs: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
  suites?: readonly BrowserSuite[];
}
/** With what a test's cost grows; the test of an area names it. */
interface Growth {
  by: "screen" | "entity" | "fixed";
  area?: string;
}

/** How a test's cost grows, by where it stands: nothing is listed by hand. `text`: of the test itself. */
export function growthOf(path: string, text: string, areas: readonly string[]): Growth {
  // A browser test that walks all built screens; the one that walks all paths does so already.
  if (/support\/built-screens/.test(text) && !/support\/routes/.test(text)) return { by: "screen" };
  if (/^apps\/web\/src\/features\//.test(path)) return { by: "screen" };
  if (/\/plain-records\.(test|spec)\.ts$/.test(path)) return { by: "entity" };
  const [, place] = /(?:\/features|domain\/src|schema\/src)\/([^/]+)\//.exec(path) ?? [];
  const [, named] = /^e2e\/([^/]+)\.spec\.ts$/.exec(path) ?? [];
  const area = areas.find((name) => name === place || name === named);
  return area === undefined ? { by: "fixed" } : { by: "entity", area };
}

/** Where files are that run several tests together, each named after its own file (scripts/lib/test-groups.mjs). */
const groups = "test-results/groups/";

/** What a group took, dealt out to its files as their tests took: what they load together is shared by the same measure. */
function dealt(seconds: number, tests: JestFile["assertionResults"]): TimedFile[] {
  const own = new Map<string, number>();
  for (const { ancestorTitles, duration } of tests) {
    const [path = ""] = ancestorTitles;
    own.set(path, (own.get(path) ?? 0) + (duration ?? 0));
  }
  const all = [...own.values()].reduce((sum, one) => sum + one, 0);
  return [...own].map(([path, one]) => ({ path, seconds: seconds * (all === 0 ? 1 / own.size : one / all) }));
}

/** How long each file took in a results file of jest. */
export const jestFiles = ({ testResults }: JestResults, root: string): TimedFile[] =>
  testResults.flatMap(({ name, startTime, endTime, assertionResults }) => {
    const path = relative(root, name);
    const seconds = (endTime - startTime) / 1000;
    return path.startsWith(groups) ? dealt(seconds, assertionResults) : [{ path, seconds }];
  });

const durationOf = ({ specs, suites = [] }: BrowserSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, inner) => sum + durationOf(inner), 0);

/** The same of Playwright. */
export const browserFiles = ({ suites }: { suites: readonly BrowserSuite[] }): TimedFile[] =>
  suites.map((suite) => ({ path: `e2e/${suite.file}`, seconds: durationOf(suite) / 1000 }));

const sumOf = (files: readonly TimedFile[]) => files.reduce((all, { seconds }) => all + seconds, 0);

/** The middle one, which a few large ones do not move. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

/** What is there now: screens, areas by their names, and kinds of plain records. */
interface Now {
  screens: number;
  areas: readonly string[];
  plainKinds: number;
}

/**
 * What a stage takes with everything built: what stays, and what each screen and each entity adds. `perEntity` is what the
 * middle one of the areas costs, `dearer` what they cost on average, for entities with as much of their own.
 */
export function projected(stage: Stage, files: readonly (TimedFile & { growth: Growth })[], now: Now) {
  // Several run side by side: a second of a worker is less than one of the clock.
  const clock = files.length === 0 ? 0 : stage.seconds / sumOf(files);
  const screens = sumOf(files.filter(({ growth }) => growth.by === "screen"));
  const entities = files.filter(({ growth }) => growth.by === "entity");
  const plain = sumOf(entities.filter(({ growth }) => growth.area === undefined)) / now.plainKinds;
  const own = now.areas.map((area) => sumOf(entities.filter(({ growth }) => growth.area === area)));
  const perScreen = (clock * screens) / now.screens;
  const perEntity = clock * (plain + medianOf(own));
  const dearer = clock * (plain + own.reduce((all, one) => all + one, 0) / now.areas.length);
  const missing = { screens: goal.screens - now.screens, entities: goal.entities - now.areas.length };
  const then = stage.seconds + perScreen * missing.screens;
  return { perScreen, perEntity, then: then + perEntity * missing.entities, atMost: then + dearer * missing.entities };
}

const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null);

/** What the last whole run took, stage by stage, and what it would take with all screens and entities. */
export function suiteReport(root: string, entities: readonly Entity[], linesNow: number): string {
  const results = (name: string) => join(root, "test-results", `${name}.json`);
  const whole = read(results("stages")) as { seconds: number; stages: readonly Stage[] } | null;
  if (!whole) return "There is no whole run to tell of yet: npm test";
  const areas = entities.map(({ area }) => area);
  const kinds = readdirSync(join(root, "apps/upstreams/src/testing/plain-records"));
  const now = { screens: builtScreens.length, areas, plainKinds: kinds.length - 1 };
  const missing = goal.entities - areas.length;
  const codeGrows = 1 + (medianOf(entities.map(({ sum }) => sum.lines)) * missing) / linesNow;
  const timed = ({ path, seconds }: TimedFile) => {
    const file = join(root, path);
    return { path, seconds, growth: growthOf(path, existsSync(file) ? readFileSync(file, "utf8") : "", areas) };
  };
  const filesOf = (name: string): TimedFile[] => {
    const json = read(results(name.replaceAll(" ", "-"))) as JestResults | { suites: readonly BrowserSuite[] } | null;
    if (!json) return [];
    return "testResults" in json ? jestFiles(json, root) : browserFiles(json);
  };

  const rows = whole.stages.map((stage) => {
    const files = filesOf(stage.name).map(timed);
    const grown = stage.seconds * codeGrows;
    if (files.length === 0) return { ...stage, perScreen: 0, perEntity: 0, then: grown, atMost: grown };
    return { ...stage, ...projected(stage, files, now) };
  });
  // Checks run side by side, so their sum is more than the run: they keep their share of it.
  const overlap = whole.seconds / rows.reduce((all, { seconds }) => all + seconds, 0);
  const oneDigit = (seconds: number) => seconds.toFixed(1);
  const inAll = (column: "then" | "atMost") => overlap * rows.reduce((all, row) => all + row[column], 0);
  const minutes = (seconds: number) => `${Math.round(seconds)} s (${oneDigit(seconds / 60)} minutes)`;
  const table = tableOf([
    ["stage", "seconds", "a screen", "an entity", `with ${goal.screens} screens`],
    ...rows.map((row) => [row.name, ...[row.seconds, row.perScreen, row.perEntity, row.then].map(oneDigit)]),
  ]);
  return [
    `The last whole run: ${whole.seconds} s for ${now.screens} screens and ${areas.length} areas`,
    table,
    `With ${goal.screens} screens and ${goal.entities} entities, each as dear as the middle one: ${minutes(inAll("then"))}`,
    `The same, each as dear as the average: ${minutes(inAll("atMost"))}`,
  ].join("\n\n");
}
