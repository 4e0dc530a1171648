import { expect, type Page } from "@playwright/test";
import { remember } from "./support/roles.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

const regions = "/app/tutoring/regions";
const curricula = "/app/tutoring/curriculums";

/** Names of the operations that the page has sent, and the scripts it has asked for, in order. */
function watch(page: Page) {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/graphql") seen.push((request.postDataJSON() as { operationName: string }).operationName);
    else if (request.resourceType() === "script") seen.push(pathname.replace(/-[\w-]{8}\.js$/, ""));
  });
  return seen;
}

const times = (seen: readonly string[], name: string) => seen.filter((one) => one === name).length;

test("the person, the rows and the screen's files are asked for before the portal's own script has come", async ({
  page,
}) => {
  await remember(page, "admin");
  const seen = watch(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/base-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const loading = page.goto(addressOf(regions));
  await expect.poll(() => seen).toContain("RegionsList");
  expect(seen).toContain("Me");
  expect(seen).toContain("/assets/regions-list.screen");
  release();
  await loading;
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  expect(times(seen, "Me")).toBe(1);
  expect(times(seen, "RegionsList")).toBe(1);
});

test("nothing is asked for on behalf of nobody", async ({ page }) => {
  const seen = watch(page);
  await page.goto(addressOf(regions));
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(seen).not.toContain("Me");
  expect(seen).not.toContain("RegionsList");
});

for (const way of ["pointer", "keyboard"] as const) {
  test(`a link that the ${way} comes to has its screen and rows ready, and opening it asks nothing more`, async ({
    page,
  }) => {
    await remember(page, "admin");
    await page.goto(addressOf(regions));
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    const link = page.getByRole("navigation").getByRole("link", { name: "Curriculums" });
    await expect(link).toBeVisible();
    const seen = watch(page);
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes("CurriculaList") ?? false,
    );
    if (way === "pointer") await link.hover();
    else await link.focus();
    await answered;
    expect(seen).toContain("/assets/curricula");
    if (way === "pointer") await link.click();
    else await page.keyboard.press("Enter");
    await page.waitForURL(addressOf(curricula));
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(times(seen, "CurriculaList")).toBe(1);
  });
}
