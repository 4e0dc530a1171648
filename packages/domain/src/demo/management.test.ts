import { DemoMissing, demoId } from "./demo-change.ts";
import { managementBeginning } from "./management-beginning.ts";
import { managementChanges } from "./management.ts";

const now = new Date("2026-11-27T09:00:00Z");
const by = { id: "new", userId: "u1", userName: "Ada", now };

test("adds up every order and invoice", () => {
  const { orders } = managementBeginning.orders(now);
  const { invoices } = managementBeginning.invoices(now);
  for (const { items, totalAmount } of orders)
    expect(totalAmount).toBe(items.reduce((sum, { quantity, priceAmount }) => sum + quantity * priceAmount, 0));
  for (const { netAmount, vatAmount, totalAmount } of invoices) expect(totalAmount).toBe(netAmount + vatAmount);
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
