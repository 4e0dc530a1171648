import { minutesAsLessons } from "@app/domain/billing/minutes-as-lessons.ts";
import { useSearchParams } from "react-router-dom";
import type { Currency } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { CreditLotFilter } from "@app/schema/types.generated.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { invoicePath, lessonPath } from "../../../shared/links/record-paths.ts";
import { creditSourceWord } from "../billing-labels.ts";
import { invoiceKind } from "../invoice.kind.ts";
import { ForDay } from "../for-day.tsx";
import { personLink } from "../people-links.tsx";
import { CreditsOfDocument, type CreditItemFragment } from "./credit.generated.ts";
import { entrySentence } from "./entry-sentence.ts";
import css from "./credits-of.module.css";

/** An amount of a credit: "4 lessons", "45 minutes" or "£50.00". */
const quantityOf = ({ unit, lessonMinutes, currency }: CreditItemFragment, quantity: number): string =>
  unit === "MONEY" ? formatMoney({ currency, amount: quantity }) : minutesAsLessons(quantity, lessonMinutes);

/** Why the balance is what it is: each entry as a sentence, with what was left after it. */
function Entries({ credit }: { credit: CreditItemFragment }) {
  return (
    <ol className={css.entries}>
      {credit.entries.map((entry) => (
        <li key={entry.id}>
          <span>
            <Day value={entry.day} />
            <ForDay day={entry.forDay} />: {entrySentence(entry.type, quantityOf(credit, Math.abs(entry.quantity)))}
            {entry.invoice ? (
              <>
                {" "}
                <TextLink href={invoicePath(entry.invoice.id, entry.invoice.kind)}>{entry.invoice.name}</TextLink>
              </>
            ) : null}
            {entry.lesson ? (
              <>
                {" by "}
                <TextLink href={lessonPath(entry.lesson.id)}>{entry.lesson.lessonNumber}</TextLink>
              </>
            ) : null}
            {entry.reason ? ` (${entry.reason})` : ""}
          </span>
          <strong>{quantityOf(credit, entry.balance)}</strong>
        </li>
      ))}
      {credit.used > 0 ? (
        <li>
          <span>Lessons that were given take {quantityOf(credit, credit.used)}</span>
          <strong>{quantityOf(credit, credit.rest - credit.used)}</strong>
        </li>
      ) : null}
    </ol>
  );
}

function Credit({ credit }: { credit: CreditItemFragment }) {
  const [params] = useSearchParams();
  const mayAct = useCan()(invoiceKind.act);
  const { id, source, size, rest, reserved, used, subjects, expiresOn, invoice, learners, pod, note } = credit;
  const left = rest - used;
  const frozen = Math.min(credit.frozen, left);
  const limits = [subjects.join(", "), ...credit.tutors.map(({ name }) => `with ${name}`)].filter(Boolean).join(" · ");
  return (
    <li className={css.credit}>
      <div className={css.head}>
        <p>
          <strong>{quantityOf(credit, left)} left</strong>
          {left === size ? "" : `, of ${quantityOf(credit, size)}`}
          {reserved > 0 ? <small>of which {quantityOf(credit, reserved)} reserved for booked lessons</small> : null}
          {frozen > 0 ? (
            <small>
              of which {quantityOf(credit, frozen)} cannot be used while the payment is disputed at the bank
            </small>
          ) : null}
          <small>
            {invoice ? (
              <>
                Bought with <TextLink href={invoicePath(invoice.id, invoice.kind)}>{invoice.name}</TextLink>
              </>
            ) : (
              creditSourceWord(source)
            )}
            {pod ? <> · for {personLink(pod)}</> : null}
            {learners.map((learner) => (
              <span key={learner.id}> · for {learner.name}</span>
            ))}
            {limits ? ` · ${limits}` : ""}
          </small>
          {note ? <small>{note}</small> : null}
        </p>
        <p>
          {expiresOn ? (
            <>
              Until <Day value={expiresOn} />{" "}
              {mayAct ? <TextLink href={withParams(params, { extend: id })}>Extend</TextLink> : null}
            </>
          ) : (
            "Does not expire"
          )}
          {mayAct && left > frozen && !pod ? (
            <>
              {" "}
              <TextLink href={withParams(params, { moveCredit: id })}>Move</TextLink>
            </>
          ) : null}
        </p>
      </div>
      {credit.entries.length > 0 ? (
        <details>
          <summary>Why is this {quantityOf(credit, left)}?</summary>
          <Entries credit={credit} />
        </details>
      ) : (
        <small>Nothing of it is paid for yet.</small>
      )}
    </li>
  );
}

interface Balance {
  currency: Currency;
  minutes: number;
  money: number;
  /** Whether some of it cannot be used while a payment is disputed. */
  isFrozen: boolean;
}

/** What is left in each currency; amounts in two currencies are never added. */
function balancesOf(credits: readonly CreditItemFragment[]): Balance[] {
  const balances = new Map<Currency, Balance>();
  for (const { currency, unit, rest, used, frozen } of credits) {
    const balance = balances.get(currency) ?? { currency, minutes: 0, money: 0, isFrozen: false };
    if (frozen > 0 && rest > used) balance.isFrozen = true;
    if (unit === "MONEY") balance.money += rest - used;
    else balance.minutes += rest - used;
    balances.set(currency, balance);
  }
  return [...balances.values()];
}

const balanceText = ({ currency, minutes, money, isFrozen }: Balance) =>
  [
    ...(minutes > 0 ? [`${minutes} minutes of lessons`] : []),
    ...(money > 0 || minutes === 0 ? [formatMoney({ currency, amount: money })] : []),
  ].join(" and ") + (isFrozen ? ", part of it frozen by a dispute" : "");

/** Credits, the newest first, each with the entries that explain it. */
export function CreditsOf({ filter, none, giftTo }: { filter: CreditLotFilter; none: string; giftTo?: string }) {
  const [params] = useSearchParams();
  const mayAct = useCan()(invoiceKind.act);
  const { data, loading, error, refetch } = useQuery(CreditsOfDocument, {
    variables: { filter },
    fetchPolicy: "cache-and-network",
  });
  const credits = data?.creditLots?.items;
  if (credits === undefined) {
    if (loading) return <SkeletonLines count={4} />;
    return <ErrorState {...failure("credit", error, refetch)} />;
  }
  const gift = giftTo && mayAct ? <TextLink href={withParams(params, { gift: giftTo })}>Give goodwill</TextLink> : null;
  return (
    <TabColumn>
      <Section
        title="Credit"
        note={credits.length > 0 ? `Left: ${balancesOf(credits).map(balanceText).join("; ")}` : undefined}
        actions={gift ?? undefined}
      >
        {credits.length === 0 ? <p>{none}</p> : null}
        <ul className={css.credits}>
          {credits.map((credit) => (
            <Credit key={credit.id} credit={credit} />
          ))}
        </ul>
      </Section>
    </TabColumn>
  );
}
