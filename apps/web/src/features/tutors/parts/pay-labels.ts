import type { Currency } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { lessonKindOptions, payoutOptions } from "../tutor-labels.ts";

const [lessonWords, methodWords] = [labelOf(lessonKindOptions), labelOf(payoutOptions)];

/** "Every lesson", "Igbo, trial lessons": what a rate is for. */
export const rateFor = ({ subject, lessonKind }: { subject: string | null; lessonKind: string | null }): string =>
  [subject, lessonKind && lessonWords(lessonKind)].filter(Boolean).join(", ") || "Every lesson";

/** "₦4,500.00 an hour" */
export const rateInWords = ({ amount, currency }: { amount: number; currency: Currency }): string =>
  `${formatMoney({ amount, currency })} an hour`;

interface Account {
  method: string;
  currency: string;
  holder: string;
  last4: string;
}

/** Where somebody's pay goes, name by name. */
export function payInWords(account: Account | null): [string, string][] {
  if (account === null) return [["Account", "Nobody has said where their pay goes."]];
  const { method, currency, holder, last4 } = account;
  return [
    ["Method", methodWords(method)],
    ["Account holder", holder],
    ["Account number", `…${last4}`],
    ["Currency", currency],
  ];
}
