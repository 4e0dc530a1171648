import type { ToldEvent } from "../upstream/change-record.ts";
import { Hub, type Told } from "./hub.ts";

const event = (cursor: string): ToldEvent => ({
  cursor,
  entityKind: "region",
  entityId: `region-${cursor}`,
  partOfId: null,
  action: "updated",
  version: 2,
  at: "2026-01-05T09:00:00.000Z",
  permission: "regions:read",
  personId: null,
});

function heardBy(hub: Hub): Told[] {
  const heard: Told[] = [];
  hub.listen((told) => heard.push(told));
  return heard;
}
const cursors = (told: Told[] | null) => told && told.map((one) => one.event?.cursor ?? null);

function begun() {
  const hub = new Hub(() => 0);
  hub.begin("v1", "a0");
  hub.begin("v2", "b0");
  return hub;
}

it("goes on behind any cursor that it has given, in both servers' order", () => {
  const hub = begun();
  const start = hub.cursor;
  const heard = heardBy(hub);
  hub.publish("v1", [event("a1")]);
  hub.publish("v2", [event("b1"), event("b2")]);
  hub.publish("v1", [event("a2")]);
  expect(cursors(heard)).toEqual(["a1", "b1", "b2", "a2"]);
  expect(cursors(hub.since(start))?.toSorted()).toEqual(["a1", "a2", "b1", "b2"]);
  expect(cursors(hub.since(heard[1]!.cursor))).toEqual(["a2", "b2"]);
  expect(hub.since(hub.cursor)).toEqual([]);
});

it("loses and doubles nothing, wherever a replay is broken off", () => {
  const hub = begun();
  const start = hub.cursor;
  hub.publish("v2", [event("b1"), event("b2")]);
  hub.publish("v1", [event("a1"), event("a2")]);
  const whole = hub.since(start)!;
  for (const [at, { cursor }] of whole.entries()) {
    const rest = cursors(hub.since(cursor))!;
    expect([...cursors(whole.slice(0, at + 1))!, ...rest].toSorted()).toEqual(["a1", "a2", "b1", "b2"]);
  }
});

it("understands the cursor of another gateway that reads the same servers", () => {
  const [one, two] = [begun(), begun()];
  for (const hub of [one, two]) hub.publish("v1", [event("a1")]);
  const { cursor } = one;
  for (const hub of [one, two]) hub.publish("v1", [event("a2")]);
  expect(cursors(two.since(cursor))).toEqual(["a2"]);
});

it("knows no more of what is too old, foreign or nonsense", () => {
  const hub = begun();
  const start = hub.cursor;
  hub.publish(
    "v1",
    Array.from({ length: 2_000 }, (_, n) => event(`a${n + 1}`)),
  );
  expect(hub.since(start)).toHaveLength(2_000);
  hub.publish("v1", [event("a2001")]);
  expect(hub.since(start)).toBeNull();
  expect(new Hub(() => 0).since("nonsense")).toBeNull();
  const other = new Hub(() => 0);
  other.begin("v1", "z9");
  expect(hub.since(other.cursor)).toBeNull();
  expect(hub.since(Buffer.from('["a2001"]').toString("base64url"))).toBeNull();
});

it("tells of a gap when a server's stream begins anew, and answers older cursors no more", () => {
  const hub = begun();
  const { cursor } = hub;
  const heard = heardBy(hub);
  hub.begin("v2", "c0");
  expect(heard).toEqual([{ event: null, cursor: hub.cursor }]);
  expect(hub.since(cursor)).toBeNull();
});

it("begins so far back as is asked, and can be broken off there too", () => {
  let now = 0;
  const hub = new Hub(() => now);
  hub.begin("v1", "a0");
  hub.publish("v1", [event("a1")]);
  now = 5_000;
  hub.publish("v1", [event("a2"), event("a3")]);
  now = 6_000;
  expect(cursors(hub.recent(1_000))).toEqual(["a2", "a3"]);
  expect(cursors(hub.recent(10_000))).toEqual(["a1", "a2", "a3"]);
  expect(hub.recent(0)).toEqual([]);
  expect(cursors(hub.since(hub.recent(10_000)[0]!.cursor))).toEqual(["a2", "a3"]);
});
