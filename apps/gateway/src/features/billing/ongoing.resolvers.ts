import { withUserErrors } from "../../errors/user-errors.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const invoices = mutationResolvers("invoice", ({ sources }: GatewayContext) => sources.invoice, { stale: "Invoice" });

/** Ongoing invoices: what is to be billed, runs, and drafts by hand. */
export const ongoingResolvers: Resolvers = {
  Query: {
    billingRunPreview: (_, period, { sources }) => sources.invoice.previewRun(period),
    creditForInvoices: (_, asked, { sources }) => sources.invoice.creditForInvoices(asked),
    customerStatement: (_, asked, { sources }) => sources.invoice.statement(asked),
    invoicePromoQuote: (_, { id, codes }, { sources }) => sources.invoice.quoteCodes(id, codes),
    lessonsToBill: (_, asked, { sources }) => sources.invoice.toBill(asked),
  },
  Mutation: {
    customerStatementPdf: (_, { input, idempotencyKey }, { sources }) =>
      withUserErrors({ file: null }, async () => {
        const { file } = await sources.invoice.statementPdf(input, idempotencyKey);
        return { file };
      }),
    customerStatementSend: async (_, { input, notes, preview, idempotencyKey }, { sources }) => {
      const body = { ...input, ...notes };
      if (preview)
        return { sentTo: null, ...(await withUserErrors({ mails: null }, () => sources.invoice.statementMails(body))) };
      return withUserErrors({ sentTo: null, mails: null }, async () => ({
        ...(await sources.invoice.sendStatement(body, idempotencyKey)),
        mails: null,
      }));
    },
    billingRunStart: (_, { idempotencyKey, ...run }, { sources }) =>
      withUserErrors({ job: null }, async () => ({ job: await sources.accountJob.bill(run, idempotencyKey) })),
    ongoingInvoiceCreate: (_, { input, idempotencyKey }, { sources }) =>
      invoices.saved(() => sources.invoice.createOngoing(input, idempotencyKey)),
    ongoingInvoiceUpdate: (_, { id, version, input, idempotencyKey }, { sources }) =>
      invoices.saved(() => sources.invoice.updateOngoing(id, { ...input, version }, idempotencyKey)),
  },
};
