import { DemoMissing, DemoRefused, demoId } from "./demo-change.ts";
import { managementBeginning } from "./management-beginning.ts";
import { demoCountries, managementChanges, withCustomers } from "./management.ts";

const now = new Date("2026-11-27T09:00:00Z");
const by = { id: "new", userId: "u1", userName: "Ada", now };

test("adds up every order and invoice", () => {
  const { orders } = managementBeginning.orders(now);
  const { invoices } = managementBeginning.invoices(now);
  for (const { items, netAmount, vatAmount, totalAmount } of [...orders, ...invoices]) {
    expect(netAmount).toBe(items.reduce((sum, { quantity, priceAmount }) => sum + quantity * priceAmount, 0));
    expect(totalAmount).toBe(netAmount + vatAmount);
  }
  for (const invoice of invoices)
    expect(orders.find(({ invoiceId }) => invoiceId === invoice._id)).toMatchObject({
      _id: invoice.orderId,
      totalAmount: invoice.totalAmount,
    });
});

test("counts as spent what a customer's paid invoices come to", () => {
  const { invoices } = managementBeginning.invoices(now);
  for (const { _id, spentAmount } of managementBeginning.customers(now).customers) {
    const paid = invoices.filter(({ customerId, status }) => customerId === _id && status === "paid");
    expect(spentAmount).toBe(paid.reduce((sum, { totalAmount }) => sum + totalAmount, 0));
  }
});

test("lets every order and invoice name a customer of the demo", () => {
  const known = managementBeginning.customers(now).customers.map(({ _id, name }) => `${_id} ${name}`);
  const { orders } = managementBeginning.orders(now);
  const { invoices } = managementBeginning.invoices(now);
  const named = [...orders, ...invoices].map(({ customerId, customerName }) => `${customerId} ${customerName}`);
  expect(named.filter((one) => !known.includes(one))).toEqual([]);
});

test("adds a product without a description", () => {
  const content = { products: [] };
  const given = { name: "Pen", category: "Stationery" as const, sku: "ST-1", priceAmount: 120, quantity: 3 };
  managementChanges.addProduct(content, given, by);
  expect(content.products).toEqual([{ _id: "new", ...given, description: "", createdAt: now.toISOString() }]);
});

test("changes a customer's given fields only, and refuses one that is not there", () => {
  const content = managementBeginning.customers(now);
  const [before] = structuredClone(content.customers);
  managementChanges.updateCustomer(content, { customerId: demoId(11, 1), update: { city: "Salford" } });
  expect(content.customers[0]).toEqual({ ...before, city: "Salford" });
  expect(() => managementChanges.updateCustomer(content, { customerId: "gone", update: {} })).toThrow(DemoMissing);
});

test("refuses a product code and an email address that are taken, whatever their case", () => {
  const shop = managementBeginning.products(now);
  const given = { name: "Pen", category: "Stationery" as const, sku: "bk-igb-01", priceAmount: 120, quantity: 3 };
  expect(() => managementChanges.addProduct(shop, given, by)).toThrow(
    new DemoRefused("Product code is already in use.", "sku"),
  );
  const people = managementBeginning.customers(now);
  const update = { email: "Obinna.Okafor@shop.example" };
  expect(() => managementChanges.updateCustomer(people, { customerId: demoId(11, 1), update })).toThrow(
    new DemoRefused("Email is already in use.", "update.email"),
  );
  expect(managementChanges.updateCustomer(people, { customerId: demoId(11, 2), update })).toMatchObject(update);
});

test("calls the customers of orders as they are called now, and knows all their countries", () => {
  const people = managementBeginning.customers(now);
  managementChanges.updateCustomer(people, { customerId: demoId(11, 1), update: { name: "Hannah Obi" } });
  const [first] = withCustomers(managementBeginning.orders(now).orders, people);
  expect(first?.customerName).toBe("Hannah Obi");
  const known: readonly string[] = demoCountries;
  expect(people.customers.filter(({ country }) => !known.includes(country))).toEqual([]);
});
