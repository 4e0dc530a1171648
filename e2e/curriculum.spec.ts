import { expect, type Page } from "@playwright/test";
import { choose } from "./support/choose.ts";
import { expectAccessible } from "./support/axe.ts";
import { test } from "./support/elsewhere.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";

const home = "/app/tutoring";
let made = 0;
/** A name of its own for each test, since all share one database. */
const newName = (what: string) => `${what} ${Date.now().toString(36)}${(made += 1)}`;

interface Made {
  id: string;
  slug: string;
}

/** A draft made past the portal: a school curriculum for the UK with one subject and topics in it. */
async function aCurriculum(
  topics: readonly string[],
  subject = "Igbo",
): Promise<Made & { name: string; path: string }> {
  const token = await sessionOf("admin");
  const { regionByCode } = await ask<{ regionByCode: { id: string } }>(
    '{ regionByCode(code: "uk") { id } }',
    {},
    token,
  );
  const name = newName("School");
  const input = { name, subject, shape: "SCHOOL", regionId: regionByCode.id };
  const create = `mutation C($input: CurriculumCreateInput!) { curriculumCreate(input: $input) { curriculum { id slug } } }`;
  const { curriculumCreate } = await ask<{ curriculumCreate: { curriculum: Made } }>(create, { input }, token);
  const { id, slug } = curriculumCreate.curriculum;
  const reading = await aPart(id, null, "SUBJECT", "Reading", token);
  for (const topic of topics) await aPart(id, reading.id, "TOPIC", topic, token);
  return { id, slug, name, path: `${home}/uk/${slug}` };
}

async function aPart(curriculumId: string, parentId: string | null, type: string, name: string, token: string) {
  const create = `mutation P($input: SubdivisionCreateInput!) { subdivisionCreate(input: $input) { subdivision { id slug } } }`;
  const input = { curriculumId, parentId, type, name };
  const { subdivisionCreate } = await ask<{ subdivisionCreate: { subdivision: Made } }>(create, { input }, token);
  return subdivisionCreate.subdivision;
}

const dialog = (page: Page) => page.getByRole("dialog");
const part = (page: Page, name: string) => page.getByRole("treeitem", { name });
/** Names of the topics, as the tree has them. */
const topics = (page: Page) => page.locator('[role=treeitem][aria-level="2"] [data-words] > span > span:first-child');

test("an admin makes a school curriculum, adds to it, orders it and finds in it, and a reload keeps all", async ({
  page,
}) => {
  const name = newName("Akwụkwọ");
  await open(page, "admin", `${home}/uk/curriculums`);
  await page.getByRole("link", { name: "Add curriculum" }).click();
  await dialog(page).getByLabel("Name").fill(name);
  await choose(dialog(page).getByLabel("Subject"), "Igbo");
  await choose(dialog(page).getByLabel("Shape"), /^School/);
  await expect(dialog(page).getByLabel("Region")).toHaveText("United Kingdom");
  await expect(dialog(page)).toContainText(`${home}/uk/akwukwo-`);
  await dialog(page).getByRole("button", { name: "Add curriculum" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("No topics yet.")).toBeVisible();

  await page.getByRole("link", { name: "Add subject" }).first().click();
  await dialog(page).getByLabel("Name").fill("Listening");
  await dialog(page).getByRole("button", { name: "Add subject" }).click();
  await expect(page).toHaveURL(/\/listening$/);
  for (const topic of ["Ekele", "Ezinụlọ", "Nri"]) {
    await page.getByRole("link", { name: "Add topic" }).first().click();
    await dialog(page).getByLabel("Name").fill(topic);
    await dialog(page).getByRole("button", { name: "Add topic" }).click();
    await expect(page.getByRole("heading", { level: 2, name: topic })).toBeVisible();
  }
  await expect(topics(page)).toHaveText(["Ekele", "Ezinụlọ", "Nri"]);

  await part(page, "Nri").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(topics(page)).toHaveText(["Ekele", "Nri", "Ezinụlọ"]);
  await expect(page.getByText(/^Nri is now topic 2 of 3 in Listening/)).toBeVisible();

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Add outcome" }).click();
  await dialog(page).getByRole("textbox", { name: "Outcome 1" }).pressSequentially("Kpọ aha nri ise: ");
  await page.keyboard.press("Alt+KeyO");
  await dialog(page).getByRole("button", { name: "High tone" }).click();
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText("Kpọ aha nri ise: ọ́", { exact: true })).toBeVisible();

  await page.getByRole("searchbox", { name: /^Find/ }).fill("ezinulo");
  await expect(topics(page)).toHaveText(["Ezinụlọ"]);
  await page.reload();
  await expect(page.getByText("Kpọ aha nri ise: ọ́", { exact: true })).toBeVisible();
  await expect(topics(page)).toHaveText(["Ekele", "Nri", "Ezinụlọ"]);
  await expectAccessible(page);
});

