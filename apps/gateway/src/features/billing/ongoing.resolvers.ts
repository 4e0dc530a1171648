import { withUserErrors } from "../../errors/user-errors.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const invoices = mutationResolvers("invoice", ({ sources }: GatewayContext) => sources.invoice, { stale: "Invoice" });

/** Ongoing invoices: what is to be billed, runs, and drafts by hand. */
export const ongoingResolvers: Resolvers = {
  Query: {
    billingRunPreview: (_, period, { sources }) => sources.invoice.previewRun(period),
    customerStatement: (_, asked, { sources }) => sources.invoice.statement(asked),
    lessonsToBill: (_, asked, { sources }) => sources.invoice.toBill(asked),
  },
  Mutation: {
    billingRunStart: (_, { idempotencyKey, ...run }, { sources }) =>
      withUserErrors({ job: null }, async () => ({ job: await sources.accountJob.bill(run, idempotencyKey) })),
    ongoingInvoiceCreate: (_, { input, idempotencyKey }, { sources }) =>
      invoices.saved(() => sources.invoice.createOngoing(input, idempotencyKey)),
    ongoingInvoiceUpdate: (_, { id, version, input, idempotencyKey }, { sources }) =>
      invoices.saved(() => sources.invoice.updateOngoing(id, { ...input, version }, idempotencyKey)),
  },
};
