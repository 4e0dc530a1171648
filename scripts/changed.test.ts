import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { affectedBy, baseOf, changedFiles, specsOf, testsOf } from "./lib/changed.mjs";
import { plant } from "./testing/planted.ts";

const uses = (path: string) => `import { one } from "${path}";\nexport const two = one + 1;\n`;
const files = {
  "package.json": '{ "type": "module" }',
  "tsconfig.json": "{}",
  "packages/domain/src/money.ts": "export const one = 1;\n",
  "packages/domain/src/money.test.ts": uses("./money.ts"),
  "packages/domain/src/time.ts": "export const one = 1;\n",
  "packages/domain/src/time.test.ts": uses("./time.ts"),
  "apps/web/src/features/regions/price.tsx": uses("../../../../../packages/domain/src/money.ts"),
  "apps/web/src/features/regions/price.test.tsx": uses("./price.tsx"),
  "e2e/prices.spec.ts": uses("../packages/domain/src/money.ts"),
};

let project: ReturnType<typeof plant>;
const git = (...args: string[]) =>
  spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], { cwd: project.folder, encoding: "utf8" });
const head = () => git("rev-parse", "HEAD").stdout.trim();
const commit = () => {
  git("add", "-A");
  git("commit", "-qm", "A change");
  return head();
};
const change = (path: string) => writeFileSync(join(project.folder, path), "export const one = 2;\n");

beforeEach(() => {
  project = plant({ ...files, ".gitignore": "node_modules\n" }, [".dependency-cruiser.mjs"]);
  project.linkModules();
  git("init", "-qb", "main");
  commit();
});
afterEach(() => project.remove());

it("measures against the last commit, or the one before it where nothing is changed", async () => {
  const first = head();
  change("packages/domain/src/money.ts");
  expect(await baseOf(project.folder)).toBe(first);
  commit();
  expect(await baseOf(project.folder)).toBe(first);
});

it("measures a branch against where it left main", async () => {
  const first = head();
  git("checkout", "-qb", "branch");
  for (const path of ["packages/domain/src/money.ts", "packages/domain/src/time.ts"]) {
    change(path);
    commit();
  }
  expect(await baseOf(project.folder)).toBe(first);
});

it("finds the tests of whatever imports a changed file, through packages, and no others", async () => {
  change("packages/domain/src/money.ts");
  const affected = await affectedBy(project.folder, head());
  expect(testsOf(affected, ["packages/domain/src/money.ts"]).toSorted()).toEqual([
    "apps/web/src/features/regions/price.test.tsx",
    "packages/domain/src/money.test.ts",
  ]);
  expect(affected.map(({ source }) => source)).toContain("e2e/prices.spec.ts");
});

const inApp = (path: string) => `apps/server/src/${path}`;
const file = (source: string, ...imports: string[]) => ({ source: inApp(source), imports: imports.map(inApp) });
/** All of what some change may touch, as dependency-cruiser tells of it. */
const whole = [
  file("app.ts", "features/tutors/tutors.ts", "features/words/words.ts"),
  file("app.test.ts", "testing/world.ts"),
  file("testing/world.ts", "app.ts"),
  file("features/words/words.test.ts", "testing/world.ts"),
  file("features/tutors/tutors.ts", "features/words/words.ts"),
  file("features/tutors/tutors.test.ts", "testing/world.ts"),
];

it.each([
  ["an area", "features/tutors/tutors.ts", ["app", "features/tutors/tutors"]],
  ["what another area uses", "features/words/words.ts", ["app", "features/words/words", "features/tutors/tutors"]],
  ["what starts all of it", "app.ts", ["app"]],
  ["the helper itself", "testing/world.ts", ["app", "features/words/words", "features/tutors/tutors"]],
])("finds the tests of %s, and not all that start the whole product", (_, path, expected) => {
  expect(testsOf(whole, [inApp(path)])).toEqual(expected.map((name) => inApp(`${name}.test.ts`)));
});

it("knows files that are new, and forgets those that are gone", async () => {
  writeFileSync(join(project.folder, "packages/domain/src/new.ts"), "export const one = 1;\n");
  rmSync(join(project.folder, "packages/domain/src/time.test.ts"));
  expect(await changedFiles(project.folder, head())).toEqual(["packages/domain/src/new.ts"]);
});

it.each([
  ["a test's own file", ["e2e/live.spec.ts"], ["e2e/live.spec.ts"]],
  ["the files of its area", ["apps/gateway/src/features/regions/regions.source.ts"], ["e2e/regions.spec.ts"]],
  ["what is drawn", ["apps/web/src/features/staff/list.tsx"], ["e2e/axe.spec.ts", "e2e/gallery.spec.ts"]],
  ["a part of the gallery", ["apps/web/gallery/forms.tsx"], ["e2e/axe.spec.ts", "e2e/gallery.spec.ts"]],
  ["a test beside them", ["apps/web/src/features/regions/list.test.tsx"], []],
])("takes a browser test with %s", (_, affected, expected) => {
  const specs = ["e2e/axe.spec.ts", "e2e/gallery.spec.ts", "e2e/live.spec.ts", "e2e/regions.spec.ts"];
  expect(specsOf(affected, specs)).toEqual(expected);
});
