import { importer, onePiece } from "../../testing/imports.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
/** Each test makes and means others, for all of them share one database. */
let test = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  test += 1;
});

const head = ["First name", "Surname", "Email", "Phone", "Region"];
const people = async () => (await world.rows<{ n: number }>("select count(*)::int n from customers"))[0]?.n ?? 0;
const made = (n: number) => [
  "Ngọzi",
  `Made${n}`,
  `made${n}.${test}@x.example`,
  `+23480300${10_000 + 100 * test + n}`,
  "NG",
];
const some = (count: number) => Array.from({ length: count }, (_, n) => made(n));

interface Somebody {
  id: string;
  version: number;
  customer_number: string;
  email: string;
  last_name: string;
  phone_number: string;
}
const known = (n = 3) =>
  world.rows<Somebody>(
    `select customers.id, customers.version, customer_number, email, last_name, phone_number from customers join persons using (id)
     where email is not null and phone_number is not null and 1 = (select count(*) from persons as other where other.phone_number = persons.phone_number)
     order by customers.id limit ${n} offset ${10 * test}`,
  );

it("refuses what cannot be imported unless it is left out, and a check that is no longer true", async () => {
  const { send, check, call, one, run } = importer(world);
  const [somebody, another] = await known(2);
  const id = await send([
    [...head, "Customer number", "Tags"],
    [...made(1), "", ""],
    ["Ada", "Eze", "no", "", "UK", "", ""],
    ["", "", "", "", "", somebody!.customer_number, "Gold"],
  ]);
  const { fingerprint } = await check(id);
  const edit = async ({ id: _id, version }: Somebody) => {
    const body = { _id, version, billingAddress: "Changed meanwhile" };
    expect((await world.v2("patch", "/people/customers", { as: "admin", body })).status).toBe(200);
  };
  const refused = async (body: object) => (await call(`/imports/${id}/run`, body)).body.error;
  expect(await refused({ fingerprint })).toBe("1 row cannot be imported. Fix the file, or leave it out.");
  const stale = "The records have changed since this file was checked. Check it again.";
  expect(await refused({ fingerprint: "another", leavesOut: true })).toBe(stale);
  // What a colleague does to somebody whom no row means does not matter.
  await edit(another!);
  await edit(somebody!);
  expect(await refused({ fingerprint, leavesOut: true })).toBe(stale);
  await check(id);
  await edit({ ...another!, version: another!.version + 1 });
  expect((await run(id, { leavesOut: true })).state).toBe("imported");
  expect((await one(id)).verdicts.find(({ verdict }) => verdict === "create")?.count).toBe(1);
});

it("is stale once a region is changed that the file names, and only then", async () => {
  const { send, check, call, run } = importer(world);
  const id = await send([head, ...some(2)]);
  const change = (code: string) => world.rows("update regions set version = version + 1 where code = $1", [code]);
  const { fingerprint } = await check(id);
  await change("NG");
  expect((await call(`/imports/${id}/run`, { fingerprint })).body.error).toBe(
    "The records have changed since this file was checked. Check it again.",
  );
  await check(id);
  await change("UK");
  expect((await run(id)).state).toBe("imported");
});

it("stops where somebody was added meanwhile whom a row means", async () => {
  const { send, check, call, one, work } = importer(world);
  const id = await send([head, ...some(3), ["Chi", "Late", "late@x.example", "0803 765 4321", "NG"]]);
  const { fingerprint } = await check(id);
  const before = await people();
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'NG'");
  const body = { firstName: "Chichi", lastName: "Late", phoneNumber: "0803 765 4321", regionId: region!.id };
  expect((await world.v2("post", "/people/customers", { as: "admin", body })).status).toBe(201);
  await call(`/imports/${id}/run`, { fingerprint });
  await work();
  expect(await one(id)).toMatchObject({ state: "failed", error: expect.stringMatching(/^Row 5 could not/) as string });
  expect(await people()).toBe(before + 1);
});

it("imports all or nothing: what was done before somebody changed a later record is taken back", async () => {
  const { send, check, call, one, work, run } = importer(world);
  const [somebody] = await known(1);
  const id = await send([
    [...head, "Customer number", "Tags"],
    ...some(20).map((row) => [...row, "", ""]),
    ["", "", "", "", "", somebody?.customer_number ?? "", "Gold"],
  ]);
  const before = await people();
  const { fingerprint } = await check(id);
  await call(`/imports/${id}/run`, { fingerprint });
  // The first piece is done, then somebody edits the customer whom the last row is to change.
  await onePiece(world);
  expect(await people()).toBeGreaterThan(before);
  const body = { _id: somebody?.id, version: somebody?.version, billingAddress: "Changed meanwhile" };
  expect((await world.v2("patch", "/people/customers", { as: "admin", body })).status).toBe(200);
  world.pass(1);
  await work();
  expect(await one(id)).toMatchObject({
    state: "failed",
    error:
      "Row 22 could not be imported: The records have changed since this file was checked. Check it again. Nothing was imported.",
  });
  expect(await people()).toBe(before);
  const [left] = await world.rows("select billing_address from customers where id = $1", [somebody?.id]);
  expect(left).toEqual({ billing_address: "Changed meanwhile" });
  // As it says, it can be checked again, and is then imported.
  await check(id);
  expect(await one(id)).toMatchObject({ state: "checked", error: null });
  expect((await run(id)).state).toBe("imported");
  expect(await people()).toBe(before + 20);
});

it("takes a merged record for gone, and its address for the record that it was merged into", async () => {
  const { send, check, rows } = importer(world);
  const [kept, other] = await known(2);
  const versionOf = { version: kept!.version, otherId: other!.id, otherVersion: other!.version };
  const choices = { email: "other" };
  await world.v2("post", `/people/customers/${kept!.id}/merge`, { as: "admin", body: { ...versionOf, choices } });
  const id = await send([
    ["Number", "First name", "Surname", "Email", "Region"],
    [other!.customer_number, "Nobody", "", "", ""],
    ["", "Ada", "Merged", other!.email, "NG"],
  ]);
  await check(id);
  expect((await rows(id)).map(({ verdict, url }) => [verdict, url])).toEqual([
    ["archived", `/app/tutoring/customers/${other!.id}`],
    ["update", `/app/tutoring/customers/${kept!.id}`],
  ]);
});
