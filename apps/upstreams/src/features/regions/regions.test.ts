import type { CancellationPolicyRecord, RegionRecord } from "./regions.record.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
let policyId: string;
beforeAll(async () => {
  world = await openWorld();
  const { body } = await world.v2<Page<CancellationPolicyRecord>>("get", "/admin/cancellation-policy", {
    as: "director",
  });
  policyId = body.data[0]!._id;
});
afterAll(() => world.close());

const codes = ({ body }: { body: Page<RegionRecord> }) => body.data.map(({ code }) => code);
const regions = (query = "") => world.v2<Page<RegionRecord>>("get", `/admin/region${query}`, { as: "director" });
const find = async (code: string) => (await regions(`?code=${code}`)).body.data[0]!;
const draft = (over: object = {}) => ({
  code: "GH",
  name: "Ghana",
  currency: "USD",
  timeZone: "Africa/Accra",
  cancellationPolicyId: policyId,
  ...over,
});
const create = (over: object = {}, as: "director" | "admin" = "director") =>
  world.v2<One<RegionRecord>>("post", "/admin/region", { as, body: draft(over) });
const fire = (id: string, event: string, version: number) =>
  world.v2<One<RegionRecord> & { code: string }>("post", `/admin/region/${id}/${event}`, {
    as: "super-admin",
    body: { version },
  });

it("lists the regions by code, with what belongs to each counted", async () => {
  const { body } = await regions();
  expect(codes({ body })).toEqual(["NG", "UK", "US"]);
  expect(body).toMatchObject({ page: 1, pageSize: 25, total: 3 });
  const sum = (field: "customers" | "tutors") => body.data.reduce((all, region) => all + (region[field] ?? 0), 0);
  expect([sum("customers"), sum("tutors")]).toEqual([400, 40]);
});

it.each([
  ["?sort=-code", ["US", "UK", "NG"]],
  ["?sort=name", ["NG", "UK", "US"]],
  ["?sort=-name", ["US", "UK", "NG"]],
  ["?q=KINGDOM", ["UK"]],
  ["?q=uni%20sta", ["US"]],
  ["?q=%25", []],
  ["?code=ng", ["NG"]],
  ["?currency=GBP&currency=NGN", ["NG", "UK"]],
  ["?active=true", ["NG", "UK", "US"]],
  ["?active=false", []],
  ["?pageSize=2&page=2", ["US"]],
  ["?page=9", []],
])("offers %s", async (query, expected) => {
  expect(codes(await regions(query))).toEqual(expected);
});

it("leaves out what takes time to count where nobody asks for it", async () => {
  const [region] = (await regions("?code=uk&counted=false")).body.data;
  expect(region).toMatchObject({ code: "UK", name: "United Kingdom" });
  expect(region).not.toHaveProperty("customers");
  expect(region).not.toHaveProperty("tutors");
});

it("finds several by their ids", async () => {
  const [uk, us] = [await find("UK"), await find("US")];
  expect(codes(await regions(`?id=${uk._id}&id=${us._id}`))).toEqual(["UK", "US"]);
});

it.each([
  ["?colour=red", 400, { error: "Unknown filter: colour.", code: "UNKNOWN_FILTER" }],
  ["?pageSize=0", 422, { error: "Page size must be between 1 and 100.", code: "VALIDATION" }],
  ["?pageSize=101", 422, { fields: { pageSize: "Page size must be between 1 and 100." } }],
  ["?page=0", 422, { error: "Page must be between 1 and 1000000." }],
  ["?page=x", 422, { error: "Page must be a whole number." }],
  ["?sort=colour", 422, { error: "Choose a valid sort." }],
  ["?currency=EUR", 422, { error: "Choose a valid currency." }],
  ["?active=maybe", 422, { error: "Choose a valid active." }],
])("refuses %s", async (query, status, body) => {
  const answer = await regions(query);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject(body);
});

it("adds a region, with its code as the prefix of its invoices", async () => {
  const { status, body } = await create({ code: "gh" });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    code: "GH",
    invoicePrefix: "GH",
    taxRateBp: 0,
    active: true,
    version: 1,
    customers: 0,
  });
});

