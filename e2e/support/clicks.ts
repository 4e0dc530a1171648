import type { Page } from "@playwright/test";

/**
 * Counts presses of the mouse from now on, over every page that is opened meanwhile; what is done by the keyboard does
 * not count. Call it before the first page is opened.
 */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction("clickedOnce", () => (clicks += 1));
  await page.addInitScript(() => {
    const counted = (window as unknown as { clickedOnce: () => void }).clickedOnce;
    // A press of Enter on a button is a click too, without a place in the row of clicks.
    addEventListener("click", ({ isTrusted, detail }) => isTrusted && detail > 0 && counted(), { capture: true });
  });
  return async () => {
    await page.waitForTimeout(50);
    const counted = clicks;
    clicks = 0;
    return counted;
  };
}
