import { expect, test, type Page } from "@playwright/test";
import { realParameters } from "./support/addresses.ts";
import { builtScreens } from "./support/built-screens.ts";
import { remember } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";

const mostStops = 120;
const signedOutOnly = ["/login", "/register"];

interface Stop {
  /** Enough to find it again. */
  what: string;
  /** Themes in which nothing shows that it has the focus. */
  without: string[];
}

/** The element that has the focus; null once the round through the page is over. */
function stopHere(): Stop | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  if (focused.dataset["seen"] !== undefined) return null;
  focused.dataset["seen"] = "";

  /** A ring on the element or on the frame drawn for it, as a field, a row or a card has it. */
  function isRinged(): boolean {
    for (let box: Element | null = focused, up = 0; box && up < 6; box = box.parentElement, up += 1) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
      const isDrawn = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      if (isDrawn && !/transparent|, 0\)$/.test(outlineColor)) return true;
    }
    return false;
  }

  const root = document.documentElement;
  const worn = root.dataset["theme"];
  const without = ["light", "dark"].filter((theme) => {
    root.dataset["theme"] = theme;
    return !isRinged();
  });
  if (worn !== undefined) root.dataset["theme"] = worn;
  const name = focused.getAttribute("aria-label") ?? focused.textContent.trim().slice(0, 40);
  return { what: `${focused.tagName.toLowerCase()} ${name}`, without };
}

/** Goes through the whole page by Tab. */
async function roundThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(stopHere);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

for (const by of ["super-admin", "signed-out"] as const) {
  test(`every stop of Tab is ringed in both themes, for ${by}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const fill = await realParameters();
    if (by !== "signed-out") await remember(page, by);
    const paths = builtScreens.filter((path) => signedOutOnly.includes(path) === (by === "signed-out"));
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(addressOf(fill(path)));
        await expect(page.locator("h1")).toBeVisible();
        await page.waitForLoadState("networkidle");
        const stops = await roundThrough(page);
        expect.soft(stops.length, path).toBeGreaterThan(0);
        expect
          .soft(
            stops.filter(({ without }) => without.length > 0),
            path,
          )
          .toEqual([]);
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
    const stops = await roundThrough(page);
    expect
      .soft(
        stops.filter(({ without }) => without.length > 0),
        path,
      )
      .toEqual([]);
  }
});
