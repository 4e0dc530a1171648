import { expect, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

const requests = "/app/tutoring/admin-lesson-requests";
/** A day as people type it: "23 Mar 2027". */
const dayIn = (days: number) => {
  const at = new Date(Date.now() + days * 86_400_000);
  return `${at.getUTCDate()} ${at.toLocaleString("en-US", { month: "short", timeZone: "UTC" })} ${at.getUTCFullYear()}`;
};
const dialog = (page: Page) => page.getByRole("dialog");

test("a request is taken, claimed, proposed to a tutor who fits, accepted, declined and cancelled", async ({
  page,
}) => {
  await open(page, "admin", `${requests}?new`);
  const learner = dialog(page).getByRole("combobox", { name: "Learner" });
  await learner.fill("a");
  await page.getByRole("option").first().click();
  await choose(dialog(page).getByLabel("Subject"), "Igbo");
  await choose(dialog(page).getByLabel("Length"), "30 min");
  await expect(dialog(page).getByRole("combobox", { name: "Time zone of time 1" })).not.toHaveValue("");
  await dialog(page).getByLabel("Time 1, until").fill("20:00");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add request" }).click();
  await expect(dialog(page)).toBeHidden();
  const [, number = ""] = (await page.getByText(/R-\d{6} saved\./).textContent())?.match(/(R-\d{6})/) ?? [];

  await page.getByRole("searchbox", { name: "Name or number" }).fill(number);
  const row = page.getByRole("row").filter({ hasText: number });
  await row.getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: `${number}: Igbo`, level: 1 })).toBeVisible();
  const claim = page.getByRole("main").getByRole("button", { name: "Claim" });
  await expect(page.getByRole("link", { name: "Propose to a tutor" })).toBeVisible();
  // By turns it may be theirs already.
  if (await claim.isVisible()) await claim.click();
  await expect(claim).toBeHidden();
  await expect(page.getByRole("heading", { name: "Tutors who could teach this" })).toBeVisible();
  await page.getByRole("link", { name: "Propose", exact: true }).first().click();
  // Late enough that no tutor of the demo business is away then.
  await dialog(page).getByRole("textbox", { name: "First lesson on or after" }).fill(dayIn(120));
  await dialog(page).getByLabel("Price of a lesson, 30 min").fill("18.50");
  await expectAccessible(page);
  const despite = dialog(page).getByRole("switch", { name: "Propose all the same" });
  await expect(dialog(page).getByText("No conflicts in the next eight weeks.").or(despite)).toBeVisible();
  if (await despite.isVisible()) await despite.click();
  await dialog(page).getByRole("button", { name: "Propose", exact: true }).click();
  await expect(page.getByText("Proposed to", { exact: true })).toBeVisible();

  const answer = async (action: string, said: string) => {
    await act(page, action);
    await dialog(page).getByLabel("Internal note").fill(said);
    await dialog(page).getByRole("button", { name: action, exact: true }).click();
    await expect(dialog(page)).toBeHidden();
  };
  await answer("Tutor accepts", "By phone");
  await expect(page.getByRole("main").getByText("Tutor accepted")).toBeVisible();
  await answer("Customer declines", "Too late in the evening");
  await page.getByRole("link", { name: "Proposals" }).click();
  await expect(page.getByText("“Too late in the evening”")).toBeVisible();
  await expectAccessible(page);
  await answer("Cancel request", "They found lessons at school");
  await expect(page.getByText("They found lessons at school").first()).toBeVisible();
});

test("the second of two people who answer a request learns that the first has", async ({ page }) => {
  const token = await sessionOf("director");
  const { lessonRequests } = await ask<{ lessonRequests: { items: { id: string; version: number }[] } }>(
    "{ lessonRequests(filter: { status: [PROPOSED] }, page: { size: 1 }) { items { id version } } }",
    {},
    token,
  );
  const [request] = lessonRequests.items;
  await open(page, "admin", `${requests}/view/${request?.id}?tutorDecline=${request?.id}`);
  await dialog(page).getByLabel("Internal note").fill("No hours left");
  const withdraw =
    'mutation Withdraw($id: ID!, $version: Int!) { lessonRequestWithdraw(id: $id, version: $version, note: "The wrong tutor") { userErrors { message } } }';
  await ask(withdraw, { id: request?.id, version: request?.version }, token);
  await dialog(page).getByRole("button", { name: "Tutor declines" }).click();
  await expect(dialog(page).getByText(/was changed by|already/)).toBeVisible();
});
