import { expect, test } from "@playwright/test";
import { realParameters } from "./support/addresses.ts";
import { builtScreens } from "./support/built-screens.ts";
import { movesOn } from "./support/moves.ts";
import { remember } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { expectRinged, noteStops } from "./support/stops.ts";

const signedOutOnly = ["/login", "/register"];
/** Without the code of an email it only says that the link is not valid; with one, its own spec walks through it. */
const nothingToPress = ["/answer"];

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
    const paths = builtScreens.filter(
      (path) => signedOutOnly.includes(path) === (by === "signed-out") && !nothingToPress.includes(path),
    );
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
