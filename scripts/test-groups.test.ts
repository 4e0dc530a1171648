import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inGroups, inOrder, onlyChosen } from "./lib/test-groups.mjs";
import { plant } from "./testing/planted.ts";

const plain = Array.from({ length: 40 }, (_, index) => `app/src/part-${String(index).padStart(2, "0")}/it.test.ts`);
const files = {
  ...Object.fromEntries(plain.map((path) => [path, "it('holds', () => undefined);\n"])),
  "app/src/clock.test.ts": "jest.useFakeTimers();\n",
  "app/src/modules.test.ts": "jest.mock('node:fs');\n",
  "app/src/said.test.ts": "/** @alone It begins with nothing remembered. */\n",
  "app/src/slow.test.ts": "it('takes long', () => undefined}, 60_000);\n",
  "app/tools/beside.test.tsx": "it('is not below src', () => undefined);\n",
  "app/dist/built.test.ts": "it('is built', () => undefined);\n",
  "app/src/other.postgres.test.ts": "it('is for another project', () => undefined);\n",
  "app/src/code.ts": "export const one = 1;\n",
};

const appIn = (folder: string) => ({
  displayName: "app",
  rootDir: join(folder, "app"),
  testPathIgnorePatterns: ["\\.postgres\\.test\\.ts$"],
});

it("runs every test once: most together, and by themselves what would act on others or take long", () => {
  const project = plant(files, []);
  const [together, ...single] = inGroups(appIn(project.folder), project.folder).testMatch;
  const folder = join(together!, "..");
  const groups = readdirSync(folder).map((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/require\("(.+)"\)/g)].map(([, path]) => path!),
  );
  project.remove();
  expect(groups.map((group) => group.length).toSorted()).toEqual([20, 21]);
  const grouped = [...plain, "app/tools/beside.test.tsx"];
  expect(groups.flat().toSorted()).toEqual(grouped.map((path) => join(project.folder, path)));
  expect(single).toEqual(
    ["clock", "modules", "said", "slow"].map((name) => join(project.folder, `app/src/${name}.test.ts`)),
  );
});

it("runs of a project that names its tests those alone", () => {
  const project = plant(files, []);
  const app = { ...appIn(project.folder), testRegex: ["/part-0\\d/", "/(slow|clock)\\.test"] };
  const { testMatch, ...rest } = inGroups(app, project.folder);
  const [together, ...single] = testMatch;
  const group = readFileSync(join(together!, "../1.test.cjs"), "utf8");
  project.remove();
  expect([...group.matchAll(/require\("(.+)"\)/g)]).toHaveLength(10);
  expect(single).toEqual(["clock", "slow"].map((name) => join(project.folder, `app/src/${name}.test.ts`)));
  // Jest refuses a project that has both.
  expect(rest).not.toHaveProperty("testRegex");
});

it("begins with what takes long, goes on with databases, and ends with what is short", () => {
  const project = plant(files, []);
  const at = (path: string) => ({ path: join(project.folder, path) });
  const tests = [
    "app/src/clock.test.ts",
    "test-results/groups/web/1.test.cjs",
    "test-results/groups/postgres/1.test.cjs",
  ];
  for (const path of tests.slice(1)) {
    mkdirSync(join(project.folder, path, ".."), { recursive: true });
    writeFileSync(join(project.folder, path), "");
  }
  const given = [...tests, "app/src/slow.test.ts"].map(at);
  const ordered = inOrder(given).map(({ path }) => path);
  project.remove();
  expect(ordered).toEqual([given[3], given[2], given[1], given[0]].map((test) => test?.path));
});

it("runs only those that are chosen, in groups and by themselves", () => {
  const project = plant(files, []);
  const at = (path: string) => join(project.folder, path);
  const chosen = [plain[3]!, "app/src/slow.test.ts", "app/src/other.postgres.test.ts", "elsewhere/src/it.test.ts"].map(
    at,
  );
  const app = appIn(project.folder);
  const [together, ...single] = inGroups(app, project.folder, chosen).testMatch;
  const group = readFileSync(join(together!, "../1.test.cjs"), "utf8");
  const apart = onlyChosen(app, chosen).testMatch;
  const slow = onlyChosen({ ...app, testRegex: ["/(slow|clock)\\.test"] }, chosen);
  const none = onlyChosen(app, []).testMatch;
  project.remove();
  expect([...group.matchAll(/require\("(.+)"\)/g)].map(([, path]) => path)).toEqual([at(plain[3]!)]);
  expect(single).toEqual([at("app/src/slow.test.ts")]);
  expect(apart).toEqual([at(plain[3]!), at("app/src/slow.test.ts")]);
  expect(slow.testMatch).toEqual([at("app/src/slow.test.ts")]);
  expect(none).toEqual([at("app/none")]);
});
