import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import { isUnclear } from "@app/domain/billing/unclear-payments.ts";
import { toFilterQuery } from "../../records/list-page.ts";
import { mutationResolvers } from "../../records/mutation-resolvers.ts";
import type { GatewayContext } from "../context.ts";
import { mutationsOf } from "../record-mutations.ts";
import type { Resolvers } from "../resolvers.generated.ts";

const naming = { stale: "Invoice", fields: { secondary_email: "secondaryEmail" } };
const invoices = mutationResolvers("invoice", ({ sources }: GatewayContext) => sources.invoice, naming);

const payments = mutationsOf("Payment");

/** The specification has a subject in an object of its own. */
const asDraft = <Input extends { subjects?: readonly string[] | null | undefined }>(input: Input) => ({
  ...input,
  ...(input.subjects && { subjects: input.subjects.map((value) => ({ value })) }),
});

const loadAll = async <Found>(
  ids: readonly string[],
  loader: { loadMany: (ids: readonly string[]) => Promise<(Found | Error | null)[]> },
): Promise<Found[]> =>
  (await loader.loadMany(ids)).flatMap((found) => {
    if (found instanceof Error) throw found;
    return found === null ? [] : [found];
  });

export const billingResolvers: Resolvers = {
  Query: {
    invoiceSums: (_, { filter }, { sources }) => sources.invoice.sums(toFilterQuery(filter)),
    paymentGateways: (_, { currency }, { sources }) => sources.invoice.gateways(currency),
    goodwillStanding: (_, asked, { sources }) => sources.creditLot.goodwill(asked),
    paymentProofAbove: async (_, asked, { sources }) => (await sources.payment.proofLimit(asked)).above,
    refundTerms: (_, { invoiceId }, { sources }) => sources.invoice.refundTerms(invoiceId),
    disputeTerms: (_, { paymentId }, { sources }) => sources.payment.disputeTerms(paymentId),
    booksCheck: (_, __, { sources }) => sources.invoice.checkBooks(),
  },
  Mutation: {
    invoiceCreate: (root, { input, ...rest }, context) =>
      invoices.create(root, { ...rest, input: asDraft(input) }, context),
    invoiceUpdate: (root, { input, ...rest }, context) =>
      invoices.update(root, { ...rest, input: asDraft(input) }, context),
    paymentAddUnclear: (_, { input, idempotencyKey }, { sources }) =>
      payments.saved(() => sources.payment.addUnclear(input, idempotencyKey)),
  },
  Invoice: {
    name: (invoice) => invoiceName(invoice),
    isDeleted: ({ archivedAt }) => archivedAt !== null,
    tutors: ({ tutorIds }, _, { loaders }) => loadAll(tutorIds, loaders.tutor),
  },
  Payment: {
    unclear: ({ _id, status }, _, { loaders }) => (isUnclear(status) ? loaders.unclearPayment.load(_id) : null),
    enteredBy: ({ createdBy }, _, { loaders }) => (createdBy === "system" ? null : loaders.staff.load(createdBy)),
  },
  BankDispute: {
    by: ({ byId }, _, { loaders }) => (byId === "system" ? null : loaders.staff.load(byId)),
  },
  CreditLot: {
    learners: ({ learnerIds }, _, { loaders }) => loadAll(learnerIds, loaders.learner),
    tutors: ({ tutorIds }, _, { loaders }) => loadAll(tutorIds, loaders.tutor),
  },
};
