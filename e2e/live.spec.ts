import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "./support/elsewhere.ts";
import { ask, remember, tokenOf, type Account } from "./support/roles.ts";
import { readyWithinMs, startGateway, startingMs, startUpstreams, type RunningServer } from "./support/servers.ts";
import { switchTo, type Switch } from "./support/switch.ts";

/** Servers of this file's own: the others' run without live changes, so that their pages come to rest. */
const EVENTS_TOKEN = "events-token-of-the-tests";
let line: Switch;
let running: RunningServer[] = [];
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(startingMs);
  dataDir = await mkdtemp(join(tmpdir(), "portal-live-"));
  const upstreams = await startUpstreams(dataDir, { EVENTS_TOKEN });
  const gateway = await startGateway(upstreams.v1, upstreams.v2, { EVENTS_TOKEN });
  line = await switchTo(gateway.address);
  running = [gateway, upstreams];
  // The embedded database compiles what its first answers run: beside other work they take longer than a call may.
  await expect(() => tokenOf("admin", gateway.address)).toPass({ timeout: readyWithinMs });
});
test.afterAll(async () => {
  await line.cut();
  for (const server of running) await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens a path and waits until the page follows what others change. */
async function follow(page: Page, account: Account, path: string): Promise<void> {
  await remember(page, account, await tokenOf(account, line.address));
  const stream = page.waitForResponse((response) => response.url().endsWith("/graphql/stream"));
  await page.goto(`${line.address}${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await stream).status()).toBe(200);
}

interface Regions {
  regions: { items: { id: string; code: string; version: number }[] };
}

/** Somebody else renames a region, from another machine. */
async function rename(code: string, name: string): Promise<void> {
  const token = await tokenOf("director", line.address);
  const { regions } = await ask<Regions>("{ regions { items { id code version } } }", {}, token, line.address);
  const { id, version } = regions.items.find((region) => region.code === code) ?? { id: "", version: 0 };
  const query =
    "mutation Rename($id: ID!, $version: Int!, $input: RegionUpdateInput!) { regionUpdate(id: $id, version: $version, input: $input) { userErrors { message } } }";
  await ask(query, { id, version, input: { name } }, token, line.address);
}

test("the regions on a second screen change when somebody saves", async ({ page, elsewhere: other }) => {
  await follow(page, "admin", "/app/tutoring/regions");
  await follow(other, "super-admin", "/app/tutoring/regions");
  await other
    .getByRole("link", { name: /United Kingdom|UK/ })
    .first()
    .click();
  const dialog = other.getByRole("dialog");
  await expect(dialog.getByLabel("Invoice prefix")).toHaveValue("UK");
  await expect(dialog.getByLabel("Cancellation policy")).toContainText("Standard, UK");
  await dialog.getByLabel("Name", { exact: true }).fill("Great Britain");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByText("Great Britain saved.")).toBeVisible();
  await expect(page.getByRole("table")).toContainText("Great Britain");
});

interface Placed {
  id: string;
  section: { id: string; topic: { id: string; subject: { id: string; exam: { slug: string } } } };
}

test("whoever comes to write in a session is seen by who writes there, until they go", async ({ page, elsewhere }) => {
  const query = `{ examLessons(page: { size: 1 }, filter: { contentStatus: [DRAFT] }) {
    items { id section { id topic { id subject { id exam { slug } } } } } } }`;
  const token = await tokenOf("content-creator", line.address);
  const { examLessons } = await ask<{ examLessons: { items: Placed[] } }>(query, {}, token, line.address);
  const [lesson] = examLessons.items;
  if (!lesson) throw new Error("The content creator has no draft.");
  const { id, section } = lesson;
  const { topic } = section;
  const { subject } = topic;
  const path = `/app/content/exam/${subject.exam.slug}/${subject.id}/${topic.id}/${section.id}/${id}`;

  await follow(page, "content-creator", `${path}/edit-session`);
  await remember(elsewhere, "content-manager", await tokenOf("content-manager", line.address));
  await elsewhere.goto(`${line.address}${path}/edit-session`);
  await expect(page.getByText(/ is also editing/)).toBeVisible();
  await elsewhere.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await expect(page.getByText(/ is also editing/)).toHaveCount(0);
});

test("a shared view that somebody else saves is told to be another where it is open", async ({ page }) => {
  const token = await tokenOf("director", line.address);
  const list = "/app/tutoring/regions";
  const saved = "{ listView { id version } }";
  const { listViewCreate } = await ask<{ listViewCreate: { listView: { id: string; version: number } } }>(
    `mutation Share($input: ListViewCreateInput!) { listViewCreate(input: $input) ${saved} }`,
    { input: { list, name: "In pounds", query: "currency=GBP", audience: "EVERYONE" } },
    token,
    line.address,
  );
  const { id, version } = listViewCreate.listView;
  await follow(page, "admin", `${list}?view_id=${id}`);
  const view = page.getByRole("status").filter({ hasText: "In pounds" });
  await expect(view).toBeVisible();
  await expect(view.getByText("changed", { exact: true })).toBeHidden();
  const update = `mutation Save($id: ID!, $version: Int!, $input: ListViewUpdateInput!) { listViewUpdate(id: $id, version: $version, input: $input) ${saved} }`;
  await ask(update, { id, version, input: { query: "currency=NGN" } }, token, line.address);
  await expect(view.getByText("changed", { exact: true })).toBeVisible();
  await view.getByRole("button", { name: "Undo changes" }).click();
  await expect(page).toHaveURL(/currency=NGN/);
});

test("the bell and the list of notifications change by themselves", async ({ page }) => {
  await follow(page, "super-admin", "/app/account?tab=notifications");
  const bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/\d+ unread/);
  const unread = Number(/\d+/.exec((await bell.getAttribute("aria-label")) ?? "")?.[0]);
  const token = await tokenOf("director", line.address);
  const { cancellationPolicies } = await ask<{ cancellationPolicies: { id: string }[] }>(
    "{ cancellationPolicies { id } }",
    {},
    token,
    line.address,
  );
  const input = {
    code: "GH",
    name: "Ghana",
    currency: "USD",
    timeZone: "Africa/Accra",
    cancellationPolicyId: cancellationPolicies[0]?.id,
  };
  const create = "mutation Add($input: RegionCreateInput!) { regionCreate(input: $input) { userErrors { message } } }";
  await ask(create, { input }, token, line.address);
  await expect(bell).toHaveAccessibleName(`Notifications, ${unread + 1} unread`);
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Ghana is open");
});

test("all tabs of one browser share one stream, and the next takes over when its tab closes", async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await follow(first, "admin", "/app/tutoring/regions");
  let streams = 0;
  second.on("request", (request) => {
    if (request.url().endsWith("/graphql/stream")) streams += 1;
  });
  // Under the same session: another one would begin the first tab anew, and either may then be the first to ask.
  const loaded = second.waitForResponse((response) => response.url().endsWith("/config.json"));
  await second.goto(`${line.address}/app/tutoring/regions`);
  await loaded;
  await rename("US", "America");
  await expect(second.getByRole("table")).toContainText("America");
  expect(streams).toBe(0);
  await first.close();
  await expect.poll(() => streams).toBe(1);
  await rename("US", "United States of America");
  await expect(second.getByRole("table")).toContainText("United States of America");
});

test("a broken connection is told of, and what was missed shows when it is back", async ({ page }) => {
  await follow(page, "admin", "/app/tutoring/regions");
  await line.cut();
  await expect(page.getByText("Connection lost, reconnecting.")).toBeVisible();
  await line.mend();
  await rename("NG", "Naìjíríà");
  await expect(page.getByRole("table")).toContainText("Naìjíríà", { timeout: 20_000 });
  await expect(page.getByText("Connection lost, reconnecting.")).toBeHidden();
});

test("a session that is ended elsewhere leaves the page at once", async ({ page }) => {
  await follow(page, "content-manager", "/app/tutoring/regions");
  const token = await page.evaluate(() => localStorage.getItem("accessToken") ?? "");
  await ask("mutation { logout { loggedOut } }", {}, token, line.address);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});
