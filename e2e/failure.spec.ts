import { expect, type Page } from "@playwright/test";
import { remember, tokenOf } from "./support/roles.ts";
import { startGateway, type RunningServer } from "./support/servers.ts";
import { runningStack } from "./support/stack.ts";
import { switchTo, type Switch } from "./support/switch.ts";
import { test } from "./support/test.ts";

let v1: Switch;
let v2: Switch;
let gateway: RunningServer & { address: string };

test.describe.configure({ mode: "serial" });

/** A gateway of its own, whose ways to both servers can be cut without harm to other tests. */
test.beforeAll(async () => {
  const stack = runningStack();
  v1 = await switchTo(stack.v1);
  v2 = await switchTo(stack.v2);
  gateway = await startGateway(v1.address, v2.address);
});
test.afterAll(async () => {
  await gateway.stop();
  await v1.cut();
  await v2.cut();
});

async function open(page: Page, path: string): Promise<void> {
  await remember(page, "super-admin", await tokenOf("super-admin", gateway.address));
  await page.goto(`${gateway.address}${path}`);
  await expect(page.getByRole("button", { name: /^Account menu of/ })).toBeVisible();
}

test("with v2 down the regions say so, the shell lives, and Retry mends it", async ({ page }) => {
  await open(page, "/app/account");
  await v2.cut();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Language app" }).click();
  await page.getByRole("link", { name: "Regions" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("The regions could not be loaded", { timeout: 20_000 });
  await page.getByRole("button", { name: "Contacts" }).click();
  await expect(page.getByRole("dialog", { name: "Contacts" })).toContainText("Obinna Ezenwa");
  await page.keyboard.press("Escape");

  await v2.mend();
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("table", { name: "Regions" })).toBeVisible();
});

test("with v1 down what v2 has still opens, and a reload keeps the session", async ({ page }) => {
  await open(page, "/app/tutoring/regions");
  await expect(page.getByRole("table", { name: "Regions" })).toBeVisible();
  await v1.cut();
  await page.getByRole("button", { name: "Contacts" }).click();
  await expect(page.getByRole("dialog", { name: "Contacts" })).toContainText(/could not|unavailable|Network error/i, {
    timeout: 20_000,
  });
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox", { name: "Code or name" }).fill("nig");
  await expect(page.getByRole("cell", { name: "Nigeria", exact: true })).toBeVisible();
  await expect(page.getByRole("cell", { name: "United Kingdom" })).toBeHidden();

  await v1.mend();
  await page.reload();
  await expect(page.getByRole("table", { name: "Regions" })).toBeVisible();
});

test("signing in while v1 is down says so and loses nothing that was typed", async ({ page }) => {
  await v1.cut();
  await page.goto(`${gateway.address}/login`);
  await page.getByLabel("Email").fill("admin@demo.test");
  await page.getByLabel("Password", { exact: true }).fill("Learn-Igbo-2026");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Network error")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel("Email")).toHaveValue("admin@demo.test");
  await v1.mend();
});

test("a logout that fails says so and keeps the session", async ({ page }) => {
  await open(page, "/app/account");
  await v1.cut();
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByText("Unable to logout")).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(`${gateway.address}/app/account`);
  await v1.mend();
});
