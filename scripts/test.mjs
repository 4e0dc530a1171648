import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { quietTurbo } from "./lib/build.mjs";
import { affectedBy, baseOf, changedFiles, specsOf, testsOf } from "./lib/changed.mjs";
import { Children, stopOnSignal } from "./lib/children.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { changedBetween, snapshotOf } from "./lib/generated.mjs";
import { install } from "./lib/install.mjs";
import { Mistake, oneLine, requireNode } from "./lib/mistake.mjs";
import { findPostgres, isInstalled } from "./lib/postgres.mjs";
import { complain, say } from "./lib/say.mjs";
import { add, nothing, runTogether, summary } from "./lib/stages.mjs";
import { engineForTests, inMemory, roomyGo, unset } from "./lib/test-environment.mjs";
import { countJest, countPlaywright, withoutPasses } from "./lib/test-results.mjs";

/** @typedef {import("./lib/stages.mjs").Stage} Stage */

const root = fileURLToPath(new URL("..", import.meta.url));
const results = join(root, "test-results");
/** The quietest program of all, the linter, says nothing for a minute or two. */
const silentMs = 600_000;
/** Two packages carry a program called tsc; this is the one that checks types. */
const nativeCompiler = join(root, "node_modules/typescript-native/bin/tsc");
const lanes = 2;
/** Each of a program's checkers works out for itself what types are used by several files: no more of them than a lane has processors. */
const checkers = ["--checkers", String(Math.min(4, Math.ceil(availableParallelism() / lanes)))];
const projects = ["domain", "schema", "gateway", "upstreams", "ui", "web", "scripts", "bench"];
/** The upstream servers on a PostgreSQL server, and what is then left to prove on the embedded database. */
const onServer = "postgres";
const besideServer = "embedded";

const children = new Children();
stopOnSignal(children, () => {
  say("\nStopped.");
  return 130;
});

/** @param {string} name of an installed program */
const bin = (name) => join(root, "node_modules/.bin", name);

