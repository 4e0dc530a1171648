import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const path = "/app/tutoring/uk/gcse-igbo";

interface Tree {
  curriculumByAddress: {
    subdivisions: { name: string; slug: string; type: string; parentId: string | null; id: string }[];
  };
}

/** The first subject of the school with its first topic. */
async function firstTopic(): Promise<{ topic: string; at: string }> {
  const query =
    '{ curriculumByAddress(slug: "gcse-igbo", regionCode: "uk") { subdivisions { id name slug type parentId } } }';
  const { curriculumByAddress } = await ask<Tree>(query, {}, await sessionOf("admin"));
  const [subject] = curriculumByAddress.subdivisions.filter(({ type }) => type === "SUBJECT");
  const [topic] = curriculumByAddress.subdivisions.filter(({ parentId }) => parentId === subject?.id);
  if (!subject || !topic) throw new Error("The demo business has no topic there.");
  return { topic: topic.name, at: `${path}/${subject.slug}/${topic.slug}` };
}

const dialog = (page: Page) => page.getByRole("dialog");
const learner = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

/** A dependent whom nobody else's test uses, by the number of the customer who pays. */
async function aDependent(number: string): Promise<string> {
  const query = "query L($search: String) { learners(search: $search) { items { kind name } } }";
  const { learners } = await ask<{ learners: { items: { kind: string; name: string }[] } }>(
    query,
    { search: number },
    await sessionOf("admin"),
  );
  const name = learners.items.find(({ kind }) => kind === "DEPENDENT")?.name;
  if (name === undefined) throw new Error(`${number} pays for nobody.`);
  return name;
}

test("an admin gives a learner a topic, takes them through it, reads their resources, and detaches with Undo", async ({
  page,
}) => {
  const { topic, at } = await firstTopic();
  const name = await aDependent("C-000008");
  await open(page, "admin", `${at}?tab=learners`);
  await page.getByRole("link", { name: "Attach learner" }).first().click();
  const search = dialog(page).getByRole("combobox", { name: "Learner" });
  await search.fill("C-000008");
  await page.getByRole("option").filter({ hasText: name }).filter({ hasText: "Dependent" }).first().click();
  await expect(search).toHaveValue(name);
  await expect(dialog(page)).toContainText(topic);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Attach learner" }).click();
  await expect(page.getByText(`${name} now follows GCSE Igbo.`)).toBeVisible();

  await expect(learner(page, name)).toContainText("Not started");
  await learner(page, name).getByRole("button", { name: "Start" }).click();
  await expect(learner(page, name)).toContainText("In progress");
  await learner(page, name).getByRole("button", { name: "Done" }).click();
  await expect(learner(page, name).getByRole("button", { name: "Reopen" })).toBeVisible();
  await page.reload();
  await expect(learner(page, name).getByRole("button", { name: "Reopen" })).toBeVisible();

  await learner(page, name).getByRole("button", { name: "More about" }).click();
  await page.getByRole("menuitem", { name: "Resources" }).click();
  await expect(page.getByRole("dialog", { name: `Resources of ${name}` })).toContainText(topic);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();

  await learner(page, name).getByRole("button", { name: "More about" }).click();
  await page.getByRole("menuitem", { name: "Detach" }).click();
  await dialog(page).getByRole("button", { name: "Detach learner" }).click();
  await expect(page.getByText(`${name} no longer follows GCSE Igbo.`)).toBeVisible();
  await expect(learner(page, name)).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`${name} follows GCSE Igbo again.`)).toBeVisible();
  await expect(learner(page, name)).toContainText("Done");
});

test("a learner cannot be attached twice, and the field says so", async ({ page }) => {
  const name = await aDependent("C-000015");
  await open(page, "director", `${path}?do=attach`);
  const attach = async () => {
    const search = dialog(page).getByRole("combobox", { name: "Learner" });
    await search.fill("C-000015");
    await page.getByRole("option").filter({ hasText: name }).filter({ hasText: "Dependent" }).first().click();
    await dialog(page).getByRole("button", { name: "Attach learner" }).click();
  };
  await attach();
  await expect(page.getByText(`${name} now follows GCSE Igbo.`)).toBeVisible();
  await page.goto(addressOf(`${path}?do=attach`));
  await attach();
  await expect(dialog(page).getByText(`${name} already follows GCSE Igbo.`)).toBeVisible();
});

test("a content-manager sees how many follow a curriculum, but not who", async ({ page }) => {
  await open(page, "content-manager", path);
  await expect(page.getByRole("heading", { level: 2, name: "Overview" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Learners" })).toBeHidden();
  await page.goto(addressOf(`${path}?do=attach`));
  await expect(page.getByRole("heading", { level: 2, name: "Overview" })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
