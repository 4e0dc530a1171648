import { counted } from "@app/domain/counted.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { AccountJobKind } from "@app/schema/types.generated.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { When } from "@app/ui/value/when.tsx";
import { LearnerLink } from "../../../shared/links/party-links.tsx";
import { lessonPath } from "../../../shared/links/record-paths.ts";
import { PreviewRefused } from "../preview-refused.tsx";
import type { LessonsPreview, LessonsPreviewAnswer } from "./use-lessons-preview.ts";

type Sum = LessonsPreview["sums"][number];

const amountOf = (currency: Sum["currency"], amount: number, minutes: number): string =>
  [amount > 0 ? [formatMoney({ currency, amount })] : [], minutes > 0 ? [`${minutes} min of credit`] : []]
    .flat()
    .join(" and ");

const inOrder = new Intl.ListFormat("en-GB");

/** Nobody is charged or paid otherwise than before, except that other tutors are paid for what they cover. */
function asUsual(payees: readonly string[]): string {
  if (payees.length === 0) return "lessons that are given are charged and paid for as usual.";
  const paid = payees.length === 1 ? `${payees[0]} is` : `${inOrder.format(payees)} are`;
  return `lessons are charged as usual and ${paid} paid for those they cover.`;
}

/** "Families are charged £45.00 and 60 min of credit; £20.00 is given back." */
function moneyOf({ sums, unsaid }: LessonsPreview, isEnded: boolean, payees: readonly string[]): string {
  const charged = sums.map((sum) => amountOf(sum.currency, sum.charged, sum.creditMinutes)).filter(Boolean);
  const back = sums.map((sum) => amountOf(sum.currency, sum.givenBack, sum.creditMinutesBack)).filter(Boolean);
  const others =
    unsaid > 0 ? ` The books say nothing yet of ${counted(unsaid, "lesson", "lessons")} that is charged.` : "";
  if (charged.length + back.length === 0 && !isEnded)
    return `The change itself costs nothing: ${asUsual(payees)}${others}`;
  const first =
    charged.length > 0 ? `Families are charged ${inOrder.format(charged)}.` : "Families are charged nothing.";
  return `${first}${back.length > 0 ? ` They get ${inOrder.format(back)} back.` : ""}${others}`;
}

const payOf = (minutes: number, isEnded: boolean): string => {
  if (minutes > 0) return `Tutors are paid for ${minutes} minutes. `;
  return isEnded ? "Tutors are not paid. " : "";
};

interface BulkSumsProps {
  /** Enough is said for it to be asked for. */
  isAsked: boolean;
  kind: AccountJobKind;
  /** Null until it is known. */
  answer: LessonsPreviewAnswer | null;
  unfinished: string;
  /** The tutors who would be paid because they cover lessons. */
  payees?: readonly string[];
  /** Below the title of a dialog, unless it stands on a page. */
  heading?: "h2" | "h3";
}

/** What bulk work would come to in money, per currency, whom it leaves out and why, before it is done. */
export function BulkSums({ isAsked, kind, answer, unfinished, payees = [], heading: Heading = "h3" }: BulkSumsProps) {
  return (
    <section aria-label="What it comes to" aria-live="polite" data-wide="" style={{ padding: "12px 0" }}>
      <Heading>What it comes to</Heading>
      {shown()}
    </section>
  );

  function shown() {
    if (!isAsked) return <p>{unfinished}</p>;
    if (answer === null) return <p>Adding up…</p>;
    if (answer.refused !== null) return <PreviewRefused answer={answer} />;
    const { preview } = answer;
    if (!preview) return null;
    const { paidMinutes, emails, refused, lessons } = preview;
    const isEnded = kind === "BOOKED_CANCEL";
    return (
      <>
        {lessons > 0 ? (
          <p>
            {moneyOf(preview, isEnded, payees)} {payOf(paidMinutes, isEnded)}
            {emails === 0 ? "No email goes out." : `${counted(emails, "email goes", "emails go")} out.`}
          </p>
        ) : null}
        {refused.length > 0 ? (
          <>
            <p>{`${counted(refused.length, "lesson is", "lessons are")} left as ${refused.length === 1 ? "it is" : "they are"}:`}</p>
            <ul style={{ paddingLeft: 20, margin: 0 }}>
              {refused.map(({ lessonId, name, lesson, reason }) => (
                <li key={lessonId}>
                  {lesson ? (
                    <>
                      <When value={lesson.startAt} />, <LearnerLink party={lesson} />,{" "}
                    </>
                  ) : null}
                  <TextLink href={lessonPath(lessonId)}>{name}</TextLink>: {reason}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </>
    );
  }
}
