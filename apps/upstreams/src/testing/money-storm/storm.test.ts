import { openWorld, type World } from "../world.ts";
import type { Send } from "./customer.ts";
import { Purse } from "./purse.ts";
import { blow } from "./storm.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const send: Send = async (method, path, body, key) => {
  const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
  const { status, body: answer } = await world.v2(method, path, { as: "director", body, headers });
  return { status, body: answer };
};

it("keeps every customer's money right under sales, payments, refunds and withdrawals in any order, sent twice", async () => {
  const figures = await blow(send, { operations: 120, seed: 20_260_105, customers: 4, today: "2026-01-05" });
  expect(figures.wrong).toEqual([]);
  expect(figures.done).toBeGreaterThan(40);
  expect(figures.replayed).toBeGreaterThan(3);
}, 60_000);

it("would see a penny that was lost", async () => {
  const figures = await blow(
    async (method, path, body, key) => {
      const answer = await send(method, path, body, key);
      if (method === "get" && path.startsWith("/billing/credits"))
        for (const lot of (answer.body as { data: { rest: number }[] }).data.slice(0, 1)) lot.rest -= 1;
      return answer;
    },
    { operations: 20, seed: 7, customers: 1, today: "2026-01-05" },
  );
  expect(figures.wrong[0]).toMatch(/^Their credit is/);
}, 60_000);

it("models what the worked tables say", () => {
  const purse = new Purse();
  purse.sell("a", 10, 20_000);
  const [sale] = purse.sales;
  if (!sale) throw new Error("Nothing was sold.");
  purse.pay(9_000, [{ sale, amount: 9_000 }]);
  expect([Purse.granted(sale), Purse.due(sale)]).toEqual([4, 11_000]);
  purse.close(sale);
  expect([Purse.due(sale), sale.credited, purse.credit]).toEqual([0, 12_000, 1_000]);
  expect(purse.isWhole).toBe(true);
});
