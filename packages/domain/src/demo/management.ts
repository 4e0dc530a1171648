import * as z from "zod";
import {
  choiceField,
  emailField,
  idField,
  optional,
  phoneField,
  proseField,
  textField,
  wholeField,
} from "../fields.ts";
import { messages } from "../messages.ts";
import { added, DemoRefused, found, type DemoChange } from "./demo-change.ts";

/**
 * How far an order of the demo has come.
 *
 * Source: admin-portal.md 4.
 * @graphql DemoOrderStatus
 */
export const demoOrderStatuses = [
  /** Not paid for yet. */ "pending",
  /** Paid and delivered. */ "completed",
  /** The payment was refused. */ "rejected",
  /** Called off by the customer. */ "canceled",
] as const;
export type DemoOrderStatus = (typeof demoOrderStatuses)[number];

/**
 * How far an invoice of the demo has come.
 *
 * Source: admin-portal.md 4.
 * @graphql DemoInvoiceStatus
 */
export const demoInvoiceStatuses = [
  /** Paid in full. */ "paid",
  /** Waiting for its payment. */ "pending",
  /** No longer asked for. */ "canceled",
] as const;
export type DemoInvoiceStatus = (typeof demoInvoiceStatuses)[number];

/** Amounts are pounds in pence. */
export interface DemoItem {
  name: string;
  quantity: number;
  priceAmount: number;
}

export interface DemoProduct {
  _id: string;
  name: string;
  category: string;
  sku: string;
  description: string;
  priceAmount: number;
  quantity: number;
  createdAt: string;
}

export interface DemoCustomer {
  _id: string;
  name: string;
  email: string;
  phone: string | null;
  city: string;
  country: string;
  isVerified: boolean;
  orderCount: number;
  spentAmount: number;
  createdAt: string;
}

export interface DemoOrder {
  _id: string;
  number: string;
  customerId: string;
  customerName: string;
  customerEmail: string;
  deliveredTo: string;
  status: DemoOrderStatus;
  placedAt: string;
  items: DemoItem[];
  netAmount: number;
  vatAmount: number;
  totalAmount: number;
  /** Null where the payment was refused. */
  invoiceId: string | null;
}

export interface DemoInvoice {
  _id: string;
  orderId: string;
  number: string;
  customerId: string;
  customerName: string;
  customerEmail: string;
  billedTo: string;
  status: DemoInvoiceStatus;
  issuedOn: string;
  dueOn: string;
  items: DemoItem[];
  netAmount: number;
  vatAmount: number;
  totalAmount: number;
}

export const demoCategories = ["Books", "Cards and games", "Classroom", "Stationery"] as const;

/** Where the demo's shop delivers to. */
export const demoCountries = [
  ...["Canada", "France", "Germany", "Ghana", "Ireland", "Netherlands", "Nigeria", "South Africa", "Sweden"],
  ...["United Kingdom", "United States"],
] as const;

export const demoProductInput = z.object({
  name: textField("Name", 120),
  category: z.enum(demoCategories, "Choose a category."),
  sku: textField("Product code", 40),
  description: optional(proseField("Description", 1000)),
  priceAmount: wholeField("Price", 1, 10_000_000),
  quantity: wholeField("In stock", 0, 100_000),
});

export const demoCustomerInput = z.object({
  name: textField("Name", 120),
  email: emailField,
  phone: optional(phoneField),
  city: textField("City", 80),
  country: choiceField("Country", demoCountries),
  isVerified: z.boolean(),
});

export const demoCustomerUpdate = z.object({ customerId: idField("Customer"), update: demoCustomerInput.partial() });

type Products = { products: DemoProduct[] };
type Customers = { customers: DemoCustomer[] };

/** Each change writes into the copy of a document that it is given, and returns what the call answers. */
export const managementChanges = {
  addProduct: ({ products }: Products, input: z.output<typeof demoProductInput>, { id, now }: DemoChange) => {
    if (products.some(({ sku }) => isAlike(sku, input.sku)))
      throw new DemoRefused(messages.unique("Product code"), "sku");
    return added(products, {
      _id: id,
      ...input,
      description: input.description ?? "",
      createdAt: now.toISOString(),
    });
  },
  updateCustomer: ({ customers }: Customers, { customerId, update }: z.output<typeof demoCustomerUpdate>) => {
    const customer = found(customers, customerId, "Customer");
    const isTaken = customers.some(({ _id, email }) => _id !== customerId && isAlike(email, update.email ?? ""));
    if (isTaken) throw new DemoRefused(messages.unique("Email"), "update.email");
    return Object.assign(customer, update);
  },
};
const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Orders or invoices with the customers as they are called now. */
export const withCustomers = <Bought extends Pick<DemoOrder, "customerId" | "customerName" | "customerEmail">>(
  bought: readonly Bought[],
  { customers }: Customers,
): Bought[] =>
  bought.map((one) => {
    const customer = customers.find(({ _id }) => _id === one.customerId);
    return customer ? { ...one, customerName: customer.name, customerEmail: customer.email } : one;
  });
