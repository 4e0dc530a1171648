import { expect, test, type Page } from "@playwright/test";
import { realParameters } from "./support/addresses.ts";
import { builtScreens } from "./support/built-screens.ts";
import { movesOn } from "./support/moves.ts";
import { remember } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";

const mostStops = 120;
/** So many presses are sent before the page is asked how far it got. */
const atOnce = 10;
const signedOutOnly = ["/login", "/register"];

interface Stop {
  /** Enough to find it again. */
  what: string;
  /** Themes in which nothing shows that it has the focus. */
  without: string[];
}

declare global {
  interface Window {
    /** The stops of the round that is under way, and where it began. */
    stops: Stop[];
    began: HTMLElement;
  }
}

/** Notes each element that gets the focus, once a page, with the themes in which it does not show. Runs in the page. */
function noteStops(): void {
  window.stops = [];
  window.began = document.documentElement;
  const isRinged = (focused: HTMLElement) => {
    // On the element or on the frame drawn for it, as a field, a row or a card has it.
    for (let box: Element | null = focused, up = 0; box && up < 6; box = box.parentElement, up += 1) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
      const isDrawn = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      if (isDrawn && !/transparent|, 0\)$/.test(outlineColor)) return true;
    }
    return false;
  };
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.dataset["seen"] !== undefined) return;
    // After the last stop the browser begins at the top again.
    if (window.began.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) return;
    target.dataset["seen"] = "";
    const root = document.documentElement;
    const worn = root.dataset["theme"];
    const without = ["light", "dark"].filter((theme) => {
      root.dataset["theme"] = theme;
      return !isRinged(target);
    });
    if (worn !== undefined) root.dataset["theme"] = worn;
    const name = target.getAttribute("aria-label") ?? target.textContent.trim().slice(0, 40);
    window.stops.push({ what: `${target.tagName.toLowerCase()} ${name}`, without });
  });
}

/** Goes through the page by Tab: from its beginning, or from its own part where the shell around it is known. */
async function roundThrough(page: Page, from: "beginning" | "main"): Promise<Stop[]> {
  await page.evaluate((start) => {
    for (const seen of document.querySelectorAll("[data-seen]")) seen.removeAttribute("data-seen");
    const place = (start === "main" && document.querySelector("main")) || document.body;
    place.tabIndex = -1;
    place.focus();
    window.began = place;
    window.stops = [];
  }, from);
  for (let stops = 0; stops < mostStops;) {
    await Promise.all(Array.from({ length: atOnce }, () => page.keyboard.press("Tab")));
    const noted = await page.evaluate(() => window.stops.length);
    if (noted < stops + atOnce) break;
    stops = noted;
  }
  return page.evaluate(() => window.stops);
}

async function expectRinged(page: Page, path: string, from: "beginning" | "main"): Promise<void> {
  const stops = await roundThrough(page, from);
  expect.soft(stops.length, path).toBeGreaterThan(0);
  expect
    .soft(
      stops.filter(({ without }) => without.length > 0),
      path,
    )
    .toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(noteStops);
});

for (const by of ["super-admin", "signed-out"] as const) {
  test(`every stop of Tab is ringed in both themes, for ${by}`, async ({ page }) => {
    test.setTimeout(240_000);
    const fill = await realParameters();
    if (by !== "signed-out") await remember(page, by);
    const moves = movesOn(page);
    const paths = builtScreens.filter((path) => signedOutOnly.includes(path) === (by === "signed-out"));
    let isShellKnown = false;
    for (const path of paths) {
      await test.step(path, async () => {
        await moves.to(fill(path));
        // The shell is the same around every page, so it is walked through once.
        await expectRinged(page, path, isShellKnown ? "main" : "beginning");
        isShellKnown ||= path.startsWith("/app");
      });
    }
  });
}

const dialogs = [
  "/app/tutoring/regions?new",
  "/app/tutoring/curriculums?new",
  "/app/account?tab=security",
  "/app/account?tab=notifications",
];
test("every stop of Tab in dialogs and further tabs is ringed in both themes", async ({ page }) => {
  await remember(page, "super-admin");
  for (const path of dialogs) {
    await page.goto(addressOf(path));
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectRinged(page, path, "beginning");
  }
});
