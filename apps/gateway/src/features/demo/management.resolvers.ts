import {
  isDemoCustomer,
  isDemoInvoice,
  isDemoOrder,
  isDemoProduct,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import { arrayOf } from "../../upstream/shape.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const product = { name: "product", check: isDemoProduct };
const customer = { name: "customer", check: isDemoCustomer };
const order = { name: "order", check: isDemoOrder };
const invoice = { name: "invoice", check: isDemoInvoice };
const all = <Inside>({ name, check }: { name: string; check: (value: unknown) => value is Inside }) => ({
  name: `${name}s`,
  check: arrayOf(check),
});

export const managementDemoResolvers: Resolvers = {
  Query: {
    demoProducts: (_, _args, { sources }) => sources.demo.read("management/products", all(product)),
    demoCustomers: (_, _args, { sources }) => sources.demo.read("management/customers", all(customer)),
    demoCustomer: (_, { id }, { sources }) => sources.demo.find("management/customers", id, customer),
    demoOrders: (_, _args, { sources }) => sources.demo.read("management/orders", all(order)),
    demoOrder: (_, { id }, { sources }) => sources.demo.find("management/orders", id, order),
    demoInvoices: (_, _args, { sources }) => sources.demo.read("management/invoices", all(invoice)),
    demoInvoice: (_, { id }, { sources }) => sources.demo.find("management/invoices", id, invoice),
  },
  Mutation: {
    demoProductCreate: (_, { input, idempotencyKey }, { sources }) =>
      withUserErrors({ product: null }, async () => ({
        product: await sources.demo.change("management/products/new", input, product, idempotencyKey),
      })),
    demoCustomerUpdate: (_, { id, input, idempotencyKey }, { sources }) =>
      withUserErrors(
        { customer: null },
        async () => ({
          customer: await sources.demo.change(
            "management/customers/update",
            { customerId: id, update: input },
            customer,
            idempotencyKey,
          ),
        }),
        { fields: { "update.email": "email" } },
      ),
  },
};
