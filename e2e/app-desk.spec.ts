import { expect } from "@playwright/test";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

test("a product update is copied, scheduled by every region’s clock and published, and is only shown afterwards", async ({
  page,
}) => {
  const title = `Stories ${Date.now().toString(36)}`;
  await open(page, "content-manager", "/app/langauge-app/product-updates");
  await page.getByRole("button", { name: "Actions for Build sentences" }).first().click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await page.getByLabel("Title", { exact: true }).fill(title);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Light", { exact: true })).toBeVisible();
  await expect(dialog.locator("strong", { hasText: title })).toHaveCount(2);
  await dialog.getByRole("button", { name: "Add product update" }).click();
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("Draft");

  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Schedule" }).click();
  await expect(dialog.getByRole("rowheader", { name: /London$/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(row).toContainText("Scheduled");

  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await expect(row).toContainText("Published");
  await page.getByRole("link", { name: title }).click();
  await expect(dialog.getByText("Oldest app version")).toBeVisible();
  await expect(dialog.getByLabel("Title", { exact: true })).toHaveCount(0);
});

test("what is reported of a word leads to it, stands beside its review, and is gone from there once it is fixed", async ({
  page,
}) => {
  const token = await sessionOf("director");
  const { words } = await ask<{ words: { items: { id: string; headword: string }[] } }>(
    "{ words(page: { size: 1 }) { items { id headword } } }",
    {},
    token,
  );
  const [word] = words.items;
  const body = `The tone looks wrong ${Date.now().toString(36)}`;
  const input = {
    ...{ category: "CONTENT_ERROR", body, platform: "IOS", appVersion: "2.4.0" },
    contentRef: { kind: "WORD", id: word?.id },
  };
  await ask(
    "mutation Keep($input: AppFeedbackCreateInput!) { appFeedbackCreate(input: $input) { userErrors { message } } }",
    { input },
    token,
  );
  await open(page, "director", "/app/learning-app-feedback");
  await page.getByRole("link", { name: body }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("link", { name: "Open the content" }).click();
  await expect(page.getByRole("heading", { name: word?.headword, level: 1 })).toBeVisible();
  // Whoever has come from the word goes back to it.
  for (const event of ["Mark as triaged", "Mark as fixed"]) {
    await page.getByRole("link", { name: body }).click();
    await panel.getByRole("link", { name: event }).click();
    await page.getByRole("dialog").getByRole("button", { name: event }).click();
    await expect(page.getByRole("heading", { name: word?.headword, level: 1 })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: body })).toHaveCount(0);
  await open(page, "director", "/app/learning-app-feedback?status=fixed");
  await expect(page.getByRole("row").filter({ hasText: body })).toContainText("Fixed");
});
