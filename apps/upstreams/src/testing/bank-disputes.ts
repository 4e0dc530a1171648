import type { BooksCheck } from "../features/billing/books-check.ts";
import type { PaymentRecord } from "../features/billing/payment.record.ts";
import { invoicesPath, invoicing } from "./invoices.ts";
import type { Page, World } from "./world.ts";

type Who = "director" | "admin";

/** What tests of bank disputes do through the server's own routes. */
export function disputing(worldOf: () => World) {
  const { post, creditsFor, ...money } = invoicing(worldOf);
  const payments = "/billing/payments";
  const as = "director";
  let cases = 0;

  const paymentById = async (id: string): Promise<PaymentRecord> =>
    (await worldOf().v2<Page<PaymentRecord>>("get", `${payments}?id=${id}`, { as })).body.data[0] as PaymentRecord;

  /** The bank disputes £200.00 of a payment, unless said otherwise. */
  const opened = ({ _id, version }: PaymentRecord, changes: object = {}, who: Who = as) =>
    post<PaymentRecord>(
      `${payments}/${_id}/dispute`,
      {
        ...{ version, amount: 20_000, fee: 2_000, reason: "They do not know us.", reference: `CASE-${++cases}` },
        ...changes,
      },
      who,
    );

  const decided = ({ _id, version, disputes }: PaymentRecord, outcome: string, changes: object = {}, who: Who = as) =>
    post<PaymentRecord>(
      `${payments}/${_id}/dispute-decided`,
      { version, outcome, disputeId: disputes.at(-1)?._id, ...changes },
      who,
    );

  const lotOf = async (invoiceId: string) => (await creditsFor(`invoiceId=${invoiceId}`))[0];

  /** The most that can be given back of an invoice. */
  const refundable = async (id: string) =>
    (await worldOf().v2<{ refundable: number }>("get", `${invoicesPath}/${id}/refund-terms`, { as })).body.refundable;

  /** What is wrong in the books. */
  const faults = async () => (await worldOf().v2<BooksCheck>("get", "/billing/books/check", { as })).body.faults;

  /** Ten lessons of £20.00 that are paid in one payment. */
  async function paidFor(changes: object = {}) {
    const customer = await money.customerIn("GBP");
    const { _id, due } = await money.sent(customer, changes);
    const { data: payment } = await money.pay(customer, due, [{ invoiceId: _id, amount: due }]);
    return { customer, invoice: await money.invoiceById(_id), payment };
  }

  return { post, creditsFor, ...money, paymentById, opened, decided, lotOf, refundable, faults, paidFor };
}
