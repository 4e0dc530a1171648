import { defineConfig } from "@playwright/test";
import { browserToLaunch } from "./support/chromium.ts";

/** A page lives for some seconds here: code is not worth its optimising, and threads that tidy up take a processor from another page. */
const engine = ["--no-opt", "--no-maglev", "--single-threaded-gc", "--min-semi-space-size=16"];
const launch = await browserToLaunch();

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/browser",
  globalSetup: "./global-setup.ts",
  // One more than there are processors, as a rule: each waits for a while, for answers, for what is typed to be looked up, for a page to be at rest.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // For what hangs: a journey of two dozen steps takes 60 s on a machine that has something else to do.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? "list" : [["list"], ["json"]],
  use: {
    launchOptions: { ...launch, args: [...launch.args, `--js-flags=${engine.join(" ")}`] },
    locale: "en-GB",
    // Each frame of a movement is drawn and waited for: a twentieth of all work. Two specs keep it, shell and dialogs.
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "Africa/Lagos",
    viewport: { width: 1440, height: 900 },
    // `support/test.ts` takes it, of what fails alone.
    screenshot: "off",
    trace: "off",
  },
});
