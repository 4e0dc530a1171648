import { screen } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { DemoOrderPageDocument, DemoOrdersDocument, type DemoOrderRowFragment } from "./management.generated.ts";
import { OrderScreen } from "./order.screen.tsx";
import { Component as OrdersScreen } from "./orders.screen.tsx";

const order = (number: string, customerName: string, status: DemoOrderRowFragment["status"], totalAmount: number) => ({
  ...{ __typename: "DemoOrder" as const, id: number, number, customerId: "c", customerName, status, totalAmount },
  placedAt: "2026-01-05T09:00:00.000Z",
});
const rows = [
  order("DEV-1", "Ada Obi", "PENDING", 1200),
  order("DEV-2", "Bola Ojo", "COMPLETED", 4200),
  order("DEV-3", "Chidi Eze", "CANCELED", 900),
];
const open = (search: string) =>
  openAt(<OrdersScreen />, {
    at: `/app/management/orders${search}`,
    mocks: [{ request: { query: DemoOrdersDocument }, result: { data: { rows } } }] as never,
  });
const shown = async () => (await screen.findAllByRole("link", { name: /DEV-/ })).map(({ textContent }) => textContent);

it("shows the orders that the address asks for", async () => {
  open("?q=o&status=PENDING,COMPLETED&sort=TOTAL_DESC");
  expect(await shown()).toEqual(["DEV-2", "DEV-1"]);
  expect(screen.getByText("Payment pending")).toBeInTheDocument();
});

it("says so where no order matches", async () => {
  open("?q=nobody");
  expect(await screen.findByText(/nobody/)).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /DEV-/ })).toBeNull();
});

it.each([
  ["SUPER_ADMIN", "/app/management/customers/c"],
  ["CONTENT_CREATOR", null],
] as const)("leads %s from an order to its invoice, and to its customer if that may be opened", async (role, href) => {
  const [row] = rows;
  const sums = { netAmount: 1000, vatAmount: 200, totalAmount: 1200 };
  const record = {
    ...row,
    ...sums,
    customerEmail: "ada@mail.example",
    deliveredTo: "Enugu",
    invoiceId: "i1",
    items: [],
  };
  openAt(<OrderScreen />, {
    session: aSession({ viewer: { ...aViewer(), role } }),
    mocks: [
      { request: { query: DemoOrderPageDocument, variables: () => true }, result: { data: { record } } },
    ] as never,
  });
  const invoice = await screen.findByRole("link", { name: "Open the invoice" });
  expect(invoice).toHaveAttribute("href", "/app/management/invoices/i1");
  expect(screen.getByText("VAT 20%")).toBeVisible();
  expect(screen.getByText("Ada Obi").closest("a")?.getAttribute("href") ?? null).toBe(href);
});
