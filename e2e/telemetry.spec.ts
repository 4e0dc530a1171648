import { expect, type Page } from "@playwright/test";
import { collectAnalytics, collectReports, viewsIn, type ReportCollector } from "./support/collectors.ts";
import { namesOfPeople, personalIn } from "./support/personal.ts";
import { remember, tokenOf } from "./support/roles.ts";
import { startGateway, type RunningServer } from "./support/servers.ts";
import { runningStack } from "./support/stack.ts";
import { test } from "./support/test.ts";

const agreed = new Date("2026-11-20T09:00:00Z");
const withinTime = new Date("2026-12-21T08:59:00Z");
const tooLate = new Date("2026-12-21T09:01:00Z");

test.describe.configure({ mode: "serial" });

let gateway: RunningServer & { address: string };
let reports: ReportCollector;
let names: readonly string[];

/** A gateway of its own, which has both settings. */
test.beforeAll(async () => {
  const { v1, v2 } = runningStack();
  reports = await collectReports();
  gateway = await startGateway(v1, v2, { ANALYTICS_ID: "G-TEST1", ERROR_DSN: reports.dsn });
  names = await namesOfPeople(gateway.address);
});
test.beforeEach(() => {
  reports.items.length = 0;
  reports.all.length = 0;
});
test.afterAll(async () => {
  await gateway.stop();
  await reports.stop();
});

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const agree = (page: Page) => banner(page).getByRole("button", { name: "I Agree" }).click();
const at = (pattern: string) => `${gateway.address}${pattern}`;

/** Opens a path as a director who has not answered the cookie banner. */
async function open(page: Page, path: string): Promise<void> {
  await remember(page, "director", await tokenOf("director", gateway.address));
  await page.addInitScript(() => {
    if (sessionStorage.getItem("asked") !== null) return;
    sessionStorage.setItem("asked", "yes");
    localStorage.removeItem("cookieConsent");
  });
  await page.goto(at(path));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Everything that is asked of another machine. */
function othersAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(gateway.address) && request.url().startsWith("http")) asked.push(request.url());
  });
  return asked;
}

/** Longer than the portal waits before it looks whether there is anything to load. */
const longEnough = (page: Page) => page.waitForTimeout(4_000);

/** The same where the test sets the clock: what waits for a time, and then for a file. */
async function settle(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await page.waitForTimeout(2_000);
}

/** Searches a list for a person's name, and opens a record of it. */
async function walk(page: Page): Promise<void> {
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  await page.getByRole("searchbox").first().fill("Adé");
  await expect(page).toHaveURL(/q=|search=/);
  await page.getByRole("table").getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page).toHaveURL(/customers\/[\da-f]{24}/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_000);
}

test("nothing is asked of others until “I Agree” is pressed, and then pages are counted by their patterns", async ({
  page,
}) => {
  const asked = othersAskedBy(page);
  const settings: string[] = [];
  page.on("request", (request) => settings.push(new URL(request.url()).pathname));
  const sent = await collectAnalytics(page);
  await open(page, "/app/tutoring/customers");
  await longEnough(page);
  expect(asked).toEqual([]);
  expect(settings.filter((path) => /analytics-|pages-|error-reports-|replay-worker-/.test(path))).toEqual([]);

  await agree(page);
  await expect.poll(() => viewsIn(sent)).toEqual([at("/app/tutoring/customers")]);
  await walk(page);
  await expect
    .poll(() => viewsIn(sent))
    .toEqual([at("/app/tutoring/customers"), at("/app/tutoring/customers/:customerId")]);
  await page.goBack();
  await expect.poll(() => viewsIn(sent).length).toBe(3);
  expect(sent.flatMap(({ text }) => personalIn(text, names))).toEqual([]);
  expect(sent.map(({ url }) => new URL(url).host)).toEqual([
    "www.googletagmanager.com",
    ...Array<string>(3).fill("region1.google-analytics.com"),
  ]);
  expect([...new Set(asked.map((url) => new URL(url).host))].toSorted()).toEqual([
    new URL(reports.dsn).host,
    "region1.google-analytics.com",
    "www.googletagmanager.com",
  ]);
});

/** Reports of a kind that have come. */
const cameOf = (type: string) => reports.items.filter((item) => item.type === type).map(({ text }) => text);

