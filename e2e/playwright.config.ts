import { defineConfig } from "@playwright/test";
import { browserToLaunch } from "./support/chromium.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/browser",
  globalSetup: "./global-setup.ts",
  // More than there are processors: each waits for a while, for answers, for what is typed to be looked up, for a page to be at rest.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? "list" : [["list"], ["json"]],
  use: {
    launchOptions: await browserToLaunch(),
    locale: "en-GB",
    timezoneId: "Africa/Lagos",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    trace: "off",
  },
});