/** Drags a part by the mouse onto another, to so many pixels below its upper edge. */
async function drag(page: Page, name: string, onto: string, below: number): Promise<void> {
  const [from, to] = [await part(page, name).boundingBox(), await part(page, onto).boundingBox()];
  if (!from || !to) throw new Error("The rows are not there.");
  await page.mouse.move(from.x + 120, from.y + 18);
  // What drags comes with the pointer; a person is slower than its file.
  await page.getByText("Press Alt with an arrow key").waitFor({ state: "attached" });
  await page.mouse.down();
  await page.mouse.move(from.x + 120, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 120, to.y + below, { steps: 8 });
  await page.mouse.up();
}

test("a drag with the mouse moves a topic, and Undo moves it back", async ({ page }) => {
  const { path } = await aCurriculum(["One", "Two", "Three", "Four"]);
  await open(page, "admin", path);
  await expect(topics(page)).toHaveText(["One", "Two", "Three", "Four"]);
  await drag(page, "Four", "Two", 4);
  await expect(topics(page)).toHaveText(["One", "Four", "Two", "Three"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(topics(page)).toHaveText(["One", "Two", "Three", "Four"]);
  await expect(page.getByText("Moved back.")).toBeVisible();
  await page.reload();
  await expect(topics(page)).toHaveText(["One", "Two", "Three", "Four"]);
});

test("a topic that is dropped on a closed subject goes into it, and the subject opens", async ({ page }) => {
  const { id, path } = await aCurriculum(["One", "Two"]);
  const token = await sessionOf("admin");
  const writing = await aPart(id, null, "SUBJECT", "Writing", token);
  await aPart(id, writing.id, "TOPIC", "Letters", token);
  await open(page, "admin", `${path}/reading/one`);
  await part(page, "Writing").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(topics(page)).toHaveText(["One", "Two"]);
  await drag(page, "Two", "Writing", 18);
  await expect(page.getByText("Two is now topic 2 of 2 in Writing.")).toBeVisible();
  await expect(part(page, "Writing")).toHaveAttribute("aria-expanded", "true");
  await expect(topics(page)).toHaveText(["One", "Letters", "Two"]);
});

test("several steps by keyboard are kept in order and undone together", async ({ page }) => {
  const { path } = await aCurriculum(["One", "Two", "Three", "Four"]);
  await open(page, "admin", path);
  await expect(topics(page)).toHaveText(["One", "Two", "Three", "Four"]);
  await part(page, "One").focus();
  await expect(part(page, "One")).toBeFocused();
  let stored = 0;
  page.on("response", (answer) => (stored += answer.request().postData()?.includes("SubdivisionMove") ? 1 : 0));
  for (let step = 0; step < 3; step++) await page.keyboard.press("Alt+ArrowDown");
  await expect(topics(page)).toHaveText(["Two", "Three", "Four", "One"]);
  // Each step tells of itself once it is stored; a person presses Undo when they have come to rest.
  await expect.poll(() => stored).toBe(3);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveCount(1);
  // The last: what the step before told may be on its way out.
  await expect(
    page
      .getByRole("alert")
      .getByText(/^One is now topic 4 of 4/)
      .last(),
  ).toBeVisible();
  await undo.last().click();
  await expect(topics(page)).toHaveText(["One", "Two", "Three", "Four"]);
});

test("by keyboard a topic goes from the edge of one subject into the next, and its address follows", async ({
  page,
}) => {
  const { id, path } = await aCurriculum(["One", "Two"]);
  await aPart(id, null, "SUBJECT", "Writing", await sessionOf("admin"));
  await open(page, "admin", `${path}/reading/two`);
  await part(page, "Two").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByText("Two is now topic 1 of 1 in Writing.")).toBeVisible();
  await expect(page).toHaveURL(addressOf(`${path}/writing/two`));
  await expect(page.getByText(/^Topic 1 of 1 in Writing/)).toBeVisible();
});

test("a part archived with what stands under it can be shown, opened and restored", async ({ page }) => {
  const { path } = await aCurriculum(["One", "Two"]);
  await open(page, "content-manager", `${path}/reading`);
  await page.getByRole("button", { name: "More actions" }).last().click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(dialog(page)).toContainText("2 topics under it will be archived with it.");
  await dialog(page).getByRole("button", { name: "Archive subject" }).click();
  await expect(page.getByText("Reading archived.")).toBeVisible();
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(part(page, "Reading")).toHaveCount(0);
  await page.getByRole("link", { name: "Show 3 archived parts" }).click();
  await expect(page).toHaveURL(/archived=show/);
  await page.goto(addressOf(`${path}/reading/one`));
  await expect(page.getByRole("heading", { level: 2, name: "One" })).toBeVisible();
  await page.goto(addressOf(`${path}/reading`));
  await page.getByRole("link", { name: "Restore", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Restore subject" }).click();
  await expect(topics(page)).toHaveText(["One", "Two"]);
});

test("a content-manager is told who may activate; a director does it, archives and restores", async ({
  page,
  elsewhere: other,
}) => {
  const { path } = await aCurriculum(["One"]);
  await open(page, "content-manager", path);
  const off = page.getByRole("button", { name: /^Activate.*Only for super-admin and director\.$/ });
  await expect(off).toHaveAttribute("aria-disabled", "true");

  await open(other, "director", path);
  for (const [verb, word] of [
    ["Activate", "Active"],
    ["Archive", "Archived"],
    ["Restore", "Active"],
  ] as const) {
    // What is hard to take back stands behind "more" only.
    if (verb === "Archive") {
      await other.locator("header").getByRole("button", { name: "More actions" }).click();
      await other.getByRole("menuitem", { name: verb, exact: true }).click();
    } else await other.getByRole("link", { name: verb, exact: true }).first().click();
    await dialog(other)
      .getByRole("button", { name: `${verb} curriculum` })
      .click();
    await expect(other.locator("header").getByText(word, { exact: true })).toBeVisible();
  }
});

test("of two people saving one text, the second sees both and chooses", async ({ page, elsewhere: other }) => {
  const { path } = await aCurriculum(["Nri"]);
  const edit = `${path}/reading/nri?do=edit-part`;
  await open(page, "admin", edit);
  await open(other, "content-manager", edit);
  await dialog(page).getByLabel("Description").fill("Food");
  await dialog(other).getByLabel("Description").fill("Meals");
  await dialog(other).getByRole("button", { name: "Save changes" }).click();
  await expect(dialog(other)).toBeHidden();
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  const choice = page.getByRole("dialog", { name: "Which text do you want to keep?" });
  await expect(choice).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(choice).toContainText("Food");
  await expect(choice).toContainText("Meals");
  await choice.getByRole("radio", { name: /^Chidịnma Okeke’s/ }).check();
  await choice.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog(page).getByLabel("Description")).toHaveValue("Meals");
});

test("a new address of a part is followed, and the old one is not found", async ({ page }) => {
  const { path } = await aCurriculum(["Nri"]);
  await open(page, "admin", `${path}/reading/nri?do=edit-part`);
  await dialog(page).getByLabel("Address").fill("food");
  await dialog(page).getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(addressOf(`${path}/reading/food`));
  await page.goto(addressOf(`${path}/reading/nri`));
  await expect(page.getByRole("heading", { level: 1, name: "Part not found." })).toBeVisible();
});

for (const [what, path] of [
  ["Region", `${home}/zz/curriculums`],
  ["Curriculum", `${home}/zz/gcse-igbo`],
  ["Curriculum", `${home}/curriculums/nowhere`],
  ["Part", `${home}/uk/gcse-igbo/nowhere`],
] as const) {
  test(`${path} says that there is no such ${what.toLowerCase()}, and the menu stays`, async ({ page }) => {
    await open(page, "admin", path);
    await expect(page.getByRole("heading", { level: 1, name: `${what} not found.` })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });
}

test("each curriculum has one address; the other family and other spellings lead to it", async ({ page }) => {
  await open(page, "admin", `${home}/curriculums/gcse-igbo`);
  await expect(page).toHaveURL(addressOf(`${home}/uk/gcse-igbo`));
  await page.goto(addressOf(`${home}/UK/gcse-igbo`));
  await expect(page).toHaveURL(addressOf(`${home}/uk/gcse-igbo`));
  await page.goto(addressOf(`${home}/uk/igbo-for-families-uk`));
  await expect(page).toHaveURL(addressOf(`${home}/curriculums/igbo-for-families-uk`));
  await page.goto(addressOf(`${home}/UK/curriculums`));
  await expect(page.getByRole("heading", { name: "Curriculums in United Kingdom" })).toBeVisible();
});
