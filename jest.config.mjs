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

/** Packages that ship only as ES modules, or import while they run; everything else runs as it is. */
const transformIgnorePatterns = [
  "/node_modules/(?!(jose|@electric-sql/pglite|temporal-polyfill|temporal-utils|@opentelemetry/otlp-exporter-base)/)",
];

/** @param {string} displayName @param {string} folder */
const node = (displayName, folder) => ({
  displayName,
  rootDir: new URL(folder, import.meta.url).pathname,
  testEnvironment: "node",
  testMatch: ["**/*.test.{ts,mjs}"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  transform,
  transformIgnorePatterns,
});

/** @param {string} displayName @param {string} folder */
const browser = (displayName, folder) => ({
  ...node(displayName, folder),
  testEnvironment: "jsdom",
  testMatch: ["**/*.test.{ts,tsx}"],
  setupFiles: [new URL("packages/ui/src/testing/jsdom.ts", import.meta.url).pathname],
  setupFilesAfterEnv: ["@testing-library/jest-dom"],
  moduleNameMapper: {
    "\\.(woff2|css|svg|png)$": new URL("packages/ui/src/testing/asset.ts", import.meta.url).pathname,
  },
});

const web = browser("web", "./apps/web");

/** One run over every part of the product. */
export default {
  maxWorkers: 2,
  testTimeout: 30_000,
  projects: [
    node("domain", "./packages/domain"),
    node("schema", "./packages/schema"),
    node("gateway", "./apps/gateway"),
    {
      ...node("upstreams", "./apps/upstreams"),
      globalSetup: new URL("apps/upstreams/src/testing/global-setup.ts", import.meta.url).pathname,
    },
    node("scripts", "./scripts"),
    node("bench", "./bench"),
    browser("ui", "./packages/ui"),
    {
      ...web,
      setupFiles: [...web.setupFiles, new URL("apps/web/src/testing/jsdom.ts", import.meta.url).pathname],
    },
  ],
};
