import { spawnSync } from "node:child_process";
import { entitiesOf, longestOf } from "./measure/entities.ts";
import { cyclesIn, handWritten, importCycles } from "./measure/sources.ts";
import { browserFiles, growthOf, jestFiles, projected } from "./measure/suite.ts";
import { tableOf } from "./measure/table.ts";
import { plant } from "./testing/planted.ts";

const lines = (count: number) => "// a line\n".repeat(count);
const files = {
  "tsconfig.json": "{}",
  "packages/domain/src/pods/pod.ts": lines(10),
  "packages/domain/src/pods/pod.test.ts": lines(99),
  "packages/schema/schema.graphql": "# printed\n".repeat(99),
  "packages/schema/src/pods/pod.graphql": "# a line\n".repeat(20),
  "packages/schema/src/pods/pod.generated.ts": lines(99),
  "apps/upstreams/src/features/pods/pods.table.ts": lines(30),
  "apps/upstreams/src/seed/pods.ts": lines(5),
  "apps/upstreams/src/app.ts": 'import { a } from "./features/pods/a.ts";\nimport { b } from "./features/pods/b.ts";\n',
  "apps/gateway/src/features/pods/pods.source.ts": lines(40),
  "apps/gateway/src/features/pods/testing/pods.ts": lines(99),
  "apps/gateway/playground/examples/pods.graphql": "# a line\n".repeat(2),
  "apps/web/src/features/pods/list/pods.screen.tsx": lines(50),
  "apps/web/src/features/pods/list/pods.columns.tsx": lines(8),
  "apps/web/src/features/billing/routes.ts": lines(7),
};

describe("of planted files", () => {
  let project: ReturnType<typeof plant>;
  beforeAll(() => {
    project = plant({ ...files, ".gitignore": "ignored\n", "apps/web/src/ignored": "" }, [".dependency-cruiser.mjs"]);
    project.linkModules();
    spawnSync("git", ["init", "-q"], { cwd: project.folder });
  });
  afterAll(() => project.remove());

  it("counts what an area has in each layer, without tests and generated code", () => {
    expect(entitiesOf(handWritten(project.folder))).toEqual([
      {
        area: "pods",
        byLayer: {
          domain: { lines: 10, files: 1 },
          SDL: { lines: 20, files: 1 },
          upstreams: { lines: 35, files: 2 },
          gateway: { lines: 42, files: 2 },
          portal: { lines: 58, files: 2 },
        },
        sum: { lines: 165, files: 8 },
        edits: { lines: 2, files: 1 },
      },
    ]);
  });

  it("names the longest files", () => {
    expect(longestOf(handWritten(project.folder), 2).map(({ path }) => path)).toEqual([
      "apps/web/src/features/pods/list/pods.screen.tsx",
      "apps/gateway/src/features/pods/pods.source.ts",
    ]);
  });

  it("finds no circle where there is none", () => {
    expect(importCycles(project.folder)).toEqual([]);
  });
});

it("tells each circle of imports once", () => {
  const circle = (...names: string[]) => ({ rule: { name: "no-cycles" }, cycle: names.map((name) => ({ name })) });
  const other = { rule: { name: "no-orphans" } };
  expect(cyclesIn([circle("a.ts", "b.ts"), circle("b.ts", "a.ts"), other])).toEqual(["a.ts b.ts"]);
});

it("finds a circle that is there", () => {
  const project = plant(
    {
      "tsconfig.json": "{}",
      "packages/domain/src/a.ts": 'import "./b.ts";\n',
      "packages/domain/src/b.ts": 'import "./a.ts";\n',
    },
    [".dependency-cruiser.mjs"],
  );
  project.linkModules();
  expect(importCycles(project.folder)).toEqual(["packages/domain/src/a.ts packages/domain/src/b.ts"]);
  project.remove();
});

it.each([
  ["apps/web/src/features/billing/list.test.tsx", "", { by: "screen" }],
  ["e2e/axe.spec.ts", 'import { builtScreens } from "./support/built-screens.ts";', { by: "screen" }],
  ["e2e/matrix.spec.ts", 'import "./support/built-screens.ts"; import "./support/routes.ts";', { by: "fixed" }],
  ["e2e/pods.spec.ts", "", { by: "entity", area: "pods" }],
  ["e2e/shell.spec.ts", "", { by: "fixed" }],
  ["apps/upstreams/src/plain-records.test.ts", "", { by: "entity" }],
  ["apps/upstreams/src/features/pods/pods.test.ts", "", { by: "entity", area: "pods" }],
  ["packages/domain/src/pods/pod.test.ts", "", { by: "entity", area: "pods" }],
  ["apps/gateway/src/http/http.test.ts", "", { by: "fixed" }],
])("takes the cost of %s to grow as it does", (path, text, growth) => {
  expect(growthOf(path, text, ["pods"])).toEqual(growth);
});

it("adds what each screen and entity costs to a stage, by the clock", () => {
  const file = (seconds: number, by: "fixed" | "screen" | "entity", area?: string) => ({
    path: "a",
    seconds,
    growth: { by, ...(area !== undefined && { area }) },
  });
  const files = [
    file(10, "fixed"),
    file(24, "screen"),
    file(6, "entity"),
    file(1, "entity", "pods"),
    file(2, "entity", "tutors"),
    file(9, "entity", "lessons"),
  ];
  const now = { screens: 24, areas: ["pods", "tutors", "lessons"], plainKinds: 3 };
  // Two workers: fifty-two seconds of theirs are twenty-six of the clock.
  const { perScreen, perEntity, then, atMost } = projected({ name: "unit tests", seconds: 26 }, files, now);
  expect([perScreen, perEntity]).toEqual([0.5, (2 + 2) / 2]);
  expect([then, atMost]).toEqual([26 + 0.5 * 155 + 2 * 42, 26 + 0.5 * 155 + 3 * 42]);
});

it("reads how long each file took from both programs", () => {
  const testResults = [{ name: "/here/a.test.ts", startTime: 1000, endTime: 3500, assertionResults: [] }];
  for (const root of ["/here", "/here/"])
    expect(jestFiles({ testResults }, root)).toEqual([{ path: "a.test.ts", seconds: 2.5 }]);
  const specs = [{ tests: [{ results: [{ duration: 1500 }] }] }];
  const suites = [{ file: "a.spec.ts", specs, suites: [{ file: "a.spec.ts", specs }] }];
  expect(browserFiles({ suites })).toEqual([{ path: "e2e/a.spec.ts", seconds: 3 }]);
});

it("deals what a group of files took out to them, as long as their tests took", () => {
  const test = (path: string, duration: number | null) => ({ ancestorTitles: [path, "a part"], duration });
  const group = (assertionResults: ReturnType<typeof test>[]) =>
    jestFiles(
      {
        testResults: [
          { name: "/here/test-results/groups/web/1.test.cjs", startTime: 0, endTime: 8000, assertionResults },
        ],
      },
      "/here",
    );
  expect(group([test("a.test.ts", 2), test("b.test.ts", 1), test("a.test.ts", 1), test("b.test.ts", null)])).toEqual([
    { path: "a.test.ts", seconds: 6 },
    { path: "b.test.ts", seconds: 2 },
  ]);
  expect(group([test("a.test.ts", 0), test("b.test.ts", 0)]).map(({ seconds }) => seconds)).toEqual([4, 4]);
});

it("sets a table with its numbers to the right", () => {
  expect(
    tableOf([
      ["area", "lines"],
      ["pods", 5],
    ]),
  ).toBe("area  lines\npods      5");
});
