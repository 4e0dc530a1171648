import { createClient } from "graphql-sse";
import { startGateway, type TestGateway } from "../testing/gateway.ts";
import { eventsToken, startLiveUpstream } from "../testing/live-upstream.ts";
import { aViewer } from "../testing/records.ts";
import { startUpstream, type UpstreamServer } from "../testing/upstream-server.ts";
import { streamsEach } from "./streams.ts";

const id = (name: string) => name.padEnd(24, "0");
const document =
  "subscription Follow($after: String, $recent: Int, $kinds: [EntityKind!]) { changes(after: $after, recent: $recent, kinds: $kinds) { cursor action kind entityId version } }";

let v1: Awaited<ReturnType<typeof startLiveUpstream>>;
let v2: UpstreamServer;
let gateway: TestGateway;
const open: (() => void)[] = [];

beforeEach(async () => {
  v1 = await startLiveUpstream();
  v2 = await startUpstream(({ path }) =>
    path.startsWith("/notifications")
      ? { json: { data: [aNotification], nextCursor: null, unread: 1 } }
      : { status: 404, json: { error: "Address not found." } },
  );
  for (const role of ["director", "content-creator", "admin", ""]) {
    v1.people.set(`token-${role}`, aViewer({ _id: id(role), user_role: role }));
  }
  gateway = await startGateway({ v1Url: v1.url, v2Url: v2.url, eventsToken });
  await gateway.warmUp();
  await until(() => v1.readers() === 1);
});
afterEach(async () => {
  for (const close of open.splice(0)) close();
  await gateway.close();
  await v1.stop();
  await v2.close();
});

const aNotification = {
  _id: id("n1"),
  type: "new_message",
  title: "Ghana is open",
  description: "GH can be chosen.",
  kind: "region",
  url: null,
  readAt: null,
  createdAt: "2026-01-05T09:00:00.000Z",
};

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

interface Seen {
  cursor: string;
  action: string;
  kind: string | null;
  entityId: string | null;
}

/** A stream of somebody, and what it has brought so far. */
function follow(role: string, variables: object = {}, query = document) {
  const headers = { authorization: `Bearer token-${role}` };
  const client = createClient({ url: `${gateway.url}/graphql/stream`, headers, retryAttempts: 0 });
  const seen: Seen[] = [];
  const results: unknown[] = [];
  let state: "open" | "ended" | Error = "open";
  const close = client.subscribe<{ changes: Seen }>(
    { query, variables: { ...variables } },
    {
      next: (result) => {
        results.push(result);
        if (result.data?.changes) seen.push(result.data.changes);
      },
      error: (error) => (state = error as Error),
      complete: () => (state = "ended"),
    },
  );
  open.push(close);
  const ready = until(() => seen.length > 0 || state !== "open");
  return { seen, results, close, ready, state: () => state };
}
const told = (seen: Seen[]) => seen.map(({ action, entityId }) => (entityId === null ? action : entityId));

it("tells each of what they may see, and no more of it", async () => {
  const [director, creator, nobody] = [follow("director"), follow("content-creator"), follow("")];
  await Promise.all([director.ready, creator.ready, nobody.ready]);
  v1.tell({ entityKind: "curriculum", entityId: id("c"), permission: "curriculums:read" });
  v1.tell({ entityKind: "staff-user", entityId: id("s"), permission: "staff:read" });
  v1.tell({ entityKind: "notification", entityId: id("n"), permission: null, personId: id("") });
  v1.tell({ entityId: id("r") });
  await until(() => director.seen.length === 4 && creator.seen.length === 3 && nobody.seen.length === 2);
  expect(told(director.seen)).toEqual(["OPENED", id("c"), id("s"), id("r")]);
  expect(told(creator.seen)).toEqual(["OPENED", "UPDATED", id("r")]);
  expect(creator.seen[1]).toMatchObject({ kind: "CURRICULUM", entityId: null, version: null });
  expect(told(nobody.seen)).toEqual(["OPENED", id("n")]);
});

it("goes on where a broken stream was, with nothing lost and nothing twice", async () => {
  const first = follow("admin");
  await first.ready;
  v1.tell({ entityId: "one" });
  await until(() => first.seen.length === 2);
  first.close();
  v1.tell({ entityId: "two" });
  v1.tell({ entityId: "three" });
  await until(() => v1.readers() === 1);
  const second = follow("admin", { after: first.seen.at(-1)?.cursor });
  await until(() => second.seen.length === 3);
  v1.tell({ entityId: "four" });
  await until(() => second.seen.length === 4);
  expect(told(second.seen)).toEqual(["two", "three", "OPENED", "four"]);
});

it("goes on where it was when the server was away", async () => {
  const stream = follow("admin");
  await stream.ready;
  await v1.stop();
  v1.tell({ entityId: "meanwhile" });
  await v1.start();
  await until(() => stream.seen.length === 2);
  expect(told(stream.seen)).toEqual(["OPENED", "meanwhile"]);
});

it("says that everything is to be asked for again when it cannot know what was missed", async () => {
  const late = follow("admin", { after: "W251bGwsbnVsbF0" });
  await until(() => late.seen.length === 2);
  expect(told(late.seen)).toEqual(["RESYNC", "OPENED"]);
  await v1.stop();
  v1.forgetEvents();
  await v1.start();
  await until(() => late.seen.length === 3);
  expect(told(late.seen).at(-1)).toBe("RESYNC");
});

it("begins a little way back when it is asked to", async () => {
  const early = follow("admin");
  await early.ready;
  v1.tell({ entityId: "between" });
  await until(() => early.seen.length === 2);
  const late = follow("admin", { recent: 60 });
  await until(() => late.seen.length === 2);
  expect(told(late.seen)).toEqual(["between", "OPENED"]);
});

