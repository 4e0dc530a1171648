import { openWorld, type Page, type World } from "../../testing/world.ts";
import type { CreditLotRecord } from "./credit.record.ts";
import type { CustomerBalances } from "./balances.ts";
import type { InvoiceRecord } from "./invoice.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const all = async <Row>(path: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { body } = await world.v2<Page<Row>>("get", `${path}page=${page}&pageSize=100`, { as: "director" });
    rows.push(...body.data);
    if (rows.length >= body.total || body.data.length === 0) return rows;
  }
};
const idsOf = async (balance: string) =>
  (await all<{ _id: string }>(`/people/customers?${balance}&`)).map(({ _id }) => _id).toSorted();
const balancesOf = async (ids: readonly string[]) => {
  const asked = ids.map((id) => `id=${id}`).join("&");
  return (await world.v2<CustomerBalances[]>("get", `/billing/balances?${asked}`, { as: "director" })).body;
};

interface Standing {
  owed: number;
  money: number;
  minutes: number;
}

/** The same from the lists of invoices and credits, by customer and currency. */
async function expected(): Promise<Map<string, Standing>> {
  const found = new Map<string, Standing>();
  const add = (customerId: string | null, currency: string, changes: Partial<Standing>) => {
    const key = `${customerId} ${currency}`;
    const known = found.get(key) ?? { owed: 0, money: 0, minutes: 0 };
    for (const [what, amount] of Object.entries(changes)) known[what as keyof Standing] += amount;
    if (Object.values(changes).some((amount) => amount > 0)) found.set(key, known);
  };
  for (const { customerId, currency, due, status } of await all<InvoiceRecord>("/billing/invoices?"))
    if (status !== "draft" && status !== "void") add(customerId, currency, { owed: due });
  for (const { customerId, currency, unit, rest } of await all<CreditLotRecord>("/billing/credits?"))
    add(customerId, currency, { [unit]: rest });
  return found;
}

it("says of every customer of the demo what their invoices and credits come to, and finds them by it", async () => {
  const wanted = await expected();
  const ids = [...new Set([...wanted.keys()].map((key) => key.split(" ")[0] ?? ""))];
  expect(ids.length).toBeGreaterThan(20);
  const found = new Map<string, Standing>();
  for (let from = 0; from < ids.length; from += 100)
    for (const { _id, balances } of await balancesOf(ids.slice(from, from + 100)))
      for (const { currency, owed, money, minutes } of balances)
        found.set(`${_id} ${currency}`, { owed, money, minutes });
  expect(found).toEqual(wanted);

  const inUse = new Set(await idsOf("archived=false"));
  const whose = (test: (one: Standing) => boolean) =>
    [...new Set([...wanted].flatMap(([key, one]) => (test(one) ? [key.split(" ")[0] ?? ""] : [])))]
      .filter((id) => inUse.has(id))
      .toSorted();
  expect(await idsOf("balance=owes")).toEqual(whose(({ owed }) => owed > 0));
  expect(await idsOf("balance=in-credit")).toEqual(whose(({ money, minutes }) => money + minutes > 0));
  expect(await idsOf("balance=owes&balance=in-credit")).toEqual(whose(() => true));
});

it("is for those who may read invoices", async () => {
  expect((await world.v2("get", "/billing/balances?id=x", { as: "content-manager" })).status).toBe(403);
});
