import { expect, type Page } from "@playwright/test";
import { act } from "./support/act.ts";
import { expectAccessible } from "./support/axe.ts";
import { choose } from "./support/choose.ts";
import { open } from "./support/open.ts";
import { picture } from "./support/picture.ts";
import { test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");

test("a learning pod is added, gets dates, is published, and takes learners until it is full", async ({ page }) => {
  await open(page, "admin", "/app/tutoring/group-lessons/create");
  await page.getByLabel("Title").fill("Yoruba greetings");
  await choose(page.getByLabel("Subject"), "Yoruba");
  await choose(page.getByLabel("Level"), "Beginner");
  await choose(page.getByLabel("Age group"), "5 to 8");
  await page.getByLabel("Description").fill("Greetings for every hour of the day.");
  await page.locator("input[type=file]").setInputFiles(picture);
  await page.getByLabel("What the cover shows").fill("The sun rises over Ìbàdàn");
  await choose(page.getByRole("combobox", { name: /^Curriculum/ }), 1);
  await page.getByRole("button", { name: "Add resource" }).click();
  await page.getByLabel("Title of resource 1").fill("Greetings to listen to");
  await page.getByLabel("Web address of resource 1").fill("https://example.com/greetings");
  await page.getByRole("combobox", { name: "Tutors" }).click();
  await page.getByRole("option").last().click();
  await page.getByLabel("Minimum learners").fill("1");
  await page.getByLabel("Maximum learners").fill("1");
  await page.getByLabel(/^GBP/).fill("12.50");
  await expect(page.getByRole("region", { name: "Preview" }).getByText("£12.50")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add learning pod" }).click();
  await expect(page.getByText("No dates yet. Add the first one.")).toBeVisible();
  await page.getByRole("link", { name: "About" }).click();
  const cover = page.getByRole("img", { name: "The sun rises over Ìbàdàn" });
  await expect(cover).toBeVisible();
  // Drawn, not only named.
  await expect.poll(() => cover.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole("link", { name: /^Greetings to listen to/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Curriculum" }).getByRole("link")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Add dates" }).click();
  // A night in three years, at which nobody has anything else.
  await page.getByRole("textbox", { name: "First date" }).fill("02/02/2029");
  await page.getByLabel("Time", { exact: true }).fill("03:15");
  await page.getByLabel("Number of dates").fill("2");
  await page.getByRole("button", { name: "Add dates" }).click();
  const toCome = page.getByRole("region", { name: "Upcoming" });
  await expect(toCome.getByRole("listitem")).toHaveCount(2);
  await act(page, "Publish");
  await dialog(page).getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("main").getByText("Published")).toBeVisible();

  await toCome.getByRole("link").first().click();
  const enrol = async () => {
    await page.getByRole("combobox", { name: "Learner" }).fill("a");
    await page
      .getByRole("option")
      .nth(await page.getByRole("button", { name: /^Remove / }).count())
      .click();
  };
  await enrol();
  await page.getByRole("button", { name: "Enrol", exact: true }).click();
  await expect(page.getByText("1 of 1 enrolled")).toBeVisible();
  await enrol();
  await page.getByRole("switch", { name: "Add to the waiting list" }).click();
  await page.getByRole("button", { name: "Enrol", exact: true }).click();
  await expect(page.getByText("Waiting list: 1")).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByText("Offered", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Give .* the place$/ }).click();
  await expect(page.getByRole("main").getByText("Enrolled", { exact: true })).toBeVisible();
});

test("an immersion is added with its weekly dates, its learner comes to all of them, and it is copied and published with others", async ({
  page,
}) => {
  const title = `Drums of Ọ̀yọ́ ${Date.now()}`;
  await open(page, "admin", "/app/tutoring/group-lessons/create?kind=virtual-immersion");
  await page.getByLabel("Title").fill(title);
  await choose(page.getByLabel("Subject"), "Yoruba");
  await choose(page.getByLabel("Level"), "Beginner");
  await choose(page.getByLabel("Age group"), "5 to 8");
  await page.getByLabel("Description").fill("Three evenings of drumming.");
  await page.getByRole("combobox", { name: "Tutors" }).click();
  await page.getByRole("option").last().click();
  await page.getByLabel("Maximum learners").fill("4");
  await page.getByLabel(/^GBP/).fill("20");
  // The night of Sunday 25 March 2029, in which the clocks of London go forward, is the second.
  await page.getByRole("textbox", { name: "First date" }).fill("18/03/2029");
  await page.getByLabel("Time", { exact: true }).fill("01:30");
  await page.getByLabel("Number of dates").fill("3");
  await expect(page.getByText("3 dates are added.")).toBeVisible();
  await expect(page.getByText(/This time does not exist that day/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add immersion" }).click();
  await expect(page.getByRole("region", { name: "Upcoming" }).getByRole("listitem")).toHaveCount(3);

  await act(page, "Copy");
  await expect(page.getByLabel("Title")).toHaveValue(`${title} (copy)`);

  await open(page, "admin", `/app/tutoring/virtual-immersion?q=${encodeURIComponent(title)}`);
  await page
    .getByRole("checkbox", { name: /^Select (?!all)/ })
    .first()
    .check();
  await page.getByRole("button", { name: "Publish" }).click();
  await dialog(page).getByRole("button", { name: "Publish 1 group lesson" }).click();
  await expect(page.getByRole("row").nth(1).getByText("Published")).toBeVisible({ timeout: 60_000 });

  await page.getByRole("link", { name: title }).first().click();
  await act(page, "Enrol for all dates");
  await dialog(page).getByRole("combobox", { name: "Learner" }).fill("a");
  await page.getByRole("option").first().click();
  await dialog(page).getByRole("button", { name: "Enrol", exact: true }).click();
  await expect(page.getByText("1 of 4 enrolled")).toHaveCount(3);
});
