import type { LearnerRecord } from "./learner.record.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (const [n, [firstName, lastName]] of people.entries()) await addCustomer(n, firstName, lastName);
  await addDependent(0, "Zụ̀bé", "Ọ́zọ", "2019-06-01");
  await addDependent(0, "Zoe", "Xander", "2010-06-01", "archived");
});
afterAll(() => world.close());

/** Names that the demo business does not have. */
const people = [
  ["Zàra", "Ọ́zọ"],
  ["Zara", "Ozo"],
  ["Zàrà", "Ozo"],
  ["Xí", "Zaranda"],
  ["Mary Xu", "D'Zuko"],
] as const;
const idAt = (n: number, what = "f") => what.repeat(23) + String(n);

async function addCustomer(n: number, firstName: string, lastName: string) {
  const id = idAt(n);
  const common = "now(), now(), 'system', 'system'";
  await world.rows(
    `insert into persons (id, created_at, updated_at, created_by, updated_by, first_name, last_name, time_zone) values ($1, ${common}, $2, $3, 'Africa/Lagos')`,
    [id, firstName, lastName],
  );
  await world.rows(
    `insert into customers (id, created_at, updated_at, created_by, updated_by, customer_number, region_id, currency, status) select $1, ${common}, $2, id, 'NGN', 'active' from regions where code = 'NG'`,
    [id, `C-9000${String(n).padStart(2, "0")}`],
  );
}

async function addDependent(n: number, firstName: string, lastName: string, born: string, status = "active") {
  await world.rows(
    `insert into dependents (id, created_at, updated_at, created_by, updated_by, customer_id, first_name, last_name, relationship, date_of_birth, time_zone, status) values ($1, now(), now(), 'system', 'system', $2, $3, $4, 'child', $5, 'Europe/London', $6)`,
    [idAt(n, status === "active" ? "e" : "d"), idAt(n), firstName, lastName, born, status],
  );
}

const find = async (query: string) =>
  (await world.v2<Page<LearnerRecord>>("get", `/people/learners?${query}`, { as: "admin" })).body;
const names = async (q: string) =>
  (await find(`q=${encodeURIComponent(q)}`)).data.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

it("finds customers and dependents, each with who pays, where, and how old", async () => {
  const { data, total } = await find("q=Zụ̀bé");
  expect(total).toBe(1);
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'NG'");
  expect(data).toEqual([
    {
      _id: idAt(0, "e"),
      kind: "dependent",
      firstName: "Zụ̀bé",
      lastName: "Ọ́zọ",
      payer: { _id: idAt(0), firstName: "Zàra", lastName: "Ọ́zọ", customerNumber: "C-900000" },
      timeZone: "Europe/London",
      regionId: region?.id,
      ageGroup: "from-5",
      archived: false,
    },
  ]);
  const [customer] = (await find("q=Zaranda")).data;
  expect(customer).toMatchObject({ kind: "customer", ageGroup: null, payer: { _id: idAt(3), firstName: "Xí" } });
});

it("puts what was typed first, then other tones, then other marks", async () => {
  expect((await names("zara")).slice(0, 3)).toEqual(["Zara Ozo", "Xí Zaranda", "Zàra Ọ́zọ"]);
  expect(await names("Zàra")).toEqual(["Zàra Ọ́zọ", "Zara Ozo", "Zàrà Ozo", "Xí Zaranda"]);
});

it.each([
  ["zara ozo", ["Zara Ozo", "Zàrà Ozo", "Zàra Ọ́zọ"]],
  ["ozo zara", ["Zara Ozo", "Zàrà Ozo", "Zàra Ọ́zọ"]],
  ["zara o", ["Zàrà Ozo", "Zara Ozo", "Zàra Ọ́zọ"]],
  ["arand", ["Xí Zaranda"]],
  ["d’zuko", ["Mary Xu D'Zuko"]],
  ["zz", []],
  ["%", []],
  ["zara_", []],
])("finds %j", async (typed, expected) => {
  expect((await names(typed)).toSorted()).toEqual(expected.toSorted());
});

it("finds beginnings of last and first names by one or two letters, each learner once", async () => {
  expect(await names("xí")).toEqual(["Xí Zaranda"]);
  const z = await names("z");
  expect(z.filter((name) => name === "Zara Ozo")).toHaveLength(1);
  expect(z).toEqual(expect.arrayContaining(["Xí Zaranda", "Zụ̀bé Ọ́zọ", "Zàra Ọ́zọ"]));
  expect(await names("za oz")).toEqual(expect.arrayContaining(["Zàra Ọ́zọ", "Zara Ozo", "Zàrà Ozo"]));
  expect(await names("za oz")).toHaveLength(3);
});

it.each(["C-900000", "c 900000", "900000"])("finds the customer %s with their dependents", async (typed) => {
  expect(await names(typed)).toEqual(["Zàra Ọ́zọ", "Zụ̀bé Ọ́zọ"]);
});

it("finds customers by the beginning of their number, and small numbers without zeros", async () => {
  expect((await find("q=C-9000")).total).toBe(6);
  expect((await find("q=7")).data[0]?.payer.customerNumber).toBe("C-000007");
});

it("leafs through everybody by last name without overlap, up to 200, and says that there are more", async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => find(`page=${page}&pageSize=70`)));
  const ids = pages.flatMap(({ data }) => data.map(({ _id }) => _id));
  expect([ids.length, new Set(ids).size]).toEqual([200, 200]);
  expect(pages[0]).toMatchObject({ total: 200, totalIsEstimate: true });
  expect(await find("q=Zụ̀bé")).toMatchObject({ total: 1, totalIsEstimate: false });
});

it("puts names that begin so first where too many have it inside", async () => {
  await world.rows(
    `insert into persons (id, created_at, updated_at, created_by, updated_by, first_name, last_name, time_zone)
     select 'c' || lpad(to_hex(n), 23, '0'), now(), now(), 'system', 'system', 'Kwuqaa', 'A' || to_hex(n), 'Africa/Lagos' from generate_series(1, 600) n`,
  );
  await world.rows(
    `insert into customers (id, created_at, updated_at, created_by, updated_by, customer_number, region_id, currency, status)
     select id, now(), now(), 'system', 'system', 'D' || id, (select id from regions where code = 'NG'), 'NGN', 'active' from persons where first_name = 'Kwuqaa'`,
  );
  await addCustomer(8, "Quqaa", "Wuqaa");
  expect((await names("wuqaa"))[0]).toBe("Quqaa Wuqaa");
  expect(await find("q=wuqaa")).toMatchObject({ total: 200, totalIsEstimate: true });
});

it("leaves archived learners out of searches, but knows them by id", async () => {
  expect(await names("Xander")).toEqual([]);
  const { data } = await find(`id=${idAt(0, "d")}&id=${idAt(1)}&id=${"0".repeat(24)}`);
  expect(data.map(({ _id, archived }) => [_id, archived])).toEqual([
    [idAt(0, "d"), true],
    [idAt(1), false],
  ]);
});

it.each([
  ["page=0", { "page.0": "Page must be between 1 and 200." }],
  ["pageSize=101", { "pageSize.0": "Page size must be between 1 and 100." }],
])("refuses %s", async (query, fields) => {
  expect(await find(query)).toMatchObject({ fields });
});
