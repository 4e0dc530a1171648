import { chargeInWords, payInWords } from "@app/domain/lessons/settled-share.ts";
import { When } from "@app/ui/value/when.tsx";
import type { LessonComesToFragment, PlaceComesToFragment } from "./comes-to.generated.ts";
import { ComesToSection } from "./comes-to-section.tsx";
import { giftsWords, MoneyParts } from "./money-parts.tsx";
import { moneyWords, sharedMoneyWords } from "./money-words.ts";
import { NotesAhead } from "./notes-ahead.tsx";

/** "£22.50 to be billed"; in per cent where the books do not say. */
export function charged({
  money,
  settlement,
}: Pick<PlaceComesToFragment, "settlement"> & { money: Parameters<typeof moneyWords>[0] | null }): string {
  const isInBooks = money !== null && money.state !== "UNPOSTED" && money.state !== "BEFORE_BOOKS";
  if (settlement.chargeBp === 0 && (!isInBooks || money.billed === 0)) return "Nothing to pay";
  return isInBooks ? moneyWords(money) : `${chargeInWords(settlement)} of the price`;
}

/** The same of a lesson, for which several customers may pay. */
function chargedAll({ money, settlement }: LessonComesToFragment): string {
  const isShared = money !== null && money.parts.length > 1 && settlement.chargeBp > 0;
  return isShared ? sharedMoneyWords(money) : charged({ money: money && { ...money, ...money.parts[0] }, settlement });
}

/** What follows for the family besides: who of several pays what, credit notes, a gift. */
function Follows({ lesson: { money, creditNotes } }: { lesson: LessonComesToFragment }) {
  const gift = money && giftsWords(money);
  return (
    <>
      {money ? <MoneyParts money={money} /> : null}
      <NotesAhead notes={creditNotes ?? []} />
      {gift ? <p>Given to the family: {gift}.</p> : null}
    </>
  );
}

/** "Paid 50%" */
const paid = ({ settlement }: LessonComesToFragment): string =>
  settlement.payBp === 0 ? "Not paid" : `Paid ${payInWords(settlement)}`;

const key = ({ settlement }: LessonComesToFragment): string => settlement.id;

/** What lessons would come to by an act that is about to be done: what the family is charged and the tutor is paid. */
export function LessonsComeTo({ lessons }: { lessons: readonly LessonComesToFragment[] }) {
  const [one] = lessons;
  if (one === undefined) return null;
  const hasMore = lessons.length > 1;
  return (
    <ComesToSection>
      <table>
        <thead>
          <tr>
            {hasMore ? <th scope="col">Lesson</th> : null}
            <th scope="col">Family</th>
            <th scope="col">Tutor</th>
          </tr>
        </thead>
        <tbody>
          {lessons.map((lesson) => (
            <tr key={key(lesson)}>
              {hasMore ? (
                <th scope="row">{lesson.lesson ? <When value={lesson.lesson.startAt} /> : "Lesson"}</th>
              ) : null}
              <td>{chargedAll(lesson)}</td>
              <td>{paid(lesson)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lessons.map((lesson) => (
        <Follows key={key(lesson)} lesson={lesson} />
      ))}
      {hasMore ? null : <p>{one.settlement.sentence}</p>}
    </ComesToSection>
  );
}
