import { expect } from "@playwright/test";
import { pickUpByTouch, pointOf } from "./support/drag.ts";
import { ownLesson, textBlock } from "./support/lessons.ts";
import { open } from "./support/open.ts";
import { test } from "./support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a block of a session is put before another by touch, and a tap still opens it", async ({ page }) => {
  const lesson = await ownLesson(["Ọ̀kan", "Èjì", "Ẹ̀ta"].map(textBlock));
  await open(page, "content-creator", `${lesson}/edit-session`);
  const tab = page.getByRole("tab", { name: "Blocks" });
  await tab.tap();
  const rows = page.getByRole("list", { name: "Blocks" }).locator("[data-row]");
  const finger = await pickUpByTouch(page, rows.nth(2));
  await finger.moveTo(await pointOf(rows.first()));
  await finger.lift();
  await expect(rows).toContainText(["Ẹ̀ta", "Ọ̀kan", "Èjì"]);
  await rows.nth(1).getByRole("button").tap();
  await expect(page.getByRole("textbox", { name: "Question", exact: true })).toHaveValue("Ọ̀kan");
});
