import { expect, type Page } from "@playwright/test";
import { dragByMouse, fingerOn, pickUpByTouch, pointOf } from "./support/drag.ts";
import { open } from "./support/open.ts";
import { ask, sessionOf } from "./support/roles.ts";
import { test } from "./support/test.ts";

// Everybody shares the demo: what one test writes, the reset of another would take away.
test.describe.configure({ mode: "serial" });

/** The job that resets the demo runs first a while after the servers start, and would take away what a test has written. */
test.beforeAll(async () => {
  const token = await sessionOf("super-admin");
  const reset = async () => {
    const { jobs } = await ask<{ jobs: { id: string; lastRun: { endedAt: string | null } | null }[] }>(
      "query Jobs { jobs { id lastRun { endedAt } } }",
      {},
      token,
    );
    return jobs.find(({ id }) => id === "reset-demo")?.lastRun?.endedAt;
  };
  await expect.poll(reset, { timeout: 90_000 }).toEqual(expect.any(String));
});

const unique = (word: string) => `${word}${Date.now().toString(36)}`;
const list = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const cardIn = (page: Page, listName: string, name: string) =>
  list(page, listName).getByRole("link", { name, exact: true });

async function addCard(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "Add card" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add card to To do" });
  await dialog.getByLabel("What is there to do?").fill(name);
  await dialog.getByRole("button", { name: "Add card" }).click();
  await expect(cardIn(page, "To do", name)).toBeVisible();
}

