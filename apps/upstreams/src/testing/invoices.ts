import type { CreditLotRecord } from "../features/billing/credit.record.ts";
import type { InvoiceRecord } from "../features/billing/invoice.record.ts";
import type { PaymentRecord } from "../features/billing/payment.record.ts";
import type { Page, World } from "./world.ts";

/** Whoever pays. */
export interface Payer {
  _id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  currency: string;
}

interface Answered<Data> {
  data: Data;
  error?: string;
  fields?: Record<string, string>;
}

const as = "director";
export const invoicesPath = "/billing/invoices";

/** The terms of ten lessons at £20.00, unless said otherwise. */
export const draftFor = ({ _id, firstName, lastName, email }: Payer, changes: object = {}) => ({
  firstName,
  lastName,
  email,
  timeZone: "Europe/London",
  subjects: [{ value: "Igbo" }],
  lessonPrice: { currency: "GBP", amount: 2000, durationMinutes: 60, lessonCount: 10 },
  paymentGateway: "BANK_TRANSFER",
  studentCustomer: _id,
  ...changes,
});

/** What tests of money do through the server's own routes. */
export function invoicing(worldOf: () => World) {
  async function post<Data>(
    at: string,
    body: object,
    who: "director" | "admin" = as,
  ): Promise<Answered<Data> & { status: number }> {
    const { status, body: answer } = await worldOf().v2<Answered<Data>>("post", at, { as: who, body });
    return { status, ...answer };
  }

  async function customerIn(currency: string): Promise<Payer> {
    const list = "/people/customers?pageSize=100&status=active";
    const { body } = await worldOf().v2<Page<Payer>>("get", list, { as });
    const found = body.data.find((one) => one.currency === currency && one.email !== null);
    if (!found) throw new Error(`Nobody pays in ${currency}.`);
    return found;
  }

  async function sent(customer: Payer, changes: object = {}): Promise<InvoiceRecord> {
    const { data: draft, error } = await post<InvoiceRecord>(invoicesPath, draftFor(customer, changes));
    if (error) throw new Error(error);
    const at = `${invoicesPath}/${draft._id}/send`;
    const { data, error: refused } = await post<InvoiceRecord>(at, { version: draft.version });
    if (refused) throw new Error(refused);
    return data;
  }

  const invoiceById = async (id: string): Promise<InvoiceRecord> =>
    (await worldOf().v2<Page<InvoiceRecord>>("get", `${invoicesPath}?id=${id}`, { as })).body.data[0] as InvoiceRecord;

  const creditsFor = async (query: string): Promise<CreditLotRecord[]> =>
    (await worldOf().v2<Page<CreditLotRecord>>("get", `/billing/credits?${query}`, { as })).body.data;

  const pay = (customer: Payer, amount: number, allocations: object[], changes: object = {}) =>
    post<PaymentRecord>("/billing/payments", {
      customerId: customer._id,
      gateway: "CASH_OR_OTHER",
      currency: "GBP",
      amount,
      receivedOn: "2026-01-05",
      allocations,
      ...changes,
    });

  return { post, customerIn, sent, invoiceById, creditsFor, pay };
}
