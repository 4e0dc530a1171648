import { screen, within } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { AlternativeScreen } from "./alternative.screen.tsx";
import { DemoDashboardDocument, type DemoDashboardQuery } from "./dashboards.generated.ts";
import { StandardScreen } from "./standard.screen.tsx";

const data: DemoDashboardQuery = {
  earnings: [
    { __typename: "DemoEarning", weekOn: "2026-10-19", amount: 1000 },
    { __typename: "DemoEarning", weekOn: "2026-10-26", amount: 250 },
  ],
  referrals: [
    { __typename: "DemoReferral", id: "r1", name: "Newsletter", visitCount: 1200 },
    { __typename: "DemoReferral", id: "r2", name: "Facebook", visitCount: 34 },
  ],
  tasks: [
    { __typename: "DemoTask", id: "t1", title: "Order tins", dueOn: "2026-10-30", isDone: false },
    { __typename: "DemoTask", id: "t2", title: "Take photographs", dueOn: "2026-10-28", isDone: true },
  ],
  products: [{ __typename: "DemoProfitableProduct", name: "Notebook", soldCount: 20, incomeAmount: 9900 }],
  ...{ activities: [], orders: [], projects: null },
};
const mocks = [{ request: { query: DemoDashboardDocument }, result: { data } }];

it("sums up the figures, and shows what could be read where a part could not", async () => {
  openAt(<StandardScreen />, { mocks });
  const figure = async (label: string) =>
    (await screen.findByText(label, { selector: "dt" })).nextElementSibling?.textContent;
  expect(await figure("Earned this week")).toBe("£2.50");
  expect(await figure("Earned last week")).toBe("£10.00");
  expect(await figure("Earned in 2 weeks")).toBe("£12.50");
  expect(await figure("Visitors this month")).toBe("1,234");
  expect(await figure("Tasks to do")).toBe("1");
  const table = within(screen.getByRole("table", { name: "Earnings, as a table" }));
  expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "Week ofPaid orders",
    "19 Oct£10.00",
    "26 Oct£2.50",
  ]);
});

it("shows the same in another order", async () => {
  openAt(<AlternativeScreen />, { mocks });
  expect(await screen.findByRole("table", { name: "Where visitors come from, as a table" })).toBeVisible();
  expect(screen.getByText("20 sold")).toBeVisible();
  expect(screen.getByRole("link", { name: "Standard dashboard" })).toHaveAttribute(
    "href",
    "/app/reports/dashboard-standard",
  );
});