test("cards of the board are moved by mouse, by keys and by their menu", async ({ page }) => {
  const name = unique("Paint");
  await open(page, "content-creator", "/app/kanban");
  await addCard(page, name);
  const cards = page.locator("[data-card]");
  await dragByMouse(page, cards.filter({ hasText: name }), list(page, "Done").locator("[data-card]").first());
  await expect(cardIn(page, "Done", name)).toBeVisible();
  await expect(list(page, "Done").getByRole("link").first()).toHaveText(name);

  await cardIn(page, "Done", name).focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(cardIn(page, "In progress", name)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: `${name} moved to In progress.` })).toBeAttached();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: `${name} moved to position 1 of 2` })).toBeAttached();
  await expect(list(page, "In progress").getByRole("link").first()).toBeFocused();

  await page.getByRole("button", { name: `Move ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Move to To do" }).click();
  await expect(cardIn(page, "To do", name)).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a card is dragged by touch past the edge of a phone into the next list, and a swipe still scrolls", async ({
    page,
  }) => {
    const name = unique("Touch");
    await open(page, "content-creator", "/app/kanban");
    await addCard(page, name);
    const card = page.locator("[data-card]").filter({ hasText: name });

    const lanes = list(page, "Cards by list");
    const swiping = await fingerOn(page);
    const start = await pointOf(card);
    // While the dialog is still closing, its backdrop may take the first swipe.
    await expect(async () => {
      await swiping.press(start);
      await swiping.moveTo({ x: start.x - 160, y: start.y });
      await swiping.lift();
      await expect.poll(() => lanes.evaluate(({ scrollLeft }) => scrollLeft), { timeout: 2_000 }).toBeGreaterThan(60);
    }).toPass();
    await expect(page.locator("[data-dragged]")).toHaveCount(0);
    await lanes.evaluate((element) => element.scrollTo({ left: 0 }));

    const finger = await pickUpByTouch(page, card);
    await finger.moveTo({ x: 384, y: start.y });
    await expect(list(page, "In progress")).toBeInViewport({ ratio: 0.8 });
    await finger.moveTo({ x: 250, y: start.y });
    await finger.moveTo(await pointOf(list(page, "In progress").locator("[data-card]").first()));
    await finger.lift();
    await expect(list(page, "In progress").getByRole("link").first()).toHaveText(name);
    await expect(page).toHaveURL(/\/app\/kanban$/);
  });
});

test("an event of the calendar is made longer by its lower end", async ({ page }) => {
  const title = unique("Choir");
  await open(page, "content-creator", "/app/calendar?view=week");
  await page.getByRole("link", { name: "Add event" }).click();
  const dialog = page.getByRole("dialog", { name: "Add event" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Start").fill("07:00");
  await dialog.getByRole("button", { name: "Add event" }).click();
  const event = page.getByRole("button", { name: title });
  await expect(event).toContainText("07:00–08:00");
  const box = await event.boundingBox();
  if (!box) throw new Error("It is not there.");
  await page.mouse.move(box.x + 20, box.y + box.height - 3);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + box.height + 10, { steps: 4 });
  await page.mouse.move(box.x + 20, box.y + 2 * box.height - 3, { steps: 8 });
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes("DemoEventUpdate") ?? false);
  await page.mouse.up();
  await expect(event).toContainText("07:00–09:00");
  await saved;
  await page.reload();
  await expect(event).toContainText("07:00–09:00");
});

test("an email is written, stays inside the demo and is found under Sent", async ({ page }) => {
  const subject = unique("Parcel");
  await open(page, "super-admin", "/app/mail/all");
  await page.getByRole("link", { name: "Write an email" }).click();
  const dialog = page.getByRole("dialog", { name: "Write an email" });
  await dialog.getByLabel("To").fill("ada@mail.example");
  await dialog.getByLabel("Subject").fill(subject);
  await dialog.getByLabel("Message").fill("It has arrived.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Email sent inside the demo.")).toBeVisible();
  await page.getByRole("link", { name: "Sent" }).click();
  await page.getByRole("link", { name: subject }).click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  await expect(page.getByText("It has arrived.")).toBeVisible();
});

for (const editor of ["draft-js", "quill"]) {
  test(`what is written at ${editor} has bold words, a list and a link, and stays on the device`, async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    await open(page, "super-admin", `/app/extra/editors/${editor}`);
    const text = page.getByRole("textbox", { name: "Text" });
    const tool = (name: string) => page.getByRole("button", { name, exact: true });
    await text.click();
    await page.keyboard.type("Good ");
    await tool("Bold").click();
    await page.keyboard.type("morning");
    await expect(tool("Bold")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Enter");
    await tool("Bulleted list").click();
    await page.keyboard.type("Bread");
    await page.keyboard.press("Shift+Home");
    await tool("Link").click();
    const dialog = page.getByRole("dialog", { name: "Add link" });
    await dialog.getByLabel("Web address").fill("http://example.com");
    await dialog.getByRole("button", { name: "Add link" }).click();
    await expect(dialog.getByText("Enter a full web address starting with https://.")).toBeVisible();
    await dialog.getByLabel("Web address").fill("https://example.com/bread");
    await dialog.getByRole("button", { name: "Add link" }).click();
    await expect(text.getByRole("link", { name: "Bread" })).toHaveAttribute("href", "https://example.com/bread");
    await tool("Undo").click();
    await expect(text.getByRole("link")).toHaveCount(0);
    await tool("Redo").click();
    await expect(text.getByRole("link", { name: "Bread" })).toBeVisible();

    await page.reload();
    await expect(text.getByRole("link", { name: "Bread" })).toBeVisible();
    await expect(text.locator("strong").first()).toHaveText("morning");
    await expect(page.getByRole("complementary")).toContainText("https://example.com/bread");
    expect(sent.filter((body) => body.includes("morning"))).toEqual([]);
  });
}

test("a super-admin brings the demo back to its beginning", async ({ page }) => {
  const name = unique("Left over");
  await open(page, "super-admin", "/app/kanban");
  await addCard(page, name);
  await open(page, "super-admin", "/app/system/jobs?size=50");
  await page.getByRole("button", { name: /^Run now\W+Reset the demo apps$/ }).click();
  await expect(async () => {
    await page.goto(new URL("/app/kanban", page.url()).href);
    await expect(cardIn(page, "To do", "Plan the office move")).toBeVisible();
    await expect(cardIn(page, "To do", name)).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
});
