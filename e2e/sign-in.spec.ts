import { expect } from "@playwright/test";
import { homeOf } from "@app/domain/permissions.ts";
import { ask, emailOf, remember, roleOf, signInAs, tokenOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

/** Where each role's home is, the rules' own tests tell of all. */
for (const account of ["super-admin", "content-creator", "no-role"] as const) {
  test(`${account} signs in and starts at home`, async ({ page }) => {
    await page.goto(addressOf("/login"));
    await signInAs(page, emailOf(account));
    await expect(page).toHaveURL((url) => url.href.startsWith(addressOf(homeOf(roleOf(account)))));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("signing in leads back to the page that was asked for", async ({ page }) => {
  await page.goto(addressOf("/app/tutoring/regions?q=uk"));
  await expect(page).toHaveURL(/\/login\?from=/);
  await signInAs(page, emailOf("admin"));
  await expect(page).toHaveURL(addressOf("/app/tutoring/regions?q=uk"));
  await expect(page.getByRole("heading", { level: 1, name: "Regions" })).toBeVisible();
});

test("an address outside the portal is not gone back to", async ({ page }) => {
  await page.goto(addressOf("/login?from=https%3A%2F%2Fexample.org%2Fapp"));
  await signInAs(page, emailOf("no-role"));
  await expect(page).toHaveURL(addressOf("/app/account"));
});

test("a wrong password is refused in the specification's words, and the form stays", async ({ page }) => {
  await page.goto(addressOf("/login"));
  await signInAs(page, "someone@demo.test", "not the password");
  await expect(page.getByText("Please check your email and password")).toBeVisible();
  await expect(page).toHaveURL(addressOf("/login"));
  await expect(page.getByLabel("Email")).toHaveValue("someone@demo.test");
});

test("the unprotected twin opens for a signed-in person too", async ({ page }) => {
  await remember(page, "director");
  await page.goto(addressOf("/login-unprotected"));
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await page.goto(addressOf("/login"));
  await expect(page).toHaveURL(addressOf("/app/account"));
});

test("a reload restores the session without asking", async ({ page }) => {
  await page.goto(addressOf("/login"));
  await signInAs(page, emailOf("director"));
  await expect(page).toHaveURL(addressOf(homeOf("director")));
  await page.reload();
  await expect(page.getByRole("button", { name: /^Account menu of/ })).toBeVisible();
  await expect(page).toHaveURL(addressOf(homeOf("director")));
});

test("a token whose time has passed is cleared at the start", async ({ page }) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const token = `${part({ alg: "HS256" })}.${part({ exp: 1_700_000_000 })}.c2lnbmF0dXJl`;
  await page.addInitScript((value) => {
    localStorage.setItem("accessToken", value);
  }, token);
  await page.goto(addressOf("/app/account"));
  await expect(page).toHaveURL(addressOf("/login?from=%2Fapp%2Faccount"));
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});

test("logging out removes the token and the stored dashboard filter, and ends the session", async ({ page }) => {
  const token = await tokenOf("admin");
  await remember(page, "admin", token);
  await page.goto(addressOf("/app/account"));
  await page.evaluate(() => {
    localStorage.setItem("dashboardFilter", "{}");
  });
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(addressOf("/login"));
  const left = await page.evaluate(() => ["accessToken", "dashboardFilter"].map((key) => localStorage.getItem(key)));
  expect(left).toEqual([null, null]);
  await expect(ask("{ me { id } }", {}, token)).rejects.toThrow();
});

test("a session that was ended elsewhere leads to sign-in, and back to the same address", async ({ page }) => {
  const token = await tokenOf("admin");
  await remember(page, "admin", token);
  await page.goto(addressOf("/app/account?tab=security"));
  await expect(page.getByText("This device")).toBeVisible();
  await ask("mutation { logout { loggedOut } }", {}, token);
  // Without live changes, the next request finds the session ended.
  await page.reload();
  await expect(page).toHaveURL(/\/login\?from=/);
  await signInAs(page, emailOf("admin"));
  await expect(page).toHaveURL(addressOf("/app/account?tab=security"));
});
