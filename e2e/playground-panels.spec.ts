import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { ask, remember, sessionOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

async function open(page: Page): Promise<void> {
  await remember(page, "director");
  await page.goto(addressOf("/playground"));
  await expect(page.getByRole("button", { name: /^Who you are/ })).toBeEnabled();
}

/** Opens a panel by the keyboard. */
async function panel(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Show ${name}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
}

/** A new service token that may see regions and nothing else. */
async function aToken(): Promise<string> {
  const token = await sessionOf("director");
  const { me } = await ask<{ me: { id: string } }>("{ me { id } }", {}, token);
  const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const input = { name: "Weekly report", ownerId: me.id, scopes: ["REGIONS_READ"], expiresOn };
  const query = "mutation ($input: ServiceTokenCreateInput!) { serviceTokenCreate(input: $input) { secret } }";
  const { serviceTokenCreate } = await ask<{ serviceTokenCreate: { secret: string } }>(query, { input }, token);
  return serviceTokenCreate.secret;
}

const field = (page: Page) => page.getByLabel("Service token");
const problem = (page: Page) => page.locator("p[role=alert]");
const use = (page: Page) => page.getByRole("button", { name: "Run as this token" }).click();
const banner = (page: Page) => page.getByText(/^Queries run as the service token Weekly report/);
const everything = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href, document.cookie]),
  );

test("a service token is checked, run as in red, seen by its part of the schema, and left by one press", async ({
  page,
}) => {
  const secret = await aToken();
  await open(page);
  await panel(page, "Identity");
  await field(page).fill(`${secret.slice(0, -1)}${secret.endsWith("0") ? "1" : "0"}`);
  await use(page);
  await expect(problem(page)).toHaveText("This token is mistyped: a letter is wrong. Copy it again.");
  await expect(field(page)).toBeFocused();
  await field(page).fill("eyJhbGciOi.J9");
  await use(page);
  await expect(problem(page)).toHaveText("This is not a service token: they begin with “lip_”.");

  await field(page).fill(` ${secret} `);
  await use(page);
  await expect(banner(page)).toBeVisible();
  expect(
    await banner(page)
      .locator("..")
      .evaluate((one) => getComputedStyle(one).backgroundColor),
  ).toBe("rgb(165, 29, 29)");
  await page.getByRole("button", { name: "Show Types" }).click();
  await page.getByLabel("Search").fill("CustomerPage");
  await expect(page.getByText("No type has such a name.")).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 844 });

  await page.getByRole("button", { name: "Show Examples" }).click();
  await page
    .getByRole("button", { name: /^Regions page|^Regions/ })
    .first()
    .click();
  const sent = page.waitForRequest((request) => request.url().endsWith("/graphql"));
  await page.getByRole("button", { name: /^Execute/ }).click();
  expect((await sent).headers()["authorization"]).toBe(`Bearer ${secret}`);
  await page.waitForTimeout(1_000);
  expect(await everything(page)).not.toContain(secret.slice(4, -6));

  await page.getByRole("button", { name: "Run as myself again" }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Show Types" }).click();
  await page.getByLabel("Search").fill("CustomerPage");
  await expect(page.getByRole("link", { name: "CustomerPage", exact: true })).toBeVisible();
});

test("the operation of the open tab is copied as curl, fetch and a typed document, without the token", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.getByRole("button", { name: /^Curricula with trees/ }).click();
  await panel(page, "Code");
  const copied = async (form: string) => {
    await page.getByLabel(form, { exact: true }).first().check();
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText(`Copied as ${form}.`)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const curl = await copied("curl");
  expect(curl).toContain(`curl --silent '${addressOf("/graphql")}'`);
  expect(curl).toContain('"Authorization: Bearer $TOKEN"');
  expect(curl).toContain('"variables":{"page":{"size":5}}');
  expect(await copied("fetch")).toContain("query CurriculaWithTrees");
  expect(await copied("Typed document")).toContain("CurriculaWithTreesDocument");
  expect(curl).not.toContain(await sessionOf("director"));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
});

test("changes of the schema are found by their words", async ({ page }) => {
  await open(page);
  await panel(page, "Schema changes");
  await page.getByLabel("Search").fill("CallingToken");
  const changes = page.getByRole("region", { name: "Schema changes" });
  await expect(changes.getByRole("status")).toHaveText("1 change, of the whole schema.");
  await expect(changes.getByRole("heading", { name: "Compatible" })).toBeVisible();
  await page.getByLabel("Search").fill("nothing like it");
  await expect(changes.getByRole("status")).toHaveText("No change says so.");
  await page.getByLabel("Search").fill("");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
});

test("a type says what uses it and where it leads, from link to link and back", async ({ page }) => {
  await open(page);
  await panel(page, "Types");
  await page.getByLabel("Search").fill("region");
  await page.getByRole("link", { name: "Region", exact: true }).focus();
  await page.keyboard.press("Enter");
  const types = page.getByRole("region", { name: "Types", exact: true });
  await expect(types.getByRole("heading", { name: "Region", exact: true })).toBeFocused();
  await expect(types.getByText("Query.region", { exact: true })).toBeVisible();
  await types.getByRole("link", { name: "Customer", exact: true }).first().click();
  await expect(types.getByRole("heading", { name: "Customer", exact: true })).toBeFocused();
  await expect(types.getByText("Customer.region", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(types.getByRole("heading", { name: "Region", exact: true })).toBeFocused();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
  await types.getByRole("link", { name: "All types" }).click();
  await expect(page.getByLabel("Search")).toHaveValue("region");
});
