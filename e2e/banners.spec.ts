import { expect } from "@playwright/test";
import { act } from "./support/act.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { picture } from "./support/picture.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

interface Shown {
  banner: { title: string; image: { url: string; alt: string } | null; button: { label: string } | null } | null;
}

test("a banner is written, shown once it is active, and ranked by key", async ({ page, request }) => {
  // One that nothing else of the demo shows in.
  const placement = "app-lessons";
  const shown = async () =>
    ((await (await request.get(addressOf(`/banners?placement=${placement}&t=${Date.now()}`))).json()) as Shown).banner;
  const first = `Ẹ káàbọ̀ ${Date.now().toString(36)}`;
  await open(page, "director", "/app/tutoring/invoice/banner-promos/create");
  await page.getByLabel("Title", { exact: true }).fill(first);
  await page.locator("input[type=file]").setInputFiles(picture);
  await expect(page.getByLabel("What the image shows")).toBeVisible();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Describe the image.")).toBeVisible();
  await page.getByLabel("What the image shows").fill("A drum");
  await page.getByLabel("Button label").fill("Book a lesson");
  await page.getByLabel("Button link").fill("https://example.org/");
  await choose(page.getByLabel("Placement"), "App: lessons");
  const preview = page.getByRole("figure", { name: "On a phone" });
  await expect(preview.getByText("Book a lesson")).toBeVisible();
  await expect(preview.getByRole("img", { name: "A drum" })).toBeVisible();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();

  await act(page, "Activate");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Activate/ })
    .click();
  await expect(page.getByText(`${first} is active.`)).toBeVisible();
  await expect.poll(shown, { timeout: 70_000 }).toMatchObject({ title: first, image: { alt: "A drum" } });

  await page.goto(addressOf("/app/tutoring/invoice/banner-promos/order?placement=website"));
  const rows = page.getByRole("listitem").filter({ has: page.getByText(/^Priority/) });
  const name = (await rows.nth(0).getByRole("link").textContent()) ?? "";
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes("BannerMove") === true);
  await rows.nth(0).getByRole("link").press("Alt+ArrowDown");
  await expect(rows.nth(1)).toContainText(name);
  await saved;
  await expect(page.getByRole("status").filter({ hasText: "moved to position 2" })).toBeAttached();
  await page.reload();
  await expect(rows.nth(1)).toContainText(name);
  await rows.nth(1).getByRole("link").press("Alt+ArrowUp");
  await expect(rows.nth(0)).toContainText(name);
});
