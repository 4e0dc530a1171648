import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startGateway, type TestGateway } from "../apps/gateway/src/testing/gateway.ts";

/** What the upstream servers' own testing code starts. Found while running: checking its types would check all of theirs again. */
interface SeededServers {
  v1Url: string;
  v2Url: string;
  eventsToken: string;
  password: string;
  close(): Promise<void>;
}
const seededServers: string = "../apps/upstreams/src/testing/seeded-servers.ts";

let servers: SeededServers;
let gateway: TestGateway;
let token: string;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const login = "mutation ($input: LoginInput!) { login(input: $input) { accessToken } }";

beforeAll(async () => {
  const { startSeededServers } = (await import(seededServers)) as {
    startSeededServers: () => Promise<SeededServers>;
  };
  servers = await startSeededServers();
  const { v1Url, v2Url, eventsToken, password } = servers;
  gateway = await startGateway({ v1Url, v2Url, eventsToken });
  const { data } = await gateway.ask(login, { variables: { input: { email: "super-admin@demo.test", password } } });
  ({ accessToken: token } = (data as { login: { accessToken: string } }).login);
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await servers.close();
});

interface Page {
  items: { id: string; updatedAt?: string }[];
  pageInfo: { totalCount: number; endCursor: string | null };
}

async function page(list: string, args: string, fields = "id"): Promise<Page> {
  const query = `{ page: ${list}(${args}) { items { ${fields} } pageInfo { totalCount endCursor } } }`;
  const { data, errors } = await gateway.ask(query, { token });
  expect(errors).toEqual([]);
  return (data as unknown as { page: Page }).page;
}

it("lists every customer that changed, by the script of the how-to", async () => {
  const script = fileURLToPath(new URL("../docs/how-to/examples/customers-changed.mjs", import.meta.url));
  const env = { ...process.env, GATEWAY: gateway.url, EMAIL: "super-admin@demo.test", PASSWORD: servers.password };
  const { stdout } = await promisify(execFile)(process.execPath, [script, "2000-01-01T00:00:00Z"], { env });
  const { pageInfo } = await page("customers", "page: { size: 1 }");
  expect(stdout.trim().split("\n")).toHaveLength(pageInfo.totalCount);
});

it("reads regions with a service token, by the script and by curl, as the how-to says", async () => {
  const { data: mine } = await gateway.ask("{ me { id } }", { token });
  const make =
    "mutation ($input: ServiceTokenCreateInput!) { serviceTokenCreate(input: $input) { secret userErrors { message } } }";
  const ownerId = (mine as { me: { id: string } }).me.id;
  const input = { name: "Reader", ownerId, scopes: ["REGIONS_READ"], expiresOn: inDays(30) };
  const { data } = await gateway.ask(make, { token, variables: { input } });
  const { secret } = (data as { serviceTokenCreate: { secret: string } }).serviceTokenCreate;
  const { items } = await page("regions", "page: { size: 100 }", "id");

  const env = { ...process.env, GATEWAY: gateway.url, TOKEN: secret };
  const script = fileURLToPath(new URL("../docs/how-to/examples/regions-by-token.mjs", import.meta.url));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], { env });
  expect(stdout.trim().split("\n")).toHaveLength(items.length);
  expect(stderr).toMatch(/^Reader, until /);

  const guide = await readFile(new URL("../docs/how-to/query-from-a-tool.md", import.meta.url), "utf8");
  const command = /```sh\n(curl [^`]*)```/.exec(guide)?.[1] ?? "exit 1";
  const curled = JSON.parse((await promisify(execFile)("sh", ["-c", command], { env })).stdout) as {
    data: { me: { token: { scopes: string[] } }; regions: { items: unknown[] } };
  };
  expect(curled.data.me.token.scopes).toEqual(["REGIONS_READ"]);
  expect(curled.data.regions.items).toHaveLength(items.length);
});

it.each(["customers", "bookedLessons", "examLessons", "tutors"])(
  "reads all %s after one another, each once",
  async (list) => {
    const ids: string[] = [];
    for (let after: string | null = ""; after !== null;) {
      const { items, pageInfo } = await page(list, `page: { size: 40, after: "${after}" }`);
      ids.push(...items.map(({ id }) => id));
      after = ids.length > 400 ? null : pageInfo.endCursor;
    }
    expect(ids).toEqual([...new Set(ids)].toSorted());
    expect(ids.length).toBeGreaterThan(5);
  },
);

it("answers for many customers at once who learns on their account, and their lessons", async () => {
  const { items } = await page(
    "customers",
    "page: { size: 10 }",
    "id dependents { id name } lessons(page: { size: 2 }) { items { customer { id } } pageInfo { totalCount } }",
  );
  const all = items as unknown as {
    id: string;
    dependents: { id: string }[];
    lessons: { items: { customer: { id: string } }[] };
  }[];
  expect(all.some(({ dependents }) => dependents.length > 0)).toBe(true);
  for (const { id, lessons } of all) for (const { customer } of lessons.items) expect(customer.id).toBe(id);
});

it("leaves of a list what was saved since an instant", async () => {
  const all = await page("tutors", "page: { size: 100 }", "id updatedAt");
  const since = all.items.map(({ updatedAt = "" }) => updatedAt).toSorted()[Math.floor(all.items.length / 2)];
  const changed = await page("tutors", `page: { size: 100 }, filter: { changedSince: "${since}" }`, "id updatedAt");
  const expected = all.items.filter(({ updatedAt = "" }) => updatedAt >= (since ?? "")).map(({ id }) => id);
  expect(changed.items.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  expect(changed.pageInfo.totalCount).toBeLessThan(all.pageInfo.totalCount);
});
