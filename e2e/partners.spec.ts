import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

test("a school becomes a partner with a code of its own, and is activated with a reason", async ({ page }) => {
  const key = Date.now().toString(36);
  const name = `School ${key}`;
  await open(page, "director", "/app/partner/create");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await choose(page.getByLabel("Kind"), "School");
  await page.getByRole("textbox", { name: "Contact", exact: true }).fill("Ada Obi");
  await page.getByLabel("Contact’s email").fill("head@zenithenergy.example");
  await expect(page.getByText(/^Zenith Energy Services has an address at zenithenergy.example too/)).toBeVisible();
  await page.getByRole("textbox", { name: "Code" }).fill("zenith");
  await page.getByRole("button", { name: "Add partner" }).click();
  await expect(page.getByText("This code is already in use.")).toBeVisible();
  await page.getByRole("textbox", { name: "Code" }).fill(`s-${key}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add partner" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

  const dialog = page.getByRole("dialog");
  await page.getByRole("link", { name: "Activate" }).click();
  await dialog.getByRole("button", { name: "Activate" }).click();
  await expect(dialog.getByText("Add an agreement that has started, or give a reason.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The agreement is being signed.");
  await dialog.getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
});