/** @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (command, args, env) =>
  children.run(command, args, {
    cwd: root,
    env: { ...quietTurbo, ...roomyGo, ...unset, FORCE_COLOR: "0", ...env },
    silentMs,
  });

/** A stage that is one test: a program that must end well. @param {string} name @param {string} program @param {string[]} args @returns {Stage} */
const checkWith = (name, program, ...args) => ({
  name,
  run: async () => {
    const { code, output } = await run(program, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

/** The same for an installed program, by its name. @param {string} name @param {string} command @param {string[]} args @returns {Stage} */
const check = (name, command, ...args) => checkWith(name, bin(command), ...args);

/** @type {Stage} */
const freshness = {
  name: "generated files are fresh",
  run: async () => {
    const before = snapshotOf(root);
    const { code, output } = await run("npm", ["run", "--silent", "generate"]);
    if (code !== 0) return { passed: 0, failed: 1, output };
    const stale = changedBetween(before, snapshotOf(root));
    if (stale.length === 0) return { passed: 1, failed: 0, output: "" };
    return { passed: 0, failed: 1, output: `Stale, now written again; commit them:\n${stale.join("\n")}` };
  },
};

const buildStage = check("build", "turbo", "run", "build", "--ui=stream", "--output-logs=errors-only");

/** @param {string} scope what to look at, as turbo takes it @param {string} [base] */
const typesOf = (scope, base) => ({
  name: "types of packages and apps",
  run: async () => {
    const args = ["run", "typecheck", scope, "--ui=stream", "--concurrency=1", "--output-logs=errors-only"];
    args.push("--", ...checkers);
    const { code, output } = await run(bin("turbo"), args.filter(Boolean), { TURBO_SCM_BASE: base });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});
const importRules = check(
  "import rules",
  "depcruise",
  "--config",
  ".dependency-cruiser.mjs",
  "packages",
  "apps",
  "e2e",
  "bench",
);
const noDeadCode = check("no dead code", "knip");

/** @param {readonly Stage[]} stages that read what is generated */
const afterwards = (...stages) => stages.map((stage) => ({ ...stage, after: freshness }));

/** Generated files are written first, beside what does not read them; the longest first. */
const checks = [
  freshness,
  // It reads nothing that is generated.
  check("lint of GraphQL", "eslint", "**/*.graphql", "--max-warnings", "0"),
  ...afterwards(
    check("lint", "oxlint", "--deny-warnings"),
    typesOf(""),
    buildStage,
    check("formatting", "oxfmt", "--check"),
    importRules,
    noDeadCode,
    checkWith("types of scripts", process.execPath, nativeCompiler, "--noEmit", "-p", ".", ...checkers),
  ),
];

/**
 * A stage of many tests whose program writes its results as JSON.
 * @param {string} name
 * @param {(file: string) => Promise<{ code: number, output: string }>} program
 * @param {(results: any) => import("./lib/test-results.mjs").Counts} count
 * @returns {Stage}
 */
const suite = (name, program, count) => ({
  name,
  run: async () => {
    const file = join(results, `${name.replaceAll(" ", "-")}.json`);
    rmSync(file, { force: true });
    const { code, output } = await program(file);
    const counts = await Promise.resolve()
      .then(() => count(JSON.parse(readFileSync(file, "utf8"))))
      .catch(() => ({ passed: 0, failed: 1 }));
    const failed = counts.failed === 0 && (code !== 0 || counts.passed === 0) ? 1 : counts.failed;
    return { passed: counts.passed, failed, output: withoutPasses(output) };
  },
});

/** @param {string} name @param {readonly string[]} selected @param {readonly string[]} [tests] only these */
const unit = (name, selected, tests) =>
  suite(
    name,
    (file) => {
      const list = join(results, "chosen-tests.json");
      if (tests) writeFileSync(list, JSON.stringify(tests.map((path) => join(root, path))));
      const env = { ...inMemory(), TESTS_TOGETHER: "1", ...(tests && { TESTS_CHOSEN: list }) };
      const program = [...engineForTests(), join(root, "node_modules/jest/bin/jest.js")];
      return run(
        process.execPath,
        [...program, "--json", `--outputFile=${file}`, "--selectProjects", ...selected],
        env,
      );
    },
    countJest,
  );

const isOnCi = process.env["CI"] !== undefined;
/** On a bare machine of one's own they are left out, and that is said; on CI their lack is a failure. */
const canRunOnServer = () => isOnCi || findPostgres() !== null;

/** Each service once: on the server where there is one, else on the embedded database. In one run, whose workers then all have something to do to its end. */
const projectsOfAll = () => [
  ...projects.map((name) => (name === "upstreams" && findPostgres() !== null ? besideServer : name)),
  ...(canRunOnServer() ? [onServer] : []),
];

/** Bad requests of every kind to a whole product, which it starts itself: fifteen hundred with those of its second run. */
const fuzzStage = checkWith(
  "bad requests",
  process.execPath,
  "--import",
  "tsx",
  "apps/gateway/src/testing/fuzz/main.ts",
  "--requests",
  "1000",
);

/** @param {readonly string[]} specs only these; all where there are none */
const browser = (...specs) =>
  suite(
    "browser tests",
    async (file) => {
      const { executablePath, env } = await findChromium(root);
      const program = [join(root, "node_modules/@playwright/test/cli.js"), "test", "--config", "e2e", ...specs];
      return run(process.execPath, program, {
        ...inMemory(),
        CHROMIUM: JSON.stringify({ executablePath, env }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      });
    },
    countPlaywright,
  );

/** @typedef {{ heading: string, stages: Stage[] }} Group */

/** What to run, in order; each group only when all before it passed. @param {readonly string[]} names @returns {Group[]} */
function plan(names) {
  const known = ["checks", ...projects, besideServer, onServer, "fuzz", "e2e"];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown)
    throw new Mistake(`There are no tests named "${unknown}"; choose from ${known.join(", ")}, or changed alone.`);
  const all = names.length === 0;
  const selected = [...projects, besideServer, onServer].filter((name) => names.includes(name));
  /** @type {Group[]} */
  const groups = [];
  if (all || names.includes("checks")) groups.push({ heading: "Generated files and checks", stages: checks });
  const needBuild = names.includes("fuzz") || names.includes("e2e");
  if (!all && !names.includes("checks") && needBuild) groups.push({ heading: "Build", stages: [buildStage] });
  const withoutBrowser = [
    ...(all || selected.length > 0 ? [unit("unit tests", all ? projectsOfAll() : selected)] : []),
    ...(all || names.includes("fuzz") ? [fuzzStage] : []),
  ];
  if (withoutBrowser.length > 0) groups.push({ heading: "Tests without a browser", stages: withoutBrowser });
  if (all || names.includes("e2e")) groups.push({ heading: "Browser tests", stages: [browser()] });
  return groups;
}

/** The same for what has changed alone, in the same order. @returns {Promise<Group[]>} */
async function planOfChange() {
  const base = await baseOf(root);
  const [changed, affected] = await Promise.all([changedFiles(root, base), affectedBy(root, base)]);
  say(`Since ${base.slice(0, 7)}: ${changed.length} files changed, ${affected.length} modules touched.`);
  const code = changed.filter((path) => /\.(?:ts|tsx|js|mjs)$/.test(path));
  const tests = testsOf(affected, changed).filter((path) => canRunOnServer() || !path.endsWith(".postgres.test.ts"));
  const specs = specsOf(
    affected.map(({ source }) => source),
    readdirSync(join(root, "e2e")).flatMap((name) => (name.endsWith(".spec.ts") ? [`e2e/${name}`] : [])),
  );
  return [
    {
      heading: "Generated files and checks",
      stages: [
        freshness,
        ...afterwards(
          typesOf("--affected", base),
          ...(code.length === 0
            ? []
            : [check("lint", "oxlint", "--deny-warnings", "--no-error-on-unmatched-pattern", ...code)]),
          importRules,
          noDeadCode,
          check("formatting", "oxfmt", "--check", "--no-error-on-unmatched-pattern", ...changed),
        ),
      ],
    },
    ...(tests.length === 0 ? [] : [{ heading: "Unit tests", stages: [unit("unit tests", projectsOfAll(), tests)] }]),
    ...(specs.length === 0
      ? []
      : [
          { heading: "Build", stages: [buildStage] },
          { heading: "Browser tests", stages: [browser(...specs)] },
        ]),
  ];
}

try {
  requireNode();
  const names = process.argv.slice(2);
  const isChangeAlone = names.length === 1 && names[0] === "changed";
  const named = isChangeAlone ? [] : plan(names);
  const started = performance.now();
  await install(root, children);
  const groups = isChangeAlone ? await planOfChange() : named;
  mkdirSync(results, { recursive: true });
  let sum = nothing;
  /** @type {import("./lib/stages.mjs").Timed[]} */
  const timed = [];
  for (const { heading, stages } of groups) {
    if (children.stopping) break;
    sum = add(sum, await runTogether(heading, stages, lanes, (stage) => timed.push(stage)));
    if (sum.failed > 0) break;
  }
  if (!children.stopping) {
    const seconds = Math.round((performance.now() - started) / 1000);
    if (names.length === 0) {
      if (!canRunOnServer()) say("\nNot tested on PostgreSQL: this machine has no initdb and postgres.");
      if (!isInstalled("redis-server")) say("\nNot tested with Redis: this machine has no redis-server.");
      writeFileSync(join(results, "stages.json"), JSON.stringify({ seconds, stages: timed }, null, 2));
    }
    say(`\nThe whole run took ${seconds} s.`);
    say(summary(sum));
    process.exitCode = sum.failed > 0 ? 1 : 0;
  }
} catch (error) {
  if (!children.stopping) {
    complain(error instanceof Mistake ? error.message : `Unexpected: ${oneLine(error)}`);
    say("0 passed, 1 failed");
    process.exitCode = 1;
  }
}
