import { nullWhenUnknown } from "../../errors/unknown-link.ts";
import { withUserErrors } from "../../errors/user-errors.ts";
import type { Resolvers } from "../resolvers.generated.ts";

export const customerInvoiceResolvers: Resolvers = {
  Query: {
    customerInvoice: (_, { code }, { sources }) => sources.customerInvoice.lookup(code).catch(nullWhenUnknown),
  },
  Mutation: {
    customerTransferClaim: (_, { input }, { sources }) =>
      withUserErrors({ customerInvoice: null }, async () => ({
        customerInvoice: await sources.customerInvoice.claim(input),
      })),
    invoiceLink: (_, { id }, { sources }) =>
      withUserErrors({ path: null }, async () => ({ path: (await sources.customerInvoice.link(id)).path })),
  },
};
