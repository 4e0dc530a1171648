import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { newCode } from "./support/regions.ts";
import { test } from "./support/test.ts";

/** What the walk through the screens of one kind of plain record needs to know of it. */
interface PlainScreens {
  /** As its buttons call it. */
  kind: string;
  path: string;
  /** The label of the search field. */
  search: string;
  /** The field that names a record, by its label and its column. */
  named: string;
  /** What is said when a new one is sent without it. */
  firstRefusal: string;
  /** Fills in a new record, but for its name; returns the words by which its row is found. */
  fill: (dialog: Locator, page: Page) => Promise<string>;
  /** The filter of the address that finds it, and one that does not; absent where the list has no filters. */
  filters?: { with: string; without: string };
  /** What has no states is never archived. */
  isArchived: boolean;
  /** As its page calls all of them, where that is not the kind with an s. */
  many?: string;
}

const kinds: readonly PlainScreens[] = [
  {
    kind: "region",
    path: "/app/tutoring/regions",
    search: "Code or name",
    named: "Name",
    firstRefusal: "Name is required.",
    async fill(dialog, page) {
      const code = newCode();
      await dialog.getByLabel("Code").fill(code.toLowerCase());
      await choose(dialog.getByLabel("Currency"), /^NGN/);
      await dialog.getByLabel("Time zone").fill("lagos");
      await page.getByRole("option", { name: "Africa/Lagos" }).click();
      await choose(dialog.getByLabel("Cancellation policy"), 1);
      await dialog.getByLabel("Tax rate").fill("7.5");
      return code;
    },
    filters: { with: "currency=NGN", without: "currency=USD" },
    isArchived: true,
  },
  {
    kind: "cancellation policy",
    many: "Cancellation policies",
    path: "/app/system/policies",
    search: "Name",
    named: "Name",
    firstRefusal: "Name is required.",
    async fill(dialog) {
      await dialog.getByLabel("Late cancellation: hours before the start").fill("36");
      await dialog.getByRole("switch").click();
      return newCode();
    },
    isArchived: false,
  },
  {
    kind: "template",
    path: "/app/system/templates",
    search: "Name",
    named: "Name",
    firstRefusal: "Name is required.",
    async fill(dialog) {
      await choose(dialog.getByLabel("Channel"), "SMS");
      await dialog.getByLabel("Text").fill("Dear {{firstName}}, all is well.");
      return newCode();
    },
    filters: { with: "channel=sms", without: "channel=email" },
    isArchived: true,
  },
];

for (const { kind, path, search, named, firstRefusal, fill, filters, isArchived, many } of kinds) {
  const title = many ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`;
  const acts = isArchived ? "finds, edits, archives and restores" : "finds and edits";

  test(`a super-admin adds a ${kind}, ${acts} it`, async ({ page }) => {
    const dialog = page.getByRole("dialog");
    await open(page, "super-admin", path);
    await page.getByRole("link", { name: `Add ${kind}` }).click();
    await expect(page).toHaveURL(/\?new$/);
    await expect(dialog.getByRole("textbox", { name: named, exact: true })).toBeFocused();
    const words = await fill(dialog, page);
    await dialog.getByRole("button", { name: `Add ${kind}` }).click();
    await expect(dialog.getByText(firstRefusal)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: named, exact: true })).toBeFocused();
    await dialog.getByRole("textbox", { name: named, exact: true }).fill(`Àkúrẹ́ ${words}`);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: `Add ${kind}` }).click();
    await expect(page.getByText(`Àkúrẹ́ ${words} saved.`)).toBeVisible();
    await expect(dialog).toBeHidden();
    const row = page.getByRole("row").filter({ hasText: words });

    await page.getByRole("searchbox", { name: search }).fill(words);
    await expect(page).toHaveURL(new RegExp(`q=${words}`));
    await expect(page.getByRole("row")).toHaveCount(2);
    await row.getByRole("link").first().click();
    await dialog.getByRole("textbox", { name: named, exact: true }).fill(`Oǹdó ${words}`);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(row).toContainText(`Oǹdó ${words}`);

    const act = async (event: string) => {
      await row.getByRole("button", { name: /^Actions for/ }).click();
      await page.getByRole("menuitem", { name: event }).click();
      await dialog.getByRole("button", { name: `${event} ${kind}` }).click();
      await expect(dialog).toBeHidden();
    };
    if (isArchived) {
      await act("Archive");
      await expect(row).toContainText("Archived");
      // The toast of the edit may still be there; the newest stands last.
      await page.getByRole("button", { name: "Undo", exact: true }).last().click();
      await expect(row).toContainText("Active");
      await act("Archive");
      await page.reload();
      await expect(row).toContainText("Archived");
      await act("Restore");
      await expect(row).toContainText("Active");
    }

    await open(page, "super-admin", `${path}?${filters?.with ?? ""}&sort=NAME_ASC&q=${words}`);
    await expect(row).toBeVisible();
    await page.getByRole("columnheader", { name: named }).getByRole("button").click();
    await expect(page).toHaveURL(/sort=NAME_DESC/);
    await page.reload();
    await expect(page.getByRole("searchbox", { name: search })).toHaveValue(words);
    await expect(row).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    if (!filters) return;
    await open(page, "super-admin", `${path}?${filters.without}&q=${words}`);
    await expect(row).toHaveCount(0);
  });
}
