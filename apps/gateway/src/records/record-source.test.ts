import { readConfig } from "../config.ts";
import type { UpstreamCall } from "../upstream/exchange.ts";
import { openUpstreams, type Upstreams } from "../upstream/pools.ts";
import { RestV1 } from "../upstream/rest-v1.ts";
import { RestV2 } from "../upstream/rest-v2.ts";
import type { Check } from "../upstream/shape.ts";
import { aPage } from "../testing/records.ts";
import { startUpstream, type UpstreamServer } from "../testing/upstream-server.ts";
import { RecordSource } from "./record-source.ts";

interface Pet {
  _id: string;
  name: string;
}
const isPet: Check<Pet> = (value): value is Pet => typeof (value as Partial<Pet> | null)?.name === "string";
const pet = { _id: "p1", name: "Rex" };

class PetSource extends RecordSource<Pet, "feed"> {
  byName(name: string) {
    return this.first({ name });
  }
}

const call: UpstreamCall = { requestId: "r", token: "t", address: "127.0.0.1", userAgent: "test", trace: null };
const alone = { shared: null, onWrite: () => undefined };

let server: UpstreamServer;
let upstreams: Upstreams;

beforeAll(async () => {
  server = await startUpstream(() => ({ json: {} }));
  upstreams = openUpstreams({ ...readConfig({}), v1Url: server.url, v2Url: server.url }, () => undefined);
});
beforeEach(() => void server.asked.splice(0));
afterAll(async () => {
  await upstreams.close();
  await server.close();
});

const home = { path: "/pets", entity: "Pet", check: isPet };
const sourceAt = {
  v1: () => new PetSource(new RestV1(upstreams.v1, call, alone), home),
  v2: () => new PetSource(new RestV2(upstreams.v2, call, alone), home),
};
const asked = () => server.asked.map(({ method, path, body }) => [method, path, body || null]);

it.each(["v1", "v2"] as const)("reads the records of %s by query, by ids and one alone", async (name) => {
  server.behave(() => ({ json: aPage([pet]) }));
  const source = sourceAt[name]();
  await expect(source.list("page=2")).resolves.toMatchObject({ data: [pet], total: 1 });
  await expect(source.byIds(["p1", "p2"])).resolves.toEqual([pet]);
  await expect(source.byId("p1")).resolves.toEqual(pet);
  await expect(source.byName("Rex")).resolves.toEqual(pet);
  expect(asked().map(([, path]) => path)).toEqual([
    "/pets?page=2",
    "/pets?id=p1&id=p2&pageSize=100",
    "/pets?id=p1&pageSize=1",
    "/pets?name=Rex&pageSize=1",
  ]);
});

it("is null where none fits", async () => {
  server.behave(() => ({ json: aPage([]) }));
  await expect(sourceAt.v2().byName("Nobody")).resolves.toBeNull();
});

it.each([
  ["v1", pet, ["PATCH", "/pets/p1", '{"version":3,"name":"Max"}']],
  ["v2", { data: pet }, ["PATCH", "/pets", '{"version":3,"name":"Max","_id":"p1"}']],
] as const)("writes to %s in its own way", async (name, json, saved) => {
  server.behave(() => ({ json }));
  const source = sourceAt[name]();
  await expect(source.create({ name: "Rex" }, "key")).resolves.toEqual(pet);
  await expect(source.update({ _id: "p1", version: 3, ...{ name: "Max" } })).resolves.toEqual(pet);
  await expect(source.fire("p1", "feed", { version: 3 })).resolves.toEqual(pet);
  expect(asked()).toEqual([["POST", "/pets", '{"name":"Rex"}'], saved, ["POST", "/pets/p1/feed", '{"version":3}']]);
  expect(server.asked[0]?.headers).toMatchObject({ "idempotency-key": "key" });
});

it.each([
  ["v1", { data: pet }],
  ["v2", pet],
] as const)("takes no record from %s that comes in the other's way", async (name, json) => {
  server.behave(() => ({ json }));
  await expect(sourceAt[name]().create({})).rejects.toMatchObject({
    extensions: { code: "UPSTREAM_BAD_ANSWER" },
  });
});

it("answers what cannot be an id as missing, and asks nobody", async () => {
  const bad = "../users/1";
  await expect(sourceAt.v2().fire(bad, "feed", {})).rejects.toMatchObject({ status: 404 });
  await expect(sourceAt.v1().update({ _id: bad, version: 1 })).rejects.toMatchObject({ status: 404 });
  expect(server.asked).toEqual([]);
});
