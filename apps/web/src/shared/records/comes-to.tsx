import { chargeInWords, payInWords } from "@app/domain/lessons/settled-share.ts";
import { When } from "@app/ui/value/when.tsx";
import type { LessonComesToFragment } from "./comes-to.generated.ts";
import css from "./comes-to.module.css";
import { moneyWords } from "./money-words.ts";

/** "£22.50 to be billed"; in per cent where the books do not say. */
export function charged({ money, settlement }: Pick<LessonComesToFragment, "money" | "settlement">): string {
  if (settlement.chargeBp === 0) return "Nothing to pay";
  const isInBooks = money !== null && money.state !== "UNPOSTED" && money.state !== "BEFORE_BOOKS";
  return isInBooks ? moneyWords(money) : `${chargeInWords(settlement)} of the price`;
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
    <section className={css.comesTo} aria-label="What it comes to">
      <h3>What it comes to</h3>
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
              <td>{charged(lesson)}</td>
              <td>{paid(lesson)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore ? null : <p>{one.settlement.sentence}</p>}
    </section>
  );
}
