import request from "supertest";
import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { startUpstream, type UpstreamServer } from "../testing/upstream-server.ts";

let asked: { path: string; body: unknown }[] = [];
let v1: UpstreamServer;
let gateway: TestGateway;
const codes: Record<string, string | null> = { ada: "ADA", "UCHE-2": "UCHE-2" };
beforeAll(async () => {
  v1 = await startUpstream(({ path, body }) => {
    asked.push({ path, body });
    if (path === "/referrals/clicks") return { json: { added: 1 } };
    if (path === "/referrals/go/down") return { status: 500, json: {} };
    const code = codes[path.replace("/referrals/go/", "")] ?? null;
    return { json: { url: "https://www.example.com/start?lang=ig", code } };
  });
  gateway = await startGateway({
    v1Url: v1.url,
    v2Url: v1.url,
    eventsToken: "token-of-the-tests",
    rates: { person: 50, token: 50, address: 50 },
  });
});
afterAll(() => v1.close());
beforeEach(() => {
  asked = [];
});

const go = (code: string, cookie = "") => request(gateway.url).get(`/go/${code}`).set("cookie", cookie).redirects(0);

it("keeps the code for 90 days and leads to the website, which is told the code", async () => {
  const { status, headers } = await go("ada");
  expect(status).toBe(302);
  expect(headers["location"]).toBe("https://www.example.com/start?lang=ig&code=ADA");
  const [cookie] = headers["set-cookie"] as unknown as string[];
  expect(cookie).toMatch(/^referral=ADA; Max-Age=7776000; .*HttpOnly; SameSite=Lax/);
  expect(headers["cache-control"]).toBe("no-store");
});

it("lets the first click win", async () => {
  const { headers } = await go("UCHE-2", "theme=dark; referral=ADA");
  expect(headers["location"]).toContain("code=ADA");
  expect(headers["set-cookie"]).toBeUndefined();
});

it("leads to the website without a code that nobody has, or that has stopped", async () => {
  const { status, headers } = await go("nobody");
  expect([status, headers["location"]]).toEqual([302, "https://www.example.com/start?lang=ig"]);
  expect(headers["set-cookie"]).toBeUndefined();
});

it("leads to the website as it was last known where the server is silent, with the code as it stands in the link", async () => {
  const { status, headers } = await go("down");
  expect([status, headers["location"]]).toEqual([302, "https://www.example.com/start?lang=ig&code=DOWN"]);
  expect(headers["set-cookie"]).toBeUndefined();
});

it.each(["%00", "%2e%2e%2fadmin", "a".repeat(5000)])(
  "leads to the website from %.12s, which is no code",
  async (text) => {
    const { status, headers } = await go(text);
    expect([status, headers["location"]]).toEqual([302, "https://www.example.com/start?lang=ig"]);
  },
);

it("says so in words where the website is not known yet", async () => {
  const fresh = await startGateway({ v1Url: v1.url, v2Url: v1.url });
  const { status, body } = await request(fresh.url).get("/go/down").redirects(0);
  expect([status, body.errors[0].message]).toEqual([503, "We cannot open this link just now. Try again in a minute."]);
  await fresh.close();
});

it("counts an address three times a minute for a code, and lets everybody through", async () => {
  const answers: number[] = [];
  for (let times = 0; times < 60; times++) answers.push((await go("ada")).status);
  expect(new Set(answers)).toEqual(new Set([302]));
});

it("sends the clicks in one batch, at the latest when it stops", async () => {
  await go("ada");
  await go("UCHE-2", "referral=ADA");
  asked = [];
  await gateway.close();
  const batches = asked.filter(({ path }) => path === "/referrals/clicks");
  expect(batches).toHaveLength(1);
  const { clicks } = JSON.parse(String(batches[0]?.body)) as { clicks: object[] };
  expect(clicks).toEqual([
    { code: "ADA", count: 3 },
    // By its second click this address has asked too often to be looked up.
    { code: "UCHE-2", count: 1 },
  ]);
});
