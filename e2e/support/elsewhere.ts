import type { Page } from "@playwright/test";
import { keepPictures, test as base } from "./test.ts";

interface Elsewhere {
  /**
   * A page in another browser, whose person has answered both notices. Two people never share one browser: what one
   * stores there, their session first of all, the other's pages follow.
   */
  elsewhere: Page;
}

export const test = base.extend<Elsewhere>({
  async elsewhere({ browser }, use, testInfo) {
    const context = await browser.newContext();
    await context.addInitScript(() => {
      for (const notice of ["cookieConsent", "settingsNotice"])
        localStorage.setItem(notice, "2099-01-01T00:00:00.000Z");
    });
    await use(await context.newPage());
    await keepPictures([context], testInfo);
    await context.close();
  },
});
