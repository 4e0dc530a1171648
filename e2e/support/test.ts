import { test as base, type BrowserContext, type TestInfo } from "@playwright/test";

/** Keeps a picture of each page that is open, where the test has failed. */
export async function keepPictures(contexts: readonly BrowserContext[], testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const page of contexts.flatMap((context) => context.pages())) {
    const path = testInfo.outputPath(`page-${testInfo.attachments.length + 1}.png`);
    await page.screenshot({ path, timeout: 5000 }).then(
      () => testInfo.attachments.push({ name: "page", path, contentType: "image/png" }),
      // A page that can no longer be drawn is not to hide what failed.
      () => undefined,
    );
  }
}

/**
 * Playwright's test, with a picture of every page of one that fails. Playwright's own setting for that takes one of each
 * page that is closed, in case its test should fail later: a tenth of a second of processor time for each.
 */
export const test = base.extend({
  context: async ({ browser, context }, use, testInfo) => {
    await use(context);
    await keepPictures(browser.contexts(), testInfo);
  },
});
