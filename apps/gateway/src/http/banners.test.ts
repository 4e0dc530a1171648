import request from "supertest";
import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { startUpstream, type Asked, type Reply, type UpstreamServer } from "../testing/upstream-server.ts";

const eventsToken = "events-token-of-the-tests";
const bannerId = "b".repeat(24);
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const shown = {
  ...{ id: bannerId, edition: 2, title: "Ẹ káàbọ̀", body: null, imageFileId: "f".repeat(24), altText: "A drum" },
  ...{ ctaLabel: "Book", ctaUrl: "https://example.org/", code: "EWA15", dismissible: true },
};

let answer: (asked: Asked) => Reply;
let v2: UpstreamServer;
let gateway: TestGateway;
let now = 0;
beforeAll(async () => {
  v2 = await startUpstream((asked) => answer(asked));
});
afterAll(() => v2.close());
beforeEach(async () => {
  answer = () => ({ json: { banner: shown } });
  gateway = await startGateway(
    { v1Url: v2.url, v2Url: v2.url, eventsToken, publicUrl: "https://staff.example/" },
    () => now,
  );
  v2.asked.length = 0;
});
afterEach(() => gateway.close());

const get = (query: string) => request(gateway.url).get(`/banners?${query}`);
const act = (path: string, agent = phone) => request(gateway.url).post(`/banners/${path}`).set("user-agent", agent);
const sentTo = (path: string) => v2.asked.filter((one) => one.path.startsWith(path));
const batches = () =>
  sentTo("/billing/banners/counts").map(({ body }) => JSON.parse(body) as { batchId: string; counts: object[] });

it("tells anybody which banner shows, with the whole address of its image", async () => {
  const { status, headers, body } = await get("placement=website&region=UK");
  expect(status).toBe(200);
  expect(headers).toMatchObject({ "cache-control": "public, max-age=60", "access-control-allow-origin": "*" });
  expect(body).toEqual({
    banner: {
      ...{ id: bannerId, edition: 2, title: "Ẹ káàbọ̀", body: null, code: "EWA15", dismissible: true },
      image: { url: `https://staff.example/files/${"f".repeat(24)}`, alt: "A drum" },
      button: { label: "Book", url: "https://example.org/" },
    },
  });
  expect(sentTo("/billing/banners/shown").map(({ path }) => path)).toEqual([
    "/billing/banners/shown?placement=website&region=uk",
  ]);
});

it("asks once a minute for each place", async () => {
  await Promise.all([get("placement=website"), get("placement=website"), get("placement=app-home")]);
  await get("placement=website");
  expect(sentTo("/billing/banners/shown")).toHaveLength(2);
  now += 60_001;
  await get("placement=website");
  expect(sentTo("/billing/banners/shown")).toHaveLength(3);
});

it("hands on why a place is refused, and keeps no failure", async () => {
  answer = () => ({ status: 422, json: { error: "Check the fields.", fields: { region: "Which region?" } } });
  const refused = await get("placement=website&region=xx");
  expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ message: "region: Which region?" }] }]);
  answer = () => ({ status: 500, json: {} });
  expect((await get("placement=website")).status).toBe(502);
  answer = () => ({ json: { banner: null } });
  expect((await get("placement=website")).body).toEqual({ banner: null });
});

it("gathers what was seen and pressed, and sends it once as one batch", async () => {
  answer = () => ({ json: { isNew: true } });
  for (const what of ["impression", "impression", "click"]) {
    const { status, headers } = await act(`${bannerId}/2/${what}`);
    expect([status, headers["access-control-allow-origin"]]).toEqual([204, "*"]);
  }
  await act(`${bannerId}/1/impression`);
  expect(batches()).toEqual([]);
  await gateway.close();
  expect(batches()).toMatchObject([
    {
      counts: [
        { bannerId, edition: 2, impressions: 2, clicks: 1 },
        { bannerId, edition: 1, impressions: 1, clicks: 0 },
      ],
    },
  ]);
  expect(sentTo("/billing/banners/counts")[0]?.headers.authorization).toBe(`Bearer ${eventsToken}`);
  gateway = await startGateway({ v1Url: v2.url, v2Url: v2.url });
});

it("counts no bursts of one address, and no programs", async () => {
  answer = () => ({ json: { isNew: true } });
  for (let n = 0; n < 40; n += 1) await act(`${bannerId}/2/${n % 2 ? "click" : "impression"}`);
  for (const agent of ["Googlebot/2.1", "curl/8.5.0"]) await act(`${"c".repeat(24)}/1/impression`, agent);
  await gateway.close();
  expect(batches().map(({ counts }) => counts)).toEqual([[{ bannerId, edition: 2, impressions: 10, clicks: 3 }]]);
  gateway = await startGateway({ v1Url: v2.url, v2Url: v2.url });
});

it.each(["x/1/impression", `${bannerId}/0/impression`, `${bannerId}/1/like`])("knows no %s", async (path) => {
  expect((await act(path)).status).toBe(404);
});
