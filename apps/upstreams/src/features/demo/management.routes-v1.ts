import { z } from "zod";
import { managementBeginning as beginning } from "@app/domain/demo/management-beginning.ts";
import {
  demoCustomerUpdate,
  demoInvoiceStatuses,
  demoOrderStatuses,
  demoProductInput,
  managementChanges,
  withCustomers,
} from "@app/domain/demo/management.ts";
import { read, type Route } from "../../http/route.ts";
import type { Context } from "../../service/context.ts";
import { demoChanges } from "./demo-changes.ts";
import { inDemo, readDemo } from "./demo-documents.service.ts";

const id = z.string();
const text = z.string();
const amount = z.int().nonnegative();
const item = z.object({ name: text, quantity: z.int(), priceAmount: amount }).meta({ id: "DemoItem" });
const product = z
  .object({
    _id: id,
    name: text,
    category: text,
    sku: text,
    description: text,
    priceAmount: amount,
    quantity: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "DemoProduct" });
const customer = z
  .object({
    _id: id,
    name: text,
    email: text,
    phone: text.nullable(),
    city: text,
    country: text,
    isVerified: z.boolean(),
    orderCount: z.int(),
    spentAmount: amount,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "DemoCustomer" });
const buyer = { customerId: id, customerName: text, customerEmail: text };
export const order = z
  .object({
    _id: id,
    number: text,
    ...buyer,
    deliveredTo: text,
    status: z.enum(demoOrderStatuses),
    placedAt: z.iso.datetime(),
    items: z.array(item),
    invoiceId: id.nullable(),
    netAmount: amount,
    vatAmount: amount,
    totalAmount: amount,
  })
  .meta({ id: "DemoOrder" });
const invoice = z
  .object({
    _id: id,
    orderId: id,
    number: text,
    ...buyer,
    billedTo: text,
    status: z.enum(demoInvoiceStatuses),
    issuedOn: z.iso.date(),
    dueOn: z.iso.date(),
    items: z.array(item),
    netAmount: amount,
    vatAmount: amount,
    totalAmount: amount,
  })
  .meta({ id: "DemoInvoice" });

const asked = <Answer extends z.ZodType>(path: string, summary: string, answer: Answer) => ({
  path: `/api/management/${path}`,
  summary,
  answer,
  permission: "demo:read" as const,
  shape: "plain" as const,
});

const products = { name: "products", beginning: beginning.products };
export const customers = { name: "customers", beginning: beginning.customers };
const orders = { name: "orders", beginning: beginning.orders };
const invoices = { name: "invoices", beginning: beginning.invoices };
/** Orders and invoices have the customers as they are called now. */
export const ordersNow = async (context: Context) =>
  withCustomers((await readDemo(context, orders)).orders, await readDemo(context, customers));
const invoicesNow = async (context: Context) =>
  withCustomers((await readDemo(context, invoices)).invoices, await readDemo(context, customers));

const base = "/api/management";
const addProduct = demoChanges(products, base);
const updateCustomer = demoChanges(customers, base);

/** The demo's products, orders, invoices and customers. Source: admin-portal.md 7. */
export const managementDemoRoutes: Route[] = [
  read({
    ...asked("products", "The demo's products.", z.object({ products: z.array(product) })),
    handle: (context) => readDemo(context, products),
  }),
  addProduct(
    "products/new",
    "Adds a product.",
    demoProductInput,
    managementChanges.addProduct,
    z.object({ product }),
    (answer) => ({ product: answer }),
  ),
  read({
    ...asked("customers", "The demo's customers.", z.object({ customers: z.array(customer) })),
    handle: (context) => readDemo(context, customers),
  }),
  read({
    ...asked("customers/{customerId}", "One customer of the demo.", z.object({ customer })),
    handle: async (context, { params }) => ({
      customer: inDemo((await readDemo(context, customers)).customers, params.customerId, "Customer"),
    }),
  }),
  updateCustomer(
    "customers/update",
    "Changes a customer.",
    demoCustomerUpdate,
    managementChanges.updateCustomer,
    z.object({ customer }),
    (answer) => ({ customer: answer }),
  ),
  read({
    ...asked("orders", "The demo's orders.", z.object({ orders: z.array(order) })),
    handle: async (context) => ({ orders: await ordersNow(context) }),
  }),
  read({
    ...asked("orders/{orderId}", "One order of the demo.", z.object({ order })),
    handle: async (context, { params }) => ({
      order: inDemo(await ordersNow(context), params.orderId, "Order"),
    }),
  }),
  read({
    ...asked("invoices", "The demo's invoices.", z.object({ invoices: z.array(invoice) })),
    handle: async (context) => ({ invoices: await invoicesNow(context) }),
  }),
  read({
    ...asked("invoices/{invoiceId}", "One invoice of the demo.", z.object({ invoice })),
    handle: async (context, { params }) => ({
      invoice: inDemo(await invoicesNow(context), params.invoiceId, "Invoice"),
    }),
  }),
];