it("brings only the kinds that were asked for", async () => {
  const stream = follow("director", { kinds: ["CURRICULUM"] });
  await stream.ready;
  v1.tell({ entityId: "region" });
  v1.tell({ entityKind: "curriculum", entityId: "curriculum", permission: "curriculums:read" });
  await until(() => stream.seen.length === 2);
  expect(told(stream.seen)).toEqual(["OPENED", "curriculum"]);
});

it("brings new notifications whole", async () => {
  const stream = follow("admin", {}, "subscription { notificationReceived { id title } }");
  await until(() => gateway.server.listening);
  const settled = new Promise((resolve) => setTimeout(resolve, 100));
  await settled;
  v1.tell({
    entityKind: "notification",
    entityId: id("n1"),
    action: "created",
    permission: null,
    personId: id("admin"),
  });
  await until(() => stream.results.length > 0);
  expect(stream.results).toEqual([{ data: { notificationReceived: { id: id("n1"), title: "Ghana is open" } } }]);
});

it("ends the streams of a session that has ended as soon as it is told of it", async () => {
  const [ended, kept] = [follow("admin"), follow("director")];
  await Promise.all([ended.ready, kept.ready]);
  v1.people.delete("token-admin");
  v1.tell({ entityKind: "session", permission: null, personId: id("admin") });
  await until(() => ended.state() === "ended");
  v1.tell({ entityId: "after" });
  await until(() => kept.seen.length === 2);
  expect(told(ended.seen)).not.toContain("after");
});

it("lets nobody in from memory whose session it was told has ended", async () => {
  const asked = () => gateway.ask("{ me { id } }", { token: "token-admin" });
  const stream = follow("director");
  await stream.ready;
  expect((await asked()).errors).toEqual([]);
  v1.people.delete("token-admin");
  v1.tell({ entityKind: "session", permission: null, personId: id("admin") });
  v1.tell({ entityId: "after" });
  await until(() => stream.seen.length === 2);
  expect((await asked()).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});

it("tells somebody whose role changed by the new role", async () => {
  const stream = follow("director");
  await stream.ready;
  v1.people.set("token-director", aViewer({ _id: id("director"), user_role: "content-manager" }));
  v1.tell({ entityKind: "viewer", entityId: id("director"), permission: null, personId: id("director") });
  await until(() => stream.seen.length === 2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  v1.tell({ entityKind: "staff-user", entityId: "hidden", permission: "staff:read" });
  v1.tell({ entityId: "shown" });
  await until(() => stream.seen.length === 3);
  expect(told(stream.seen).slice(2)).toEqual(["shown"]);
});

it("opens so many streams for one person, and gives their places back", async () => {
  const streams = Array.from({ length: streamsEach }, () => follow("admin"));
  await Promise.all(streams.map(({ ready }) => ready));
  const more = follow("admin");
  await until(() => more.state() !== "open");
  expect(more.state()).toMatchObject({ response: { status: 429 } });
  streams[0]!.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const again = follow("admin");
  await again.ready;
  expect(told(again.seen)).toEqual(["OPENED"]);
});

const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql/stream`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      authorization: "Bearer token-admin",
      ...headers,
    },
    body: JSON.stringify(body),
  });

it.each([
  ["somebody who is not signed in", { query: document }, { authorization: "" }, 401, "UNAUTHENTICATED"],
  ["a token that is no good", { query: document }, { authorization: "Bearer x" }, 401, "UNAUTHENTICATED"],
  ["a query", { query: "{ me { id } }" }, {}, 400, "BAD_USER_INPUT"],
  ["what cannot be parsed", { query: "subscription {" }, {}, 400, "GRAPHQL_PARSE_FAILED"],
  ["a field that is not there", { query: "subscription { nothing }" }, {}, 400, "GRAPHQL_VALIDATION_FAILED"],
  ["another kind of answer", { query: document }, { accept: "application/json" }, 406, "BAD_USER_INPUT"],
])("refuses %s", async (_, body, headers, status, code) => {
  const answer = await post(body, headers);
  const { errors } = (await answer.json()) as { errors: { extensions: { code: string; requestId: string } }[] };
  expect([answer.status, errors[0]?.extensions.code]).toEqual([status, code]);
  expect(errors[0]?.extensions.requestId).toBe(answer.headers.get("x-request-id"));
});

it("sends events as they come: uncompressed, unbuffered, kept by nobody", async () => {
  const answer = await post({ query: document }, { "accept-encoding": "gzip, br" });
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  expect(answer.headers.get("content-encoding")).toBe("none");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("x-accel-buffering")).toBe("no");
  await answer.body?.cancel();
});

it("serves no subscription where one answer is expected", async () => {
  const { status, errors } = await gateway.ask("subscription { changes { cursor } }", { token: "token-admin" });
  expect([status, errors[0]?.message]).toEqual([400, "Subscriptions are served at /graphql/stream."]);
});

it("leaves a server alone that offers no changes", async () => {
  const asked = () => v2.asked.filter(({ path }) => path.startsWith("/events")).length;
  await until(() => asked() > 0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked()).toBe(1);
});

it("shows what each feed is doing, and ends every stream when it is told to stop", async () => {
  const ready = (await (await fetch(`${gateway.url}/readyz`)).json()) as { changes: unknown };
  expect(ready.changes).toEqual({ v1: "live", v2: "off" });
  const stream = follow("admin");
  await stream.ready;
  await gateway.close();
  await until(() => stream.state() !== "open");
  gateway = await startGateway({ v1Url: v1.url, v2Url: v2.url });
});
