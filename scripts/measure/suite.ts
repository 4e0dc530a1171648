import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
interface JestResults {
  testResults: readonly { name: string; startTime: number; endTime: number }[];
}
interface BrowserSuite {
  file: string;
  specs: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
  suites?: readonly BrowserSuite[];
}
type Growth = "screen" | "entity" | "fixed";

/** How a test's cost grows, by where it stands: nothing is listed by hand. `text`: of the test itself. */
export function growthOf(path: string, text: string, areas: readonly string[]): Growth {
  // A browser test that walks all built screens; the one that walks all paths does so already.
  if (/support\/built-screens/.test(text) && !/support\/routes/.test(text)) return "screen";
  if (/^apps\/web\/src\/features\//.test(path)) return "screen";
  if (/\/plain-records\.(test|spec)\.ts$/.test(path)) return "entity";
  const [, place] = /(?:\/features|domain\/src|schema\/src)\/([^/]+)\//.exec(path) ?? [];
  const [, named] = /^e2e\/([^/]+)\.spec\.ts$/.exec(path) ?? [];
  return areas.some((area) => area === place || area === named) ? "entity" : "fixed";
}

/** How long each file took in a results file of jest. */
export const jestFiles = ({ testResults }: JestResults, root: string): TimedFile[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    path: name.replace(`${root}/`, ""),
    seconds: (endTime - startTime) / 1000,
  }));

const durationOf = ({ specs, suites = [] }: BrowserSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, inner) => sum + durationOf(inner), 0);

/** The same of Playwright. */
export const browserFiles = ({ suites }: { suites: readonly BrowserSuite[] }): TimedFile[] =>
  suites.map((suite) => ({ path: `e2e/${suite.file}`, seconds: durationOf(suite) / 1000 }));

/** What a stage takes with everything built: what stays, and what each screen and each entity adds. */
export function projected(
  stage: Stage,
  files: readonly (TimedFile & { growth: Growth })[],
  now: { screens: number; entities: number },
) {
  const sum = (growth: Growth) =>
    files.filter((file) => file.growth === growth).reduce((all, { seconds }) => all + seconds, 0);
  const [fixed, screens, entities] = [sum("fixed"), sum("screen"), sum("entity")];
  const all = fixed + screens + entities;
  // Several run side by side: a second of a worker is less than one of the clock.
  const clock = all === 0 ? 0 : stage.seconds / all;
  const perScreen = (clock * screens) / now.screens;
  const perEntity = (clock * entities) / now.entities;
  const missing = { screens: goal.screens - now.screens, entities: goal.entities - now.entities };
  return { perScreen, perEntity, then: stage.seconds + perScreen * missing.screens + perEntity * missing.entities };
}

const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null);

/** What the last whole run took, stage by stage, and what it would take with all screens and entities. */
export function suiteReport(root: string, entities: readonly Entity[], linesNow: number): string {
  const results = (name: string) => join(root, "test-results", `${name}.json`);
  const whole = read(results("stages")) as { seconds: number; stages: readonly Stage[] } | null;
  if (!whole) return "There is no whole run to tell of yet: npm test";
  const areas = entities.map(({ area }) => area);
  const now = { screens: builtScreens.length, entities: areas.length };
  const meanLines = entities.reduce((all, { sum }) => all + sum.lines, 0) / now.entities;
  const codeGrows = 1 + (meanLines * (goal.entities - now.entities)) / linesNow;
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
    if (files.length === 0) return { ...stage, perScreen: 0, perEntity: 0, then: stage.seconds * codeGrows };
    return { ...stage, ...projected(stage, files, now) };
  });
  // Checks run side by side, so their sum is more than the run: they keep their share of it.
  const overlap = whole.seconds / rows.reduce((all, { seconds }) => all + seconds, 0);
  const then = overlap * rows.reduce((all, row) => all + row.then, 0);
  const oneDigit = (seconds: number) => seconds.toFixed(1);
  const table = tableOf([
    ["stage", "seconds", "a screen", "an entity", `with ${goal.screens} screens`],
    ...rows.map((row) => [row.name, ...[row.seconds, row.perScreen, row.perEntity, row.then].map(oneDigit)]),
  ]);
  return [
    `The last whole run: ${whole.seconds} s for ${now.screens} screens and ${now.entities} areas`,
    table,
    `Projected to ${goal.screens} screens and ${goal.entities} entities: ${Math.round(then)} s, ${oneDigit(then / 60)} minutes`,
  ].join("\n\n");
}
