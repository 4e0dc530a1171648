import { ask, sessionOf } from "./roles.ts";

interface Done<Kind> {
  done: { record: Kind | null; userErrors: { message: string }[] };
}
interface Versioned {
  id: string;
  version: number;
}

/** A change past the portal, as a director; what it refuses fails the test. Its document calls the change `done`, and what changed `record`. */
export async function change<Kind = Versioned>(query: string, variables: object): Promise<Kind> {
  const { done } = await ask<Done<Kind>>(query, variables, await sessionOf("director"));
  if (!done.record) throw new Error(done.userErrors.map(({ message }) => message).join(" "));
  return done.record;
}

const answered = (what: string) => `{ record: ${what} { id version } userErrors { message } }`;

interface Payer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** An invoice for five lessons in Igbo of an hour, sent to a customer who pays in pounds; past the portal. */
export async function sentInvoice({ id: studentCustomer, ...payer }: Payer, promoCodes: readonly string[] = []) {
  const input = {
    ...{ ...payer, studentCustomer, timeZone: "Europe/London", subjects: ["Igbo"], type: "FIXED", promoCodes },
    ...{ lessonPrice: { currency: "GBP", amount: 2255, durationMinutes: 60, lessonCount: 5 } },
    paymentGateway: "BANK_TRANSFER",
  };
  const draft = await change(
    `mutation ($input: InvoiceCreateInput!) { done: invoiceCreate(input: $input) ${answered("invoice")} }`,
    { input },
  );
  return change(
    `mutation ($id: ID!, $version: Int!) { done: invoiceSend(id: $id, version: $version) ${answered("invoice")} }`,
    draft,
  );
}

/** The same, and the money for it, which came today. */
export async function paidInvoice(payer: Payer): Promise<void> {
  const { id: invoiceId } = await sentInvoice(payer);
  const input = {
    ...{ customerId: payer.id, gateway: "CASH_OR_OTHER", currency: "GBP", amount: 11_275 },
    ...{ receivedOn: new Date().toISOString().slice(0, 10), allocations: [{ invoiceId, amount: 11_275 }] },
  };
  await change(`mutation ($input: PaymentCreateInput!) { done: paymentCreate(input: $input) ${answered("payment")} }`, {
    input,
  });
}
