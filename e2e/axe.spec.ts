import { expect, test, type Page } from "@playwright/test";
import { themes } from "@app/domain/enums.ts";
import { realParameters } from "./support/addresses.ts";
import { findingsOn } from "./support/axe.ts";
import { builtScreens } from "./support/built-screens.ts";
import { remember } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** States of screens that have an address of their own, and a page that is to come inside and outside the shell. */
const states = [
  "/pricing",
  "/app/calendar",
  "/app/account?tab=security",
  "/app/account?tab=notifications",
  "/app/tutoring/regions?new",
];
const guestOnly = ["/login"];

/** What the browser complained about: failing scripts, refused styles. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  return said;
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test.describe.configure({ mode: "parallel" });

for (const theme of themes) {
  for (const viewport of sizes) {
    test.describe(`${theme} at ${viewport.width} px`, () => {
      test.use({ viewport, reducedMotion: "reduce" });
      test("nothing is found on any screen", async ({ page, browser }) => {
        test.setTimeout(240_000);
        const fill = await realParameters();
        const look = async (on: Page, path: string) => {
          await test.step(path, async () => {
            const said = complaints(on);
            await on.goto(addressOf(path));
            await settled(on);
            expect.soft(await findingsOn(on), path).toEqual([]);
            expect.soft(said, path).toEqual([]);
          });
        };
        const wear = (on: Page) =>
          on.addInitScript((name) => {
            localStorage.setItem("settings", JSON.stringify({ theme: name }));
          }, theme);
        await wear(page);
        await remember(page, "super-admin");
        for (const path of [...builtScreens.filter((path) => !guestOnly.includes(path)).map(fill), ...states]) {
          await look(page, path);
        }
        const guest = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
        await wear(guest);
        for (const path of guestOnly) await look(guest, path);
        const refused = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
        await wear(refused);
        await remember(refused, "no-role");
        await look(refused, "/app/tutoring/regions");
        for (const other of [guest, refused]) await other.context().close();
      });
    });
  }
}
