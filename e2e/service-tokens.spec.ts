import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** A day as people type it: "23 Mar 2027". */
const inDays = (days: number) => {
  const at = new Date(Date.now() + days * 86_400_000);
  return `${at.getUTCDate()} ${at.toLocaleString("en-US", { month: "short", timeZone: "UTC" })} ${at.getUTCFullYear()}`;
};

/** What the gateway answers a token: the names of two regions, or how it was refused. */
async function ask(request: APIRequestContext, token: string): Promise<string> {
  const response = await request.post(addressOf("/graphql"), {
    headers: { authorization: `Bearer ${token}` },
    data: { query: "{ regions(page: { size: 2 }) { items { name } } }" },
  });
  const { data, errors } = (await response.json()) as {
    data?: { regions: { items: { name: string }[] } | null };
    errors?: { extensions: { code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? data?.regions?.items.map(({ name }) => name).join(", ") ?? "nothing";
}

async function act(page: Page, name: string, action: string) {
  await page
    .getByRole("button", { name: `Actions for ${name}` })
    .last()
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a director makes a token for a tool, which queries, is rotated and revoked", async ({ page, request }) => {
  const name = `Timetable ${Date.now().toString(36)}`;
  await open(page, "director", "/app/system/tokens");
  await page.getByRole("link", { name: "Add service token" }).click();
  await dialog(page).getByLabel("Name").fill(name);
  await dialog(page).getByRole("combobox", { name: "Owner" }).click();
  await page.getByRole("option", { name: "Me · Director" }).click();
  await dialog(page).getByRole("combobox", { name: "Scopes" }).fill("Regions");
  await page.getByRole("option", { name: /^View: Regions/ }).click();
  await dialog(page)
    .getByText(/View: Regions · regions:read · \d+ queries and mutations/)
    .click();
  await expect(dialog(page).getByText(/\bregions\b.*\bregion\b|\bregion\b.*\bregions\b/)).toBeVisible();
  await dialog(page).getByRole("textbox", { name: "Last day" }).fill(inDays(90));
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add service token" }).click();

  const secret = dialog(page).locator("code").filter({ hasText: /^lip_/ });
  await expect(secret).toHaveText(/^lip_[0-9A-Za-z]{39}$/);
  const token = (await secret.textContent()) ?? "";
  await page.mouse.click(5, 5);
  await expect(secret).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page).getByText(/^You have not copied the token\./)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close without it" }).click();
  expect(await ask(request, token)).toContain(", ");
  expect(await ask(request, `${token.slice(0, -1)}${token.endsWith("a") ? "b" : "a"}`)).toBe("UNAUTHENTICATED");

  await page.getByRole("searchbox").fill(name);
  await act(page, name, "Rotate");
  await dialog(page).getByLabel("Old token works for").fill("0");
  await dialog(page).getByRole("button", { name: "Rotate token" }).click();
  const newer = (await dialog(page).locator("code").textContent()) ?? "";
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  expect(newer).not.toBe(token);
  expect(await ask(request, newer)).toContain(", ");
  await expect.poll(() => ask(request, token)).toBe("UNAUTHENTICATED");

  await page.reload();
  await act(page, name, "Revoke");
  await dialog(page).getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText(`${name} is revoked.`)).toBeVisible();
  await expect.poll(() => ask(request, newer)).toBe("UNAUTHENTICATED");
});

test("whoever may not make tokens finds no page of them", async ({ page }) => {
  await open(page, "admin", "/app/system/tokens");
  await expect(page.getByRole("link", { name: "Add service token" })).toBeHidden();
  await expect(page.getByRole("row")).toHaveCount(0);
});
