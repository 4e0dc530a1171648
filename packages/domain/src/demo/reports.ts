import type { DemoCustomer, DemoOrder } from "./management.ts";
import type { DemoProject } from "./projects.ts";

/** A website from which visitors of the demo's shop come. */
export interface DemoReferral {
  _id: string;
  name: string;
  visitCount: number;
}

export interface DemoTask {
  _id: string;
  title: string;
  dueOn: string;
  isDone: boolean;
}

/** What the dashboards show and no other app of the demo holds. */
export interface DemoReports {
  referrals: DemoReferral[];
  tasks: DemoTask[];
}

const day = 86_400_000;
const week = 7 * day;
/** How many weeks of earnings are shown, the one that is not over included. */
export const earningWeeks = 8;
const most = 5;

const newest = <Item>(items: readonly Item[], at: (item: Item) => string) =>
  items.toSorted((one, other) => Date.parse(at(other)) - Date.parse(at(one))).slice(0, most);

export const latestOrders = (orders: readonly DemoOrder[]) => newest(orders, ({ placedAt }) => placedAt);

/** The projects for which something was last done. */
export const latestProjects = (projects: readonly DemoProject[]) =>
  newest(projects, ({ activities }) => activities[0]?.createdAt ?? "1970-01-01T00:00:00Z");

/** What has been paid for, the product with the largest income first. */
export function profitableProducts(orders: readonly DemoOrder[]) {
  const sold = new Map<string, { name: string; soldCount: number; incomeAmount: number }>();
  const paid = orders.filter(({ status }) => status === "completed");
  for (const { name, quantity, priceAmount } of paid.flatMap(({ items }) => items)) {
    const before = sold.get(name) ?? { name, soldCount: 0, incomeAmount: 0 };
    sold.set(name, {
      name,
      soldCount: before.soldCount + quantity,
      incomeAmount: before.incomeAmount + quantity * priceAmount,
    });
  }
  return [...sold.values()].toSorted((one, other) => other.incomeAmount - one.incomeAmount).slice(0, most);
}

/** What customers last did: placed an order, or opened their account. */
export function customerActivities(orders: readonly DemoOrder[], customers: readonly DemoCustomer[]) {
  const placed = orders.map(({ _id, customerId, customerName, number, placedAt }) => ({
    _id,
    customerId,
    customerName,
    text: `Placed order ${number}.`,
    createdAt: placedAt,
  }));
  const opened = customers.map(({ _id, name, createdAt }) => ({
    _id,
    customerId: _id,
    customerName: name,
    text: "Opened an account.",
    createdAt,
  }));
  return newest([...placed, ...opened], ({ createdAt }) => createdAt);
}

/** What was earned in each of the last weeks, which begin on Mondays; the last one is not over. */
export function weeklyEarnings(orders: readonly DemoOrder[], now: Date) {
  // 1970-01-05 was a Monday.
  const mondayOf = (at: number) => at - ((at - 4 * day) % week);
  const thisMonday = mondayOf(now.getTime());
  return Array.from({ length: earningWeeks }, (_, n) => {
    const from = thisMonday - (earningWeeks - 1 - n) * week;
    const paid = orders.filter(
      ({ status, placedAt }) => status === "completed" && mondayOf(Date.parse(placedAt)) === from,
    );
    return {
      weekOn: new Date(from).toISOString().slice(0, 10),
      amount: paid.reduce((sum, { netAmount }) => sum + netAmount, 0),
    };
  });
}
