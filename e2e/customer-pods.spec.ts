import { expect, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

const path = "/app/tutoring/customer-pods";
const dialog = (page: Page) => page.getByRole("dialog");
let made = 0;
const newName = () => `Ọ̀rẹ́ ${Date.now().toString(36)}${made++}`;

/** Dependents by their names, of the customers with these numbers. */
async function dependentsOf(...numbers: string[]): Promise<string[]> {
  const query = "query L($search: String) { learners(search: $search) { items { kind name } } }";
  const token = await sessionOf("admin");
  const names: string[] = [];
  for (const search of numbers) {
    const { learners } = await ask<{ learners: { items: { kind: string; name: string }[] } }>(query, { search }, token);
    const name = learners.items.find(({ kind }) => kind === "DEPENDENT")?.name;
    if (name === undefined) throw new Error(`${search} pays for nobody.`);
    names.push(name);
  }
  return names;
}

async function pick(page: Page, position: number, number: string, name: string): Promise<void> {
  const learner = dialog(page).getByRole("combobox", { name: `Learner ${position}` });
  await learner.fill(number);
  await page.getByRole("option").filter({ hasText: name }).filter({ hasText: "Dependent" }).first().click();
  await expect(learner).toHaveValue(name);
}

const numbers = ["C-000015", "C-000022", "C-000029"] as const;

test("an admin puts a pod together, shares the price, starts it, gives it a break and ends it", async ({ page }) => {
  const [first = "", second = "", third = ""] = await dependentsOf(...numbers);
  const name = newName();
  await open(page, "admin", path);
  await page.getByRole("link", { name: "Add pod" }).click();
  await dialog(page).getByLabel("Name").fill(name);
  await choose(dialog(page).getByLabel("Region"), "United Kingdom");
  await dialog(page).getByLabel("Lesson time zone").fill("london");
  await page.getByRole("option", { name: "Europe/London" }).click();
  await choose(dialog(page).getByLabel("Subject"), "Yoruba");
  await pick(page, 1, numbers[0], first);
  await pick(page, 2, numbers[1], second);
  await dialog(page).getByRole("button", { name: "Add member" }).click();
  await pick(page, 3, numbers[2], third);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Add pod" }).click();
  await expect(dialog(page).getByText("Shares must add up to 100%.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Split equally" }).click();
  await expect(dialog(page).getByText("Total 100%", { exact: true })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Add pod" }).click();
  await expect(page.getByText(`${name} saved.`)).toBeVisible();

  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const members = page.getByRole("region", { name: "Members" }).getByRole("listitem");
  await expect(members).toHaveText([/33.34%/, /33.33%/, /33.33%/]);

  const act = async (event: string) => {
    await page.getByRole("link", { name: event, exact: true }).click();
    await dialog(page)
      .getByRole("button", { name: `${event} pod` })
      .click();
    await expect(dialog(page)).toBeHidden();
  };
  const status = page.getByRole("article").getByRole("banner").or(page.locator("article > header"));
  await act("Activate");
  await expect(status).toContainText("Active");
  await act("Pause");
  await expect(status).toContainText("Paused");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(status).toContainText("Active");

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Close" }).click();
  await dialog(page).getByRole("button", { name: "Close pod" }).click();
  await expect(dialog(page).getByText("Reason is required.")).toBeVisible();
  await dialog(page).getByLabel("Reason").fill("The term is over.");
  await dialog(page).getByRole("button", { name: "Close pod" }).click();
  await expect(status).toContainText("Closed");
  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByText("You changed Status from Active to Closed.")).toBeVisible();
  await expect(page.getByText(/The term is over\./)).toBeVisible();
  await act("Reopen");
  await expect(status).toContainText("Forming");
});

interface Pods {
  customerPods: { items: { id: string; name: string; members: { learner: { name: string } }[] }[] };
}

test("who leaves a pod is remembered, and a change of members can be undone", async ({ page }) => {
  const query = '{ customerPods(filter: { search: "Ibadan" }) { items { id name members { learner { name } } } } }';
  const { customerPods } = await ask<Pods>(query, {}, await sessionOf("admin"));
  const [pod] = customerPods.items;
  const last = pod?.members.at(-1)?.learner.name ?? "";
  await open(page, "admin", `${path}/${pod?.id}`);
  await page.getByRole("link", { name: "Change members" }).click();
  const rows = dialog(page).getByRole("list").getByRole("listitem");
  await expect(rows).toHaveCount(pod?.members.length ?? 0);
  await dialog(page)
    .getByRole("button", { name: `Remove member ${pod?.members.length}` })
    .click();
  await dialog(page).getByRole("button", { name: "Split equally" }).click();
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  const left = page.getByRole("region", { name: "Left the pod" });
  await expect(left.getByRole("link", { name: last })).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(page.getByRole("region", { name: "Members" }).getByRole("link", { name: last })).toBeVisible();
});

test("a list of pods is narrowed by region and tutor, whose names are other areas'", async ({ page }) => {
  await open(page, "director", path);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Nigeria( \d+)?$/ }).click();
  await page.getByRole("textbox", { name: "Find in Tutor" }).fill("ogunsola");
  await page
    .getByRole("checkbox", { name: /Ògúnṣọlá/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/regionId=.*tutorId=/);
  await expect(page.getByRole("row").filter({ hasText: "Abuja evening group" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Saturday Igbo circle" })).toHaveCount(0);
});

test("lessons of a pod are asked for with its subject and its clock", async ({ page }) => {
  const { customerPods } = await ask<{ customerPods: { items: { id: string; name: string }[] } }>(
    "{ customerPods(filter: { status: [ACTIVE] }, page: { size: 5 }) { items { id name } } }",
    {},
    await sessionOf("admin"),
  );
  const pod = customerPods.items[0];
  await open(page, "admin", `${path}/${pod?.id}`);
  await act(page, "Schedule");
  await expect(dialog(page).getByRole("combobox", { name: "Pod" })).toHaveValue(pod?.name ?? "");
  await expectAccessible(page);
});
