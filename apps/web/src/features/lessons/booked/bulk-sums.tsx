import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import { counted } from "@app/domain/counted.ts";
import { formatMoney } from "@app/domain/money.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { shownError } from "../../../shared/errors/server-error.ts";
import { usePaused } from "../../../shared/records/use-paused.ts";
import { wholeRefusal } from "../../../shared/save/user-errors.ts";
import { logPath } from "./booked-paths.ts";
import {
  BookedLessonsPreviewDocument,
  type BookedLessonsPreviewMutation,
  type BookedLessonsPreviewMutationVariables,
} from "./bulk-sums.generated.ts";

type Preview = NonNullable<BookedLessonsPreviewMutation["tried"]["preview"]>;
type Sum = Preview["sums"][number];
interface Answer {
  sent: string;
  preview: Preview | null;
  refused: string | null;
}

/** What bulk work on lessons would come to, once typing pauses; null until it is known. */
function usePreview(variables: BookedLessonsPreviewMutationVariables | null): Answer | null {
  const client = useApolloClient();
  const sent = usePaused(useMemo(() => JSON.stringify(variables), [variables]));
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (sent === "null") return;
    let wanted = true;
    const tell = (told: Omit<Answer, "sent">) => wanted && setAnswer({ sent, ...told });
    client
      .mutate({
        mutation: BookedLessonsPreviewDocument,
        variables: JSON.parse(sent) as BookedLessonsPreviewMutationVariables,
        fetchPolicy: "no-cache",
        context: { shown: true },
      })
      .then(
        ({ data: { tried } }) => {
          const { userErrors: errors, preview } = tried;
          tell({ preview, refused: errors.length > 0 ? wholeRefusal(errors) : null });
        },
        (error: unknown) => tell({ preview: null, refused: shownError(error).message }),
      );
    return () => {
      wanted = false;
    };
  }, [client, sent]);
  return answer?.sent === sent && sent === JSON.stringify(variables) ? answer : null;
}

const amountOf = (currency: Sum["currency"], amount: number, minutes: number): string =>
  [amount > 0 ? [formatMoney({ currency, amount })] : [], minutes > 0 ? [`${minutes} min of credit`] : []]
    .flat()
    .join(" and ");

const inOrder = new Intl.ListFormat("en-GB");

/** "Families are charged £45.00 and 60 min of credit; £20.00 is given back." */
function moneyOf({ sums, unsaid }: Preview, isEnded: boolean): string {
  const charged = sums.map((sum) => amountOf(sum.currency, sum.charged, sum.creditMinutes)).filter(Boolean);
  const back = sums.map((sum) => amountOf(sum.currency, sum.givenBack, sum.creditMinutesBack)).filter(Boolean);
  const others =
    unsaid > 0 ? ` The books say nothing yet of ${counted(unsaid, "lesson", "lessons")} that is charged.` : "";
  if (charged.length + back.length === 0 && !isEnded)
    return `The change itself costs nothing: lessons that are given are charged and paid for as usual.${others}`;
  const first =
    charged.length > 0 ? `Families are charged ${inOrder.format(charged)}.` : "Families are charged nothing.";
  return `${first}${back.length > 0 ? ` They get ${inOrder.format(back)} back.` : ""}${others}`;
}

const payOf = (minutes: number, isEnded: boolean): string => {
  if (minutes > 0) return `Tutors are paid for ${minutes} minutes. `;
  return isEnded ? "Tutors are not paid. " : "";
};

/** What bulk work would come to in money, per currency, whom it leaves out and why, before it is done. */
export function BulkSums({
  variables,
  unfinished,
  heading: Heading = "h3",
}: {
  variables: BookedLessonsPreviewMutationVariables | null;
  unfinished: string;
  /** Below the title of a dialog, unless it stands on a page. */
  heading?: "h2" | "h3";
}) {
  const answer = usePreview(variables);
  return (
    <section aria-label="What it comes to" aria-live="polite" data-wide="">
      <Heading>What it comes to</Heading>
      {shown()}
    </section>
  );

  function shown() {
    if (variables === null) return <p>{unfinished}</p>;
    if (answer === null) return <p>Adding up…</p>;
    if (answer.refused !== null) return <p>{answer.refused}</p>;
    const { preview } = answer;
    if (!preview) return null;
    const { paidMinutes, emails, refused } = preview;
    const isEnded = variables.kind === "BOOKED_CANCEL";
    return (
      <>
        <p>
          {moneyOf(preview, isEnded)} {payOf(paidMinutes, isEnded)}
          {emails === 0 ? "No email goes out." : `${counted(emails, "email goes", "emails go")} out.`}
        </p>
        {refused.length > 0 ? (
          <>
            <p>{`${counted(refused.length, "lesson is", "lessons are")} left as ${refused.length === 1 ? "it is" : "they are"}:`}</p>
            <ul>
              {refused.map(({ lessonId, name, reason }) => (
                <li key={lessonId}>
                  <TextLink href={logPath(lessonId)}>{name}</TextLink>: {reason}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </>
    );
  }
}
