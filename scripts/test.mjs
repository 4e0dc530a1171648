import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { quietTurbo } from "./lib/build.mjs";
import { Children, stopOnSignal } from "./lib/children.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { changedBetween, snapshotOf } from "./lib/generated.mjs";
import { install } from "./lib/install.mjs";
import { Mistake, oneLine, requireNode } from "./lib/mistake.mjs";
import { findPostgres } from "./lib/postgres.mjs";
import { complain, say } from "./lib/say.mjs";
import { add, nothing, runTogether, summary } from "./lib/stages.mjs";
import { countJest, countPlaywright, withoutPasses } from "./lib/test-results.mjs";

/** @typedef {import("./lib/stages.mjs").Stage} Stage */

const root = fileURLToPath(new URL("..", import.meta.url));
const results = join(root, "test-results");
const stageWithinMs = 900_000;
/** Two packages carry a program called tsc; this is the one that checks types. */
const nativeCompiler = join(root, "node_modules/typescript-native/bin/tsc");
const lanes = 2;
const projects = ["domain", "schema", "gateway", "upstreams", "ui", "web", "scripts", "bench"];
/** The stand-ins once more, on a PostgreSQL server. */
const onServer = "postgres";

/** The tests choose their own ports, folders and mode, beside a running `npm start`. */
const fixed = [
  "NODE_ENV",
  "PORT",
  "HOST",
  "V1_URL",
  "V2_URL",
  "V1_PORT",
  "V2_PORT",
  "DATA_DIR",
  "DATABASE_URL",
  "DEMO",
];
const unset = Object.fromEntries([...fixed, "PUBLIC_URL"].map((name) => [name, undefined]));

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
    env: { ...quietTurbo, ...unset, FORCE_COLOR: "0", ...env },
    timeoutMs: stageWithinMs,
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

/** The longest first. */
const checks = [
  check("lint", "eslint", ".", "--max-warnings", "0"),
  check("lint with types", "oxlint", "--deny-warnings"),
  check(
    "types of packages and apps",
    "turbo",
    "run",
    "typecheck",

    "--ui=stream",
    "--concurrency=1",
    "--output-logs=errors-only",
  ),
  buildStage,
  check("formatting", "prettier", "--check", "--log-level", "warn", "."),
  check("import rules", "depcruise", "--config", ".dependency-cruiser.mjs", "packages", "apps", "e2e", "bench"),
  check("no dead code", "knip"),
  checkWith("types of scripts", process.execPath, nativeCompiler, "--noEmit", "-p", "."),
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

/** @param {string} name @param {readonly string[]} selected */
const unit = (name, selected) =>
  suite(
    name,
    (file) => run(bin("jest"), ["--json", `--outputFile=${file}`, "--selectProjects", ...selected]),
    countJest,
  );

/** On a bare machine of one's own they are left out, and that is said; on CI their lack is a failure. */
const canRunOnServer = () => process.env["CI"] !== undefined || findPostgres() !== null;

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

const browser = suite(
  "browser tests",
  async (file) => {
    const { executablePath, env } = await findChromium(root);
    return run(process.execPath, [join(root, "node_modules/@playwright/test/cli.js"), "test", "--config", "e2e"], {
      CHROMIUM: JSON.stringify({ executablePath, env }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    });
  },
  countPlaywright,
);

/** What to run, in order; each group only when all before it passed. @param {readonly string[]} names */
function plan(names) {
  const unknown = names.find((name) => ![...projects, onServer, "checks", "fuzz", "e2e"].includes(name));
  if (unknown)
    throw new Mistake(
      `There are no tests named "${unknown}"; choose from checks, ${[...projects, onServer].join(", ")}, fuzz, e2e.`,
    );
  const all = names.length === 0;
  const selected = projects.filter((name) => names.includes(name));
  /** @type {{ heading: string, stages: Stage[] }[]} */
  const groups = [];
  if (all || names.includes("checks"))
    groups.push({ heading: "Generated files", stages: [freshness] }, { heading: "Checks", stages: checks });
  if (all || selected.length > 0)
    groups.push({ heading: "Unit tests", stages: [unit("unit tests", all ? projects : selected)] });
  if (names.includes(onServer) || (all && canRunOnServer()))
    groups.push({ heading: "Stand-ins on PostgreSQL", stages: [unit("unit tests on PostgreSQL", [onServer])] });
  const needBuild = names.includes("fuzz") || names.includes("e2e");
  if (!all && !names.includes("checks") && needBuild) groups.push({ heading: "Build", stages: [buildStage] });
  if (all || names.includes("fuzz")) groups.push({ heading: "Bad requests", stages: [fuzzStage] });
  if (all || names.includes("e2e")) groups.push({ heading: "Browser tests", stages: [browser] });
  return groups;
}

try {
  requireNode();
  const names = process.argv.slice(2);
  const groups = plan(names);
  const started = performance.now();
  await install(root, children);
  mkdirSync(results, { recursive: true });
  let sum = nothing;
  for (const { heading, stages } of groups) {
    if (children.stopping) break;
    sum = add(sum, await runTogether(heading, stages, lanes));
    if (sum.failed > 0) break;
  }
  if (!children.stopping) {
    if (names.length === 0 && !canRunOnServer())
      say("\nNot tested on PostgreSQL: this machine has no initdb and postgres.");
    say(`\nThe whole run took ${Math.round((performance.now() - started) / 1000)} s.`);
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