/** Fails in the page as its own code would, with all that is not to be told in the message. */
const failIn = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, message);

test("errors, times and replays are reported without what names anybody", async ({ page }) => {
  await collectAnalytics(page);
  await open(page, "/app/tutoring/customers");
  await failIn(page, "before");
  await longEnough(page);
  const loaded = page.waitForResponse(/error-reports-/);
  await agree(page);
  await loaded;
  await walk(page);
  // A replay shorter than five seconds is not sent.
  await page.waitForTimeout(6_000);
  const href = page.url();
  const secret = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl";
  await failIn(page, `“${names[0] ?? ""}” a.b@mail.test +234 803 123 4567 ${secret} at ${href}?q=1 (reading 'map')`);
  await expect.poll(() => cameOf("event").length).toBe(1);
  const [event = "{}"] = cameOf("event");
  expect(JSON.parse(event)).toMatchObject({
    release: "2.0.0",
    transaction: "/app/tutoring/customers/:customerId",
    tags: { errors_before_consent: 1 },
    exception: {
      values: [
        {
          type: "TypeError",
          value: `… [email] [phone] [token] at ${at("/app/tutoring/customers/:customerId")} (reading 'map')`,
        },
      ],
    },
  });
  await expect.poll(() => cameOf("replay_recording").length, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(() => cameOf("transaction").join()).toContain("/app/tutoring/customers/:customerId");
  const recorded = cameOf("replay_recording").join();
  expect(recorded).toContain('"tagName":"table"');
  expect(recorded).toContain("***");
  expect(cameOf("event").join()).not.toContain('before"');
  expect(reports.all.flatMap((text) => personalIn(text, names))).toEqual([]);
  // Of what happened before, only how often.
  expect(event).not.toContain('"before"');
  expect(reports.all.join()).not.toMatch(/operationName|"variables"|"query"/);
});

test("consent older than 31 days asks again, and nothing is sent until then", async ({ page }) => {
  const sent = await collectAnalytics(page);
  await page.clock.install({ time: agreed });
  await page.goto(at("/login"));
  await agree(page);
  await settle(page);
  await expect.poll(() => viewsIn(sent)).toEqual([at("/login")]);

  await page.clock.setSystemTime(withinTime);
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await settle(page);
  await expect.poll(() => viewsIn(sent)).toHaveLength(2);

  // While the page is open its consent runs out.
  await page.clock.setSystemTime(tooLate);
  await page.getByRole("link", { name: /forgot/i }).click();
  await settle(page);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await settle(page);
  expect(viewsIn(sent)).toHaveLength(2);
  const before = reports.items.length;
  await failIn(page, "unheard");
  await settle(page);
  expect(reports.items).toHaveLength(before);
  await agree(page);
  await settle(page);
  await expect.poll(() => viewsIn(sent)).toHaveLength(3);
});

for (const [what, fate] of [
  ["are blocked", "abort"],
  ["never answer", "hang"],
] as const) {
  test(`collectors that ${what} change nothing for the person`, async ({ page }) => {
    const said: string[] = [];
    page.on("pageerror", ({ message }) => said.push(message));
    page.on("console", (message) => {
      // The browser itself says which request was refused.
      if (message.type() === "error" && !message.text().includes("ERR_BLOCKED_BY_CLIENT")) said.push(message.text());
    });
    const sent = await collectAnalytics(page, fate);
    let reported = 0;
    await page.route(`${new URL(reports.dsn).origin}/**`, async (route) => {
      reported += 1;
      if (fate === "abort") await route.abort("blockedbyclient");
    });
    await open(page, "/app/tutoring/customers");
    const loaded = page.waitForResponse(/error-reports-/);
    await agree(page);
    await loaded;
    await walk(page);
    await expect.poll(() => reported).toBeGreaterThan(0);
    expect(sent.length).toBeGreaterThan(0);
    expect(said).toEqual([]);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("without a setting nothing is loaded, whatever was agreed to", async ({ page }) => {
  const asked = othersAskedBy(page);
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto(`${runningStack().address}/login`);
  await agree(page);
  await longEnough(page);
  expect(files.some((path) => path === "/config.json")).toBe(true);
  expect(files.filter((path) => /\/(?:analytics|pages|error-reports|replay-worker)-/.test(path))).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(runningStack().address))).toEqual([]);
});
