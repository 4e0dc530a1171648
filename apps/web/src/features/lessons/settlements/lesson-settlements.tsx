import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { giftsWords, MoneyParts } from "../../../shared/records/money-parts.tsx";
import { sharedMoneyWords } from "../../../shared/records/money-words.ts";
import { invoicePath } from "../../../shared/links/record-paths.ts";
import type { BookedLessonRecordFragment } from "../booked/booked-record.generated.ts";
import { LessonSettlementsDocument, type LessonSettlementsQuery } from "./settlement-round.generated.ts";
import { SettlementRounds } from "./settlement-rounds.tsx";

type Money = NonNullable<NonNullable<LessonSettlementsQuery["bookedLesson"]>["money"]>;

/** What is paid and on which invoice, with the way there; of each payer, where there are several. */
function MoneyOf({ money }: { money: Money }) {
  const gift = giftsWords(money);
  const invoices = money.parts.flatMap(({ invoice }) => invoice ?? []);
  return (
    <>
      <p>
        {sharedMoneyWords(money)}
        {invoices.map(({ id, name }) => (
          <span key={id}>
            {" · "}
            <TextLink href={invoicePath(id)}>{name}</TextLink>
          </span>
        ))}
      </p>
      <MoneyParts money={money} />
      {money.restsUntil ? (
        <p>
          The customer may object until <When value={money.restsUntil} />; it is billed after that.
        </p>
      ) : null}
      {gift ? <p>Given to the family: {gift}.</p> : null}
    </>
  );
}

const sides: Readonly<Record<string, string>> = { CUSTOMER: "the customer", TUTOR: "the tutor", STAFF: "staff" };

/** What a lesson came to, each time that it was settled, and what somebody objects to about that. */
export function LessonSettlements({ lesson: { id, dispute } }: { lesson: BookedLessonRecordFragment }) {
  const { data, loading, error, refetch } = useQuery(LessonSettlementsDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const rounds = data?.bookedLesson?.settlements;
  const money = data?.bookedLesson?.money;
  return (
    <Section title="Settlement" {...(money ? {} : { note: "In per cent of the price and of the tutor’s pay." })}>
      {money ? <MoneyOf money={money} /> : null}
      {dispute ? (
        <p>
          Disputed by {sides[dispute.byKind] ?? "staff"}, <When value={dispute.at} />: {dispute.reason}
        </p>
      ) : null}
      {rounds ? <SettlementRounds rounds={rounds} /> : null}
      {!rounds && loading ? <SkeletonLines count={3} /> : null}
      {!rounds && !loading ? <ErrorState {...failure("settlement", error, refetch)} /> : null}
    </Section>
  );
}
