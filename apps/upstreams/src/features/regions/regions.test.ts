import type { RegionRecord } from "./regions.record.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
let policyId: string;
beforeAll(async () => {
  world = await openWorld();
  const { body } = await world.v2<Page<{ _id: string }>>("get", "/admin/cancellation-policy", {
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
const create = (over: object = {}) =>
  world.v2<One<RegionRecord>>("post", "/admin/region", { as: "director", body: draft(over) });

it("lists the regions by code, with what belongs to each counted", async () => {
  const { body } = await regions();
  expect(codes({ body })).toEqual(["NG", "UK", "US"]);
  expect(body).toMatchObject({ page: 1, pageSize: 25, total: 3 });
  const sum = (field: "customers" | "tutors") => body.data.reduce((all, region) => all + (region[field] ?? 0), 0);
  // Of the 400 customers two were merged into others.
  expect([sum("customers"), sum("tutors")]).toEqual([398, 40]);
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
