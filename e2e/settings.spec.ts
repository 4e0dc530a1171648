import { expect } from "@playwright/test";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

const path = "/app/system/settings";

test("a director sets one region's own value, finds it, and takes it back", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  await open(page, "director", path);
  await page.getByRole("searchbox", { name: "Search settings" }).fill("dispute");
  await expect(page).toHaveURL(/q=dispute/);
  const places = page.getByRole("list", { name: "Time to dispute" });
  await expect(places).toContainText("7 days");

  await page.getByRole("button", { name: "Actions for Time to dispute", exact: true }).click();
  await page.getByRole("menuitem", { name: "Set for a region" }).click();
  await choose(dialog.getByLabel("Region"), "Nigeria");
  await dialog.getByLabel("Value").fill("0");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Value must be between 1 and 60.")).toBeVisible();
  await dialog.getByLabel("Value").fill("10");
  await dialog.getByLabel("Reason").fill("Asked for by the families there");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(places).toContainText("Nigeria 10 days");

  await open(page, "admin", `${path}?q=dispute`);
  await expect(places).toContainText("Nigeria 10 days");
  await page.getByRole("button", { name: "Actions for Time to dispute, Nigeria" }).click();
  await page.getByRole("menuitem", { name: "History" }).click();
  await expect(page.getByText("Asked for by the families there")).toBeVisible();

  await open(page, "director", `${path}?q=dispute`);
  await page.getByRole("button", { name: "Actions for Time to dispute, Nigeria" }).click();
  await page.getByRole("menuitem", { name: "Same as for all regions" }).click();
  await dialog.getByRole("button", { name: "Use the value for all regions" }).click();
  await expect(dialog).toBeHidden();
  await expect(places).not.toContainText("Nigeria");
});

test("a director writes a template with a wrong placeholder, mends it and sees it filled in", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  await open(page, "director", "/app/system/templates?new");
  await dialog.getByLabel("Name").fill(`Thanks ${Date.now()}`);
  await dialog.getByLabel("Subject").fill("Thank you, {{firstName}}");
  await dialog.getByLabel("Text").fill("Dear {{fristName}}");
  await dialog.getByRole("button", { name: "Add template" }).click();
  await expect(dialog.getByText("{{fristName}} cannot be filled in.")).toBeVisible();
  await dialog.getByLabel("Text").fill("Dear {{firstName}}");
  await expect(dialog.getByText("Dear Adaeze")).toBeVisible();
  await expect(dialog.getByText("Thank you, Adaeze")).toBeVisible();
  await dialog.getByRole("button", { name: "Add template" }).click();
  await expect(dialog).toBeHidden();
});