it.each([
  [{ code: "" }, { code: "Code is required." }],
  [{ code: "uk" }, { code: "Code is already in use." }],
  [{ code: "tutors" }, { code: "This code is already a page of the portal. Choose another." }],
  [{ code: "KE", currency: "EUR" }, { currency: "Choose USD, NGN or GBP." }],
  [{ code: "KE", timeZone: "Mars" }, { timeZone: "Choose a valid time zone." }],
  [{ code: "KE", taxRateBp: 1.5 }, { taxRateBp: "Tax rate must be a whole number." }],
  [
    { code: "KE", cancellationPolicyId: "f".repeat(24) },
    { cancellationPolicyId: "The selected cancellation policy no longer exists." },
  ],
  [
    { code: "KE", name: "", timeZone: "Mars" },
    { name: "Name is required.", timeZone: "Choose a valid time zone." },
  ],
])("refuses %j", async (over, fields) => {
  const { status, body } = await create(over);
  expect(status).toBe(422);
  expect(body).toEqual({ error: Object.values(fields)[0], code: "VALIDATION", fields });
});

it("saves what is sent and leaves the rest", async () => {
  const { _id, version, code } = await find("US");
  const answer = await world.v2("patch", "/admin/region", { as: "director", body: { _id, version, name: "America" } });
  expect(answer.body.data).toMatchObject({ code, name: "America", version: version + 1, currency: "USD" });
});

it("refuses a stale save with the record as it now stands", async () => {
  const { _id, version } = await find("NG");
  const save = (name: string) => world.v2("patch", "/admin/region", { as: "director", body: { _id, version, name } });
  await save("Naìjíríà");
  const { status, body } = await save("Nigeria again");
  expect(status).toBe(409);
  expect(body).toMatchObject({
    error: "This record was changed by Daniel Osborne at 2026-01-05 09:00. Reload to see the latest version.",
    code: "STALE",
    changedBy: "Daniel Osborne",
    changedAt: "2026-01-05T09:00:00.000Z",
    current: { _id, name: "Naìjíríà", version: version + 1 },
  });
});

it("lets one of two writers at once win", async () => {
  const { _id, version } = await find("UK");
  const answers = await Promise.all(
    ["Britain", "Great Britain"].map((name) =>
      world.v2("patch", "/admin/region", { as: "director", body: { _id, version, name } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it("archives a region and brings it back; twice is once", async () => {
  const made = (await create({ code: "TG" })).body.data;
  const archived = (await fire(made._id, "archive", made.version)).body.data;
  expect(archived).toMatchObject({ active: false, archivedAt: "2026-01-05T09:00:00.000Z", version: 2 });
  expect((await fire(made._id, "archive", made.version)).body.data).toEqual(archived);
  expect(codes(await regions("?active=false"))).toContain("TG");

  const edit = await world.v2("patch", "/admin/region", {
    as: "director",
    body: { _id: made._id, version: 2, name: "Togo" },
  });
  expect(edit.body).toMatchObject({ code: "WRONG_STATE", error: "This region is archived, so it cannot be edited." });

  const restored = (await fire(made._id, "restore", 2)).body.data;
  expect(restored).toMatchObject({ active: true, archivedAt: null, version: 3 });
  expect((await fire(made._id, "restore", 1)).body.data).toEqual(restored);
  expect((await fire(made._id, "archive", 1)).body.code).toBe("STALE");
});

it("refuses what is not there", async () => {
  const _id = "0".repeat(24);
  const edit = await world.v2("patch", "/admin/region", { as: "director", body: { _id, version: 1, name: "X" } });
  expect([edit.status, edit.body]).toEqual([404, { error: "Region not found.", code: "NOT_FOUND" }]);
  expect((await fire(_id, "archive", 1)).status).toBe(404);
  const path = `/admin/region/${_id}/archive`;
  expect((await world.v2("post", path, { as: "super-admin", body: {} })).body.fields).toEqual({
    version: "Version is required.",
  });
});
