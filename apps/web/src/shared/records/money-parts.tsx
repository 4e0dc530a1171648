import { fullName } from "@app/domain/people/name.ts";
import { creditName } from "@app/domain/billing/credit-name.ts";
import type { LessonMoneyPartsFragment } from "./money-parts.generated.ts";
import { moneyWords } from "./money-words.ts";

type Part = LessonMoneyPartsFragment["parts"][number];

const nameOf = ({ customer }: Part): string => (customer ? fullName(customer) : "Another customer");

/** "£7.50 of credit": what a payer was given because a lesson failed. */
const giftOf = ({ giftMinutes, giftAmount }: Part, { currency }: LessonMoneyPartsFragment): string[] => [
  ...(giftMinutes > 0 ? [creditName({ unit: "minutes", size: giftMinutes, currency })] : []),
  ...(giftAmount > 0 ? [creditName({ unit: "money", size: giftAmount, currency })] : []),
];

/** What was given, and to whom where several pay. */
export function giftsWords(money: LessonMoneyPartsFragment): string | null {
  const given = money.parts.flatMap((part) =>
    giftOf(part, money).map((gift) => (money.parts.length > 1 ? `${gift} to ${nameOf(part)}` : gift)),
  );
  return given.length > 0 ? given.join(", ") : null;
}

/** What each of several customers pays of a lesson, and on which invoice it is. */
export function MoneyParts({ money }: { money: LessonMoneyPartsFragment }) {
  const { parts, state, currency } = money;
  if (parts.length < 2) return null;
  return (
    <ul aria-label="Who pays what" style={{ margin: 0, paddingInlineStart: 18 }}>
      {parts.map((part) => (
        <li key={part.customer?.id ?? nameOf(part)}>
          {nameOf(part)}: {moneyWords({ ...part, state, currency }) || "nothing to pay"}
        </li>
      ))}
    </ul>
  );
}
