import { expect } from "@playwright/test";
import { open } from "./support/open.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

/** As people see it who have not asked for less movement. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("the chosen theme is used and kept", async ({ page }) => {
  await open(page, "no-role", "/app/account");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "ONE_DARK" }).check();
  expect(await paper()).toBe(light);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect.poll(paper).not.toBe(light);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await paper()).not.toBe(light);
  expect(await page.evaluate(() => localStorage.getItem("settings"))).toContain("ONE_DARK");
});

test("the theme is the computer's until somebody chooses one", async ({ page }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(addressOf("/login"));
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await theme()).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(theme).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "no-role", "/app/account");
  expect(await theme()).toBe("dark");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "LIGHT" }).check();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect.poll(theme).toBe("light");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await theme()).toBe("light");
});

test("a change of theme is done at once for those who want less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "super-admin", "/app/account");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "ONE_DARK" }).check();
  const moving = page.evaluate(async () => {
    while (document.documentElement.dataset["theme"] !== "dark")
      await new Promise((drawn) => requestAnimationFrame(drawn));
    getComputedStyle(document.body).getPropertyValue("color");
    const transitions = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
    return transitions.map(({ transitionProperty }) => transitionProperty).filter((name) => name !== "opacity");
  });
  await page.getByRole("button", { name: "Save Settings" }).click();
  expect(await moving).toEqual([]);
});
