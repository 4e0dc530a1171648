import request from "supertest";
import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { startUpstream, type UpstreamServer } from "../testing/upstream-server.ts";

const code = "c".repeat(43);
let asked: { path: string; body: unknown }[] = [];
let answer: () => { status?: number; json: object };
let v1: UpstreamServer;
let gateway: TestGateway;
beforeAll(async () => {
  v1 = await startUpstream(({ path, body }) => {
    asked.push({ path, body });
    return answer();
  });
  gateway = await startGateway({ v1Url: v1.url, v2Url: v1.url, rates: { person: 12, token: 12, address: 12 } });
});
afterAll(async () => {
  await gateway.close();
  await v1.close();
});
beforeEach(() => {
  asked = [];
});

const get = (name: string) => request(gateway.url).get(`/feeds/${name}`);

it("hands on the calendar behind a link to whoever has it, for them alone", async () => {
  answer = () => ({ json: { text: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" } });
  const { status, headers, text } = await get(`${code}.ics`).buffer();
  expect([status, text]).toEqual([200, "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"]);
  expect(headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, max-age=900",
    "referrer-policy": "no-referrer",
  });
  expect(asked.filter(({ path }) => path === "/lessons/calendar-feed")).toMatchObject([
    { body: JSON.stringify({ code }) },
  ]);
});

it("knows no other", async () => {
  answer = () => ({ status: 404, json: { message: "This calendar does not exist." } });
  expect((await get(`${code}.ics`)).status).toBe(404);
  asked = [];
  for (const name of ["short.ics", `${code}.html`, code]) expect((await get(name)).status).toBe(404);
  expect(asked).toEqual([]);
});

it("says so when the server is silent or stops whoever guesses", async () => {
  answer = () => ({ status: 500, json: {} });
  expect((await get(`${code}.ics`)).status).toBe(502);
  answer = () => ({ status: 429, json: { message: "Too many attempts. Try again in 15 minutes." } });
  expect((await get(`${code}.ics`)).status).toBe(429);
});

it("is in no log, and is limited by address", async () => {
  answer = () => ({ json: { text: "BEGIN:VCALENDAR" } });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await get(`${code}.ics`)).status);
  expect(statuses.at(-1)).toBe(429);
  expect(gateway.logs.join("")).not.toContain(code);
});
