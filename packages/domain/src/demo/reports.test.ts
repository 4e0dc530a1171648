import { managementBeginning } from "./management-beginning.ts";
import { projectsBeginning } from "./projects-beginning.ts";
import { customerActivities, latestOrders, latestProjects, profitableProducts, weeklyEarnings } from "./reports.ts";

/** A Friday. */
const now = new Date("2026-11-27T09:00:00Z");
const { orders } = managementBeginning.orders(now);
const { customers } = managementBeginning.customers(now);
const paid = orders.filter(({ status }) => status === "completed");

test("counts as sold what has been paid for, largest income first", () => {
  const found = profitableProducts(orders);
  expect(found.map(({ incomeAmount }) => incomeAmount)).toEqual(
    found.map(({ incomeAmount }) => incomeAmount).toSorted((one, other) => other - one),
  );
  const books = paid.flatMap(({ items }) => items).filter(({ name }) => name === "Igbo for Beginners, second edition");
  expect(found.find(({ name }) => name.startsWith("Igbo"))).toMatchObject({ soldCount: 8, incomeAmount: 8 * 1895 });
  expect(books).toHaveLength(1);
});

test("puts each paid order into the week in which it was placed, Mondays first", () => {
  const weeks = weeklyEarnings(orders, now);
  expect(weeks.map(({ weekOn }) => weekOn)).toEqual([
    ...["2026-10-05", "2026-10-12", "2026-10-19", "2026-10-26"],
    ...["2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23"],
  ]);
  const [first] = paid;
  if (!first) throw new Error("Nothing is paid.");
  const one = { ...first, netAmount: 500 };
  const placedOn = (placedAt: string) => weeklyEarnings([{ ...one, placedAt }], now).filter(({ amount }) => amount > 0);
  expect(placedOn("2026-11-23T00:00:00.000Z")).toEqual([{ weekOn: "2026-11-23", amount: 500 }]);
  expect(placedOn("2026-11-22T23:59:59.999Z")).toEqual([{ weekOn: "2026-11-16", amount: 500 }]);
  expect(placedOn("2026-10-04T12:00:00.000Z")).toEqual([]);
});

test("lists what was done last first, five of each", () => {
  const done = customerActivities(orders, customers);
  expect([done.length, done[0]?.text]).toEqual([5, "Placed order DEV-1060."]);
  expect(latestOrders(orders.toReversed()).map(({ number }) => number)[0]).toBe("DEV-1060");
  expect(latestProjects(projectsBeginning(now).projects).map(({ name }) => name)).toEqual([
    ...["Second reader", "Tone dialogues", "Reading room on Sundays", "Catalogue of flash cards"],
  ]);
});
