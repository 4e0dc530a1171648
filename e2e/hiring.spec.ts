import { expect, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import {
  addCandidate,
  addCandidates,
  advanceCandidate,
  bringToOffer,
  candidateOf,
  changeCandidate,
  fileForOnboarding,
} from "./support/candidates.ts";
import { newSurname } from "./support/customers.ts";
import { dragByMouse } from "./support/drag.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

const hiring = "/app/tutoring/onboarding";
const dialog = (page: Page) => page.getByRole("dialog");
const status = (page: Page) => page.locator("article > header");
const column = (page: Page, name: string) => page.getByRole("list", { name, exact: true });

test("somebody applies, is rejected and reopened, and hired in a second round", async ({ page }) => {
  const name = newSurname("Nwosu");
  const email = `${name}@example.org`.toLowerCase();
  await open(page, "director", hiring);
  await page.getByRole("link", { name: "Add application" }).click();
  await dialog(page).getByLabel("First name").fill("Chidi");
  await dialog(page).getByLabel("Last name").fill(name);
  await dialog(page).getByLabel("Email", { exact: true }).fill(email);
  await dialog(page).getByLabel("Subjects").fill("Igbo");
  await page.getByRole("option", { name: "Igbo", exact: true }).click();
  await dialog(page).getByLabel("CV elsewhere").fill("https://example.org/cv.pdf");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add application" }).click();
  await expect(dialog(page)).toBeHidden();

  await page.goto(`${page.url().split("?")[0]}?q=${name}`);
  await page.getByRole("link", { name: `Chidi ${name}` }).click();
  await act(page, "Move to screening");
  await dialog(page).getByRole("button", { name: "Move on" }).click();
  await expect(status(page)).toContainText("Screening");
  await act(page, "Move to interview");
  await dialog(page).getByRole("button", { name: "Move on" }).click();
  await expect(dialog(page)).toContainText("Set the date of the interview and the interviewer first.");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await act(page, "Reject");
  await dialog(page).getByRole("button", { name: "Reject candidate" }).click();
  await expect(dialog(page).getByText("Reason is required.")).toBeVisible();
  await choose(dialog(page).getByLabel("Reason"), "Availability");
  await dialog(page).getByRole("button", { name: "Reject candidate" }).click();
  await expect(status(page)).toContainText("Rejected");

  await page.goto(`${new URL(page.url()).origin}/app/tutoring/rejected-tutors?q=${name}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Availability");
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Reopen" }).click();
  await dialog(page).getByRole("button", { name: "Reopen application" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row).toBeHidden();
  await page.goto(`${new URL(page.url()).origin}${hiring}?q=${name}`);
  await page.getByRole("link", { name: `Chidi ${name} (round 2)` }).click();
  await expect(status(page)).toContainText("round 2");
  const personId = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  const candidate = await bringToOffer(await candidateOf(personId));
  await page.reload();
  await expect(status(page)).toContainText("Offer");
  await act(page, "Onboard as tutor");
  await dialog(page).getByRole("button", { name: "Onboard as tutor" }).click();
  await expect(dialog(page)).toContainText(
    "Finish the offer, the pay rate, the payout account and the contract before onboarding.",
  );
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await changeCandidate(candidate, { offerAnswer: "ACCEPTED" });
  await fileForOnboarding(personId);
  await page.reload();
  await act(page, "Onboard as tutor");
  await dialog(page).getByRole("button", { name: "Onboard as tutor" }).click();
  await expect(status(page)).toContainText("Onboarded");
  await page.getByRole("link", { name: "Earlier rounds" }).click();
  await expect(page.getByText("Round 1: rejected")).toBeVisible();
  await page.getByRole("link", { name: "Open tutor" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/tutoring/tutors/${personId}`));
  await expect(page.getByRole("heading", { level: 1, name: `Chidi ${name}` })).toBeVisible();

  // They are a tutor under the same id, invited to the tutors' app, without an account here.
  const { onboardedTutors, staffUsers: accounts } = await ask<{
    onboardedTutors: { id: string }[];
    staffUsers: { pageInfo: { totalCount: number } };
  }>(
    `query Known($email: String!) {
      onboardedTutors { id }
      staffUsers(filter: { search: $email }) { pageInfo { totalCount } }
    }`,
    { email },
    await sessionOf("super-admin"),
  );
  expect(onboardedTutors.map(({ id }) => id)).toContain(personId);
  expect(accounts.pageInfo.totalCount).toBe(0);
});

test("a board of two hundred is moved on by mouse and by keyboard, and says why a card stays", async ({ page }) => {
  const name = newSurname("Board");
  await addCandidates(name, 160, 80);
  await open(page, "admin", `${hiring}?board`);
  await expect(page.getByRole("list", { name: "Applications by stage" }).locator("[data-card]").nth(199)).toBeVisible();

  const card = (title: string) => page.locator("[data-card]").filter({ hasText: title });
  const mouse = `Ada 1 ${name}`;
  await dragByMouse(page, card(mouse), column(page, "Screening").locator("[data-card]").first());
  await expect(column(page, "Screening").getByRole("link", { name: mouse, exact: true })).toBeVisible();

  const typed = `Ada 2 ${name}`;
  await page.getByRole("link", { name: typed, exact: true }).focus();
  await page.keyboard.press("Alt+ArrowRight");
  const moved = column(page, "Screening").getByRole("link", { name: typed, exact: true });
  await expect(moved).toBeFocused();
  await page.keyboard.press("Alt+ArrowLeft");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(moved).toBeFocused();
  await page.keyboard.press("Alt+ArrowLeft");
  await dialog(page).getByLabel("Reason").fill("Moved on by mistake.");
  await dialog(page).getByRole("button", { name: "Move back" }).click();
  await expect(column(page, "Applied").getByRole("link", { name: typed, exact: true })).toBeFocused();

  await page.getByRole("button", { name: `Move ${typed}`, exact: true }).click();
  await expect(page.getByRole("menuitem", { name: /^Move to Demo lesson/ })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await expectAccessible(page);
});

test("of two who move one candidate, the second is told who was first", async ({ page }) => {
  const name = newSurname("Uche");
  const candidate = await addCandidate("Ebere", name);
  await open(page, "admin", `${hiring}?board`);
  const link = page.getByRole("link", { name: `Ebere ${name}`, exact: true });
  await link.focus();
  // What the page still reads must not be newer than what it shows.
  await page.waitForLoadState("networkidle");
  await advanceCandidate(candidate, "director");
  await page.keyboard.press("Alt+ArrowRight");
  await expect(
    page.getByText(/^This record was changed by .+ at .+\. Reload to see the latest version\.$/),
  ).toBeVisible();
  await expect(column(page, "Screening").getByRole("link", { name: `Ebere ${name}`, exact: true })).toBeVisible();

  await open(page, "admin", `${hiring}/${candidate.personId}`);
  await act(page, "Reject");
  await choose(dialog(page).getByLabel("Reason"), "Availability");
  await changeCandidate(await candidateOf(candidate.personId), { hoursPerWeek: 6 });
  await dialog(page).getByRole("button", { name: "Reject candidate" }).click();
  await expect(dialog(page)).toContainText(/This record was changed by .+ at .+\. Reload to see the latest version\./);
});
