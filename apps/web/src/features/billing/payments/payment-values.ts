import { spreadReceived } from "@app/domain/billing/amount-due.ts";
import { paymentInput, spreadProblem } from "@app/domain/billing/payment.ts";
import type { Currency } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { parseAmount, typedAmount } from "@app/domain/money.ts";
import type { PaymentCreateInput } from "@app/schema/types.generated.ts";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import type { PayableInvoicesQuery } from "./payment.generated.ts";

export type PayableInvoice = NonNullable<PayableInvoicesQuery["invoices"]>["items"][number];

/** A payment as it is typed; `parts` are the amounts for each invoice. */
export interface PaymentTyped {
  currency: string;
  amount: string;
  gateway: string;
  receivedOn: string;
  payerName: string;
  reference: string;
  evidence: SentFile | null;
  note: string;
  parts: Readonly<Record<string, string>>;
  keepAsCredit: boolean;
}

/** How the amount of a payment is spread, as it is typed. */
export type SpreadTyped = Pick<PaymentTyped, "amount" | "currency" | "parts" | "keepAsCredit">;

export const amountText = (amount: number): string => (amount === 0 ? "" : (amount / 100).toFixed(2));
const read = (typed: string, currency: string) => typedAmount(typed, currency as Currency);

/** The suggestion for each invoice: the one that was opened first, then the oldest. */
export function spreadOver(
  invoices: readonly PayableInvoice[],
  { amount, currency }: Pick<PaymentTyped, "amount" | "currency">,
  firstId: string | null,
): Record<string, string> {
  const inCurrency = invoices.filter((invoice) => invoice.currency === currency);
  const inOrder = [...inCurrency.filter(({ id }) => id === firstId), ...inCurrency.filter(({ id }) => id !== firstId)];
  const parts = spreadReceived(
    read(amount, currency) ?? 0,
    inOrder.map(({ due }) => due),
  );
  return Object.fromEntries(inOrder.map(({ id }, place) => [id, amountText(parts[place] ?? 0)]));
}

/** What is due of an invoice, or what its customer says that they have transferred. */
export const newPayment = (invoice: PayableInvoice | undefined, currency: string, today: string): PaymentTyped => ({
  currency: invoice?.currency ?? currency,
  amount: amountText(invoice?.claim?.amount ?? invoice?.due ?? 0),
  gateway: "BANK_TRANSFER",
  receivedOn: today,
  payerName: invoice?.claim?.payerName ?? "",
  reference: "",
  evidence: invoice?.claim?.evidenceFile ?? null,
  note: "",
  parts: {},
  keepAsCredit: false,
});

export const allocationsOf = ({ parts, currency }: Pick<SpreadTyped, "parts" | "currency">) =>
  Object.entries(parts).flatMap(([invoiceId, typed]) => {
    const amount = read(typed, currency);
    return amount === null || amount === 0 ? [] : [{ invoiceId, amount }];
  });

/** What no invoice takes, in minor units; null while that is not known. */
export function overOf(typed: SpreadTyped): number | null {
  const amount = read(typed.amount, typed.currency);
  if (amount === null) return null;
  return amount - allocationsOf(typed).reduce((sum, part) => sum + part.amount, 0);
}

export const inputOf = (customerId: string, typed: PaymentTyped): PaymentCreateInput => ({
  customerId,
  gateway: typed.gateway as PaymentCreateInput["gateway"],
  currency: typed.currency as Currency,
  amount: read(typed.amount, typed.currency) ?? 0,
  receivedOn: typed.receivedOn,
  payerName: typed.payerName.trim() || null,
  reference: typed.reference.trim() || null,
  evidenceFileId: typed.evidence?.id ?? null,
  note: typed.note.trim() || null,
  allocations: allocationsOf(typed),
  keepAsCredit: typed.keepAsCredit,
});

/** Which parts cannot be read, by invoice. */
export const partProblems = ({ parts, currency }: Pick<SpreadTyped, "parts" | "currency">) =>
  Object.entries(parts).flatMap(([id, part]) => {
    const result = parseAmount(part, currency as Currency);
    return part.trim() === "" || result.ok ? [] : [[id, result.message] as const];
  });

const checkRules = checkWith<Record<string, unknown>>(paymentInput);

/** What is wrong with a payment, by field of the form. */
export function problemsOf(customerId: string, typed: PaymentTyped, invoices: readonly PayableInvoice[]) {
  const input = inputOf(customerId, typed);
  const { amount, evidenceFileId, allocations: _, ...errors } = checkRules({ ...input }) as Record<string, unknown>;
  const badAmount = parseAmount(typed.amount, typed.currency as Currency);
  const own = typed.amount.trim() === "" ? messages.required("Amount") : badAmount.ok ? amount : badAmount.message;
  const badParts = partProblems(typed);
  const found = {
    ...errors,
    ...(own ? { amount: own } : {}),
    ...(evidenceFileId ? { evidence: evidenceFileId } : {}),
    ...(badParts.length > 0 ? { parts: Object.fromEntries(badParts) } : {}),
  };
  if (Object.keys(found).length > 0) return found;
  return spreadErrors({ ...input, ...paymentInput.parse(input) }, invoices);
}

/** What is wrong with how an amount is spread, by field of the form. */
export function spreadErrors(
  spread: Parameters<typeof spreadProblem>[0],
  invoices: readonly PayableInvoice[],
): Record<string, unknown> {
  const problem = spreadProblem(spread, invoices);
  if (!problem) return {};
  const [field, message] = problem;
  const place = /^allocations\.(\d+)\./.exec(field)?.[1];
  if (place === undefined) return { [field === "allocations" ? "amount" : field]: message };
  return { parts: { [spread.allocations[Number(place)]?.invoiceId ?? ""]: message } };
}
