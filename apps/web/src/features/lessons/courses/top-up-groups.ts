import type { ConfirmedLessonsTopUpPreviewMutation } from "./top-ups-preview.generated.ts";

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

/** How the invoices that come some at a time are put together. */
export const topUpParts = {
  next: ({ next }: TopUps) => (next === null ? null : { from: next }),
  joined: (before: TopUps, part: TopUps): TopUps => ({
    ...part,
    invoices: [...before.invoices, ...part.invoices],
    refused: [...before.refused, ...part.refused],
  }),
};
