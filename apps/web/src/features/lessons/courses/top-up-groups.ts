import { counted } from "@app/domain/counted.ts";
import { currencies } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { ConfirmedLessonsTopUpPreviewMutation } from "./top-ups-preview.generated.ts";

const inOrder = new Intl.ListFormat("en-GB");

export type TopUps = NonNullable<ConfirmedLessonsTopUpPreviewMutation["tried"]["preview"]>;
export type TopUp = TopUps["invoices"][number];

/** The invoices of one customer in one currency, and what they come to. */
export interface TopUpGroup {
  key: string;
  customer: TopUp["customer"];
  to: string;
  currency: TopUp["currency"];
  due: number;
  invoices: TopUp[];
}

/** Invoices by who pays and in what, in the order of the list. */
export function topUpGroups(invoices: readonly TopUp[]): TopUpGroup[] {
  const groups = new Map<string, TopUpGroup>();
  for (const invoice of invoices) {
    const { customer, to, currency, due } = invoice;
    const key = `${customer?.id ?? to} ${currency}`;
    const group = groups.get(key) ?? { key, customer, to, currency, due: 0, invoices: [] };
    group.due += due;
    group.invoices.push(invoice);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** "3 invoices: $300.00 and £580.00 to be paid." */
export function topUpSums(invoices: readonly TopUp[]): string {
  const sums = currencies.flatMap((currency) => {
    const own = invoices.filter((invoice) => invoice.currency === currency);
    const amount = own.reduce((sum, { due }) => sum + due, 0);
    return own.length === 0 ? [] : [formatMoney({ currency, amount })];
  });
  return `${counted(invoices.length, "invoice")}: ${inOrder.format(sums)} to be paid.`;
}

/** How the invoices that come some at a time are put together. */
export const topUpParts = {
  next: ({ next }: TopUps) => (next === null ? null : { from: next }),
  joined: (before: TopUps, part: TopUps): TopUps => ({
    ...part,
    invoices: [...before.invoices, ...part.invoices],
    refused: [...before.refused, ...part.refused],
  }),
};
