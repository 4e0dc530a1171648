import { expect, type Page, type Request } from "@playwright/test";
import { addressOf } from "./stack.ts";

const settleMs = 20_000;
/** For how long nothing is drawn on a page that is at rest. */
const restMs = 150;
/** A page whose words no other has, so that nothing is read off the page before. */
const between = { path: "/404", words: "This page does not exist" };

/**
 * Follows paths inside one open page, as the browser's own back and forward do: the product is loaded once, where each
 * load costs more than most of what is then looked at.
 *
 *     const moves = movesOn(page);
 *     await moves.to("/app/tutoring/regions");
 *     await moves.to("/app/account");
 *
 * Each move ends when the page is at rest: all answers are there and nothing more is drawn.
 */
export function movesOn(page: Page) {
  const waiting = new Set<Request>();
  const isStream = (request: Request) => (request.headers()["accept"] ?? "").includes("event-stream");
  page.on("request", (request) => isStream(request) || waiting.add(request));
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("requestfailed", (request) => waiting.delete(request));
  let isOpen = false;

  const push = (path: string) =>
    page.evaluate((to) => {
      history.pushState({}, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, path);

  async function rest(): Promise<void> {
    await expect(page.locator("h1")).toBeVisible({ timeout: settleMs });
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: settleMs });
    do {
      // First the answers: what is drawn meanwhile is followed by more.
      await expect.poll(() => waiting.size, { intervals: [20], timeout: settleMs }).toBe(0);
      await page.evaluate(
        (quietMs) =>
          new Promise<void>((done) => {
            const end = () => {
              observer.disconnect();
              done();
            };
            let timer = setTimeout(end, quietMs);
            const observer = new MutationObserver(() => {
              clearTimeout(timer);
              timer = setTimeout(end, quietMs);
            });
            observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
          }),
        restMs,
      );
    } while (waiting.size > 0);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: settleMs });
  }

  return {
    async to(path: string): Promise<void> {
      if (isOpen && path !== between.path) {
        await push(between.path);
        await expect(page.locator("h1")).toHaveText(between.words);
        await push(path);
        await expect(page.locator("h1").filter({ hasNotText: between.words })).toBeVisible({ timeout: settleMs });
      } else {
        await page.goto(addressOf(path));
        isOpen = true;
      }
      await rest();
    },
  };
}
