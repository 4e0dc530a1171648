import { expect, type Page } from "@playwright/test";
import { themes, type Theme } from "@app/domain/enums.ts";
import { findingsOn } from "./support/axe.ts";
import { galleryDist, galleryPart, serveGallery } from "./support/gallery.ts";
import { knownLooks } from "./support/known-looks.ts";
import { expectRinged, noteStops } from "./support/stops.ts";
import { test } from "./support/test.ts";

const parts = [
  "values",
  "actions",
  "feedback",
  "forms",
  "lists",
  "details",
  "layout",
  "trees",
  "boards",
  "editors",
  "shell",
];
/** The wide one last: it is the one in which Tab then goes through the page. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** What opens something over the page. */
const opener =
  "[data-opens] > button, [aria-haspopup]:not([aria-disabled=true]), [aria-label^='Open a calendar:']:enabled";
/** What is open over the page. */
const above = ".MuiModal-root, .MuiPopper-root";
/** About a page as a whole; here several stand one below the other, and each is looked at on its own elsewhere. */
const ofWholePages = ["landmark-unique", "landmark-no-duplicate-main", "landmark-main-is-top-level"];

/** All of it in the page: each word with it waits until the page is drawn. */
async function wear(page: Page, theme: Theme): Promise<void> {
  const mode = theme === "LIGHT" ? "light" : "dark";
  await page.evaluate(
    async ({ mode, theme }) => {
      const worn = () => document.documentElement.dataset["theme"];
      const search = new URLSearchParams(location.search);
      search.set("theme", theme);
      history.replaceState(null, "", `?${search.toString()}`);
      dispatchEvent(new PopStateEvent("popstate"));
      while (worn() !== mode) await new Promise((drawn) => requestAnimationFrame(drawn));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    },
    { mode, theme },
  );
}

/** Looks at the page, or only at what is open over it; contrast in each theme, beginning with the one that is worn. */
async function expectNothingFound(page: Page, where: string, within?: string): Promise<void> {
  const part = within === undefined ? {} : { within };
  const isDark = await page.evaluate(() => document.documentElement.dataset["theme"] === "dark");
  for (const [nth, theme] of (isDark ? themes.toReversed() : themes).entries()) {
    await wear(page, theme);
    const findings = await findingsOn(page, { contrastAlone: nth > 0, ...part });
    expect
      .soft(
        findings.filter(({ id }) => !ofWholePages.includes(id)),
        `${where} in ${theme}`,
      )
      .toEqual([]);
  }
}

/** What can be pressed to open something, each once by its name, by its place among all. */
async function openersOn(page: Page): Promise<number[]> {
  const names = await page
    .locator(opener)
    .evaluateAll((all) =>
      all.map((one) => (one.checkVisibility() ? (one.getAttribute("aria-label") ?? one.textContent) : null)),
    );
  return names.flatMap((name, at) => (name !== null && names.indexOf(name) === at ? [at] : []));
}

test.describe.configure({ mode: "parallel" });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(noteStops);
  await serveGallery(page);
});

for (const part of parts) {
  test(`the gallery's ${part}: nothing is found in either theme, wide or narrow, open or closed, and every stop of Tab is ringed`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const known = knownLooks("gallery.spec.ts", browser.version(), { dist: galleryDist });
    if (known.isGood(part)) return;
    const said: string[] = [];
    page.on("pageerror", ({ message }) => said.push(message));
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));
    await page.goto(galleryPart(part));
    await expect(page.getByRole("heading", { name: "Gallery" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNothingFound(page, `${part} at ${size.width} px`);
      for (const at of await openersOn(page)) {
        const button = page.locator(opener).nth(at);
        await button.click();
        await expect(page.locator(above).first()).toBeVisible();
        await expectNothingFound(page, `${part}, opened ${at}, at ${size.width} px`, above);
        await page.keyboard.press("Escape");
        await expect(page.locator(above)).toHaveCount(0);
      }
    }
    await expectRinged(page, part, "beginning");
    expect(said).toEqual([]);
    if (test.info().errors.length === 0) await known.remember(part, page);
  });
}
