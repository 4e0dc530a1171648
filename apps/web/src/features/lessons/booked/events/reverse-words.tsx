import { formatMoney } from "@app/domain/money.ts";
import type { LessonMoneyPartsFragment } from "../../../../shared/records/money-parts.generated.ts";
import { giftsWords } from "../../../../shared/records/money-parts.tsx";

type Part = LessonMoneyPartsFragment["parts"][number];

/** What becomes of what an invoice has of a lesson whose outcome is taken back. */
function onInvoice({ billed, invoice }: Part, { currency }: LessonMoneyPartsFragment): string {
  const sum = formatMoney({ currency, amount: billed });
  const name = invoice?.name ?? "an invoice";
  return invoice?.status === "DRAFT"
    ? `${sum} of it is on ${name}, which then has to be regenerated.`
    : `${sum} of it is on ${name} and stays there until an outcome is recorded again. If that comes to less, a credit note of up to ${sum} is written; what was paid of it becomes credit.`;
}

/** "60 min of credit, £10.00 of credit" */
function creditOf({ parts, currency }: LessonMoneyPartsFragment): string | null {
  const minutes = parts.reduce((sum, { usedMinutes }) => sum + usedMinutes, 0);
  const amount = parts.reduce((sum, { usedAmount }) => sum + usedAmount, 0);
  const used = [
    ...(minutes > 0 ? [`${minutes} min of credit`] : []),
    ...(amount > 0 ? [`${formatMoney({ currency, amount })} of credit`] : []),
  ];
  return used.length > 0 ? used.join(" and ") : null;
}

/** Names in money what follows if the outcome of a lesson is taken back. */
export function ReverseWords({ money }: { money: LessonMoneyPartsFragment | null }) {
  const billed = (money?.parts ?? []).filter((part) => part.billed > 0);
  const credit = money && creditOf(money);
  const gift = money && giftsWords(money);
  return (
    <>
      {money ? billed.map((part) => <p key={part.invoice?.id ?? part.billed}>{onInvoice(part, money)}</p>) : null}
      {credit ? <p>{credit} comes back.</p> : null}
      {gift ? <p>What is left of {gift} that was given for it is taken back.</p> : null}
    </>
  );
}
