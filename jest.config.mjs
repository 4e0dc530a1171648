import { readFileSync } from "node:fs";
import { inGroups, onlyChosen } from "./scripts/lib/test-groups.mjs";

const transform = {
  "^.+\\.[cm]?[tj]sx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        target: "es2022",
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "commonjs" },
    },
  ],
};

/** @param {string} path */
const absolute = (path) => new URL(path, import.meta.url).pathname;

/** Packages that ship only as ES modules, or import while they run; everything else runs as it is. */
const transformIgnorePatterns = [
  "/node_modules/(?!(jose|marked|@electric-sql/pglite|temporal-polyfill|temporal-utils|@opentelemetry/otlp-exporter-base|file-type|strtok3|token-types|uint8array-extras|@tokenizer/inflate|@borewit/text-codec)/)",
];

/**
 * What code without a page asks for all the time, databases and sums above all: looked up in the sandbox, each costs more
 * than the work it is for. Nothing that a test may put another in the place of, such as the clock.
 */
const sandboxInjectedGlobals = [
  ...["Array", "BigInt", "Boolean", "Error", "Function", "JSON", "Map", "Math", "Number", "Object", "Reflect"],
  ...["RegExp", "Set", "String", "Symbol", "Uint8Array", "WeakMap", "WeakSet"],
];

/** @param {string} displayName @param {string} folder */
const node = (displayName, folder) => ({
  displayName,
  rootDir: absolute(folder),
  testEnvironment: "node",
  testMatch: ["**/*.test.{ts,mjs}"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  transform,
  transformIgnorePatterns,
  sandboxInjectedGlobals,
  // Beside no temporary folder: tests may be given another at each run.
  cacheDirectory: absolute("node_modules/.cache/jest"),
});

/** @param {string} displayName @param {string} folder */
const browser = (displayName, folder) => ({
  ...node(displayName, folder),
  sandboxInjectedGlobals: [],
  testEnvironment: "jsdom",
  testMatch: ["**/*.test.{ts,tsx}"],
  setupFiles: [absolute("packages/ui/src/testing/jsdom.ts")],
  setupFilesAfterEnv: [
    "@testing-library/jest-dom",
    ...(process.env["TESTS_TOGETHER"] === undefined ? [] : [absolute("packages/ui/src/testing/shared-page.ts")]),
  ],
  moduleNameMapper: {
    "\\.module\\.css$": absolute("packages/ui/src/testing/classes.ts"),
    "\\.(woff2|css|svg|png|worklet\\.js)(\\?url)?$": absolute("packages/ui/src/testing/asset.ts"),
  },
});

const web = browser("web", "./apps/web");

/** What opens no database of the tests, or its own: the same whichever database there is. */
const withoutServer = [
  "/src/(config|contracts|create-admin|main)\\.test\\.ts$",
  "/(earlier-folder|embedded|folder-lock|reason)\\.test\\.ts$",
];

/**
 * Where the two databases differ if they ever do: plain records, order and search of text, the outbox, histories, calls
 * that are sent twice, what the database itself refuses, and what is left when the servers are killed.
 */
const onBoth = "/(plain-records|search|events|history|idempotency|crash|closed-month-guard)\\.test\\.ts$";

/** The upstream servers over the embedded database; what only several connections show is left to PostgreSQL. */
const upstreams = {
  ...node("upstreams", "./apps/upstreams"),
  testPathIgnorePatterns: ["/node_modules/", "/dist/", "\\.postgres\\.test\\.ts$"],
  globalSetup: absolute("apps/upstreams/src/testing/global-setup.ts"),
};

/** Of those, what is left to prove where the same tests run on a PostgreSQL server. */
const { testMatch, ...anyFile } = upstreams;
const embedded = {
  ...anyFile,
  displayName: "embedded",
  testRegex: [...withoutServer, onBoth],
};

/** The upstream servers over a PostgreSQL server that the tests start. */
const postgres = {
  ...node("postgres", "./apps/upstreams"),
  testPathIgnorePatterns: ["/node_modules/", "/dist/", ...withoutServer],
  globals: { onPostgres: true },
  globalSetup: absolute("apps/upstreams/src/testing/postgres/global-setup.ts"),
};

/** A file that names the tests of a change by their full paths; null where all are run. @type {readonly string[] | null} */
const chosen = process.env["TESTS_CHOSEN"] ? JSON.parse(readFileSync(process.env["TESTS_CHOSEN"], "utf8")) : null;

/**
 * Where the tests of a project run that were not asked for by name, they run in groups.
 * @template {Omit<ReturnType<typeof node>, "testMatch">} Project
 * @param {Project} project
 */
const together = (project) =>
  process.env["TESTS_TOGETHER"] === undefined ? project : inGroups(project, absolute("."), chosen);

/**
 * Those of a project whose files run by themselves.
 * @template {{ rootDir: string, testPathIgnorePatterns: string[], testRegex?: string[] }} Project
 * @param {Project} project
 */
const apart = (project) => (chosen === null ? project : onlyChosen(project, chosen));

/** One run over every part of the product. */
export default {
  // One more than the processors of the smallest machine: a twelfth of a worker's time is spent waiting.
  maxWorkers: 3,
  testSequencer: absolute("scripts/lib/test-order.mjs"),
  // For what hangs: beside other work a test may take ten times as long as alone.
  testTimeout: 120_000,
  projects: [
    together(node("domain", "./packages/domain")),
    apart(node("schema", "./packages/schema")),
    // What a test needs besides Node may be missing on a machine of one's own, and not on CI.
    together({ ...node("gateway", "./apps/gateway"), globals: { isOnCi: process.env["CI"] !== undefined } }),
    apart(upstreams),
    together(embedded),
    together(postgres),
    apart(node("scripts", "./scripts")),
    apart(node("bench", "./bench")),
    together(browser("ui", "./packages/ui")),
    together({
      ...web,
      setupFiles: [...web.setupFiles, absolute("apps/web/src/testing/jsdom.ts")],
    }),
  ],
};
