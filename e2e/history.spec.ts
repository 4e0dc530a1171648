import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { aRegion, renameRegion } from "./support/regions.ts";
import { remember, type Account } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const list = "/app/tutoring/regions";
const row = (page: Page, code: string) =>
  page.getByRole("row").filter({ has: page.getByRole("cell", { name: code, exact: true }) });

async function open(page: Page, account: Account, path: string): Promise<void> {
  await remember(page, account);
  await page.goto(addressOf(path));
}

async function rename(page: Page, id: string, name: string): Promise<void> {
  await page.goto(addressOf(`${list}?edit=${id}`));
  await page.getByRole("dialog").getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(`${name} saved.`)).toBeVisible();
}

test("a region's history tells who changed what, and earlier values come back", async ({ page }) => {
  const { id, code } = await aRegion("First name");
  await renameRegion(id, "Second name");
  await renameRegion(id, "Third name");
  await open(page, "super-admin", list);
  await page.getByRole("button", { name: `Actions for ${code}` }).click();
  await page.getByRole("menuitem", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: /^History of/ });
  await expect(
    history.getByText("Daniel Osborne changed Name from Second name to Third name.", { exact: true }),
  ).toBeVisible();
  await expect(history.getByText("You added this.")).toBeVisible();
  await expectAccessible(page);

  await history.getByRole("button", { name: /from First name to Second name/ }).click();
  await expect(page.getByText("Earlier values of Third name restored.")).toBeVisible();
  await expect(history.getByText("You changed Name from Third name to First name.", { exact: true })).toBeVisible();
  await expect(history.getByText(/Restored from version 1\./)).toBeVisible();
  await history.getByRole("button", { name: /from Third name to First name/ }).click();
  await expect(history.getByText("You changed Name from First name to Third name.", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row(page, code)).toContainText("Third name");
});

test("a save is undone from its toast, which stands below the title", async ({ page }) => {
  const { id, code } = await aRegion("As it was");
  await open(page, "super-admin", list);
  await rename(page, id, "A mistake");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((await undo.boundingBox())?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await undo.click();
  await expect(page.getByText("Undone. A mistake is as it was before.")).toBeVisible();
  await expect(row(page, code)).toContainText("As it was");
});

test("undo still works after a reload, until somebody changes the record", async ({ page }) => {
  const [kept, lost] = [await aRegion("Kept before"), await aRegion("Lost before")];
  await open(page, "super-admin", list);
  await rename(page, kept.id, "Kept after");
  await rename(page, lost.id, "Lost after");
  await renameRegion(lost.id, "Somebody else's");
  await page.reload();
  await page.getByRole("button", { name: /^Account menu of/ }).click();
  await page.getByRole("menuitem", { name: "Recent changes" }).click();
  const recent = page.getByRole("dialog", { name: "Recent changes" });
  const changeOf = (name: string) => recent.getByRole("listitem").filter({ hasText: name });
  await expect(changeOf("Lost after saved.")).toContainText("changed since by Daniel Osborne");
  await expect(changeOf("Lost after saved.").getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
  await changeOf("Kept after saved.").getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("Undone. Kept after is as it was before.")).toBeVisible();
  await expect(changeOf("Kept after saved.")).toHaveCount(0);
  // The focused button went with its row; the drawer takes the focus back a moment later.
  await recent.getByRole("button", { name: "Close" }).press("Escape");
  await expect(row(page, kept.code)).toContainText("Kept before");
});

test("an archiving is undone; what was changed meanwhile is refused plainly", async ({ page }) => {
  const { id, code } = await aRegion("Archived by mistake");
  await open(page, "super-admin", `${list}?archive=${id}`);
  await page.getByRole("button", { name: "Archive region" }).click();
  await expect(row(page, code)).toContainText("Archived");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(row(page, code)).toContainText("Active");

  await rename(page, id, "Renamed by me");
  await renameRegion(id, "Renamed by Daniel");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Not undone: Daniel Osborne has changed Renamed by me since.")).toBeVisible();
});

test("a curriculum, its parts and one's own account have a history too", async ({ page }) => {
  await open(page, "content-manager", "/app/tutoring/curriculums");
  await page.getByRole("link", { name: /Igbo/ }).first().click();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "History" }).click();
  await expect(page).toHaveURL(/do=history/);
  await expect(page.getByRole("dialog", { name: /^History of / })).toBeVisible();
  await expectAccessible(page);
  await page.goto(addressOf("/app/account?history"));
  await expect(page.getByRole("dialog", { name: "History of your account" })).toBeVisible();
  await expectAccessible(page);
});

test("a long history without a button in it is reached by Tab", async ({ page }) => {
  const { id } = await aRegion("Renamed often");
  for (let time = 0; time < 16; time += 1) await renameRegion(id, `Renamed ${time}`);
  await open(page, "content-manager", `${list}?history=${id}`);
  const history = page.getByRole("dialog", { name: /^History of / });
  await expect(history.getByRole("listitem").nth(15)).toBeAttached();
  await expect(history.getByRole("button", { name: /^Restore/ })).toHaveCount(0);
  await expectAccessible(page);
});
