import { render, screen } from "@testing-library/react";
import { monthSumNames, type MonthSums as Sums } from "@app/domain/billing/month-sums.ts";
import { MonthSums } from "./month-sums.tsx";

const nothing = Object.fromEntries(monthSumNames.map((name) => [name, 0])) as Omit<Sums, "currency">;

it("writes what is less than nothing with a minus sign, money and minutes alike", () => {
  const sums = { currency: "GBP" as const, ...nothing, creditMoney: -42_000, creditMinutes: -1_260 };
  render(<MonthSums sums={[{ __typename: "MonthSums", ...sums }]} />);
  const row = (name: string) => screen.getByRole("row", { name: (text) => text.startsWith(name) });
  expect(row("Change of credit in money")).toHaveTextContent(/money−£420\.00$/);
  expect(row("Change of credit in minutes")).toHaveTextContent(/minutes−1,260$/);
});
