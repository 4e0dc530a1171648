import type { ReactNode } from "react";
import { formatMoney } from "@app/domain/money.ts";
import { Card } from "@app/ui/detail/card.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { InvoicesAround } from "../../billing/some-invoices.public.tsx";
import { decisionOptions, moodWord, sentByWord } from "../feedback-labels.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { customerPath, requestPath } from "../../../shared/links/record-paths.ts";
import { LessonLink, TutorLink } from "../../../shared/links/lesson-link.tsx";
import type { FeedbackLinkItemFragment, FeedbackRecordFragment } from "../feedback.generated.ts";
import css from "./feedback-context.module.css";

const decisionWord = labelOf(decisionOptions);

/** What was decided, or the entry that was made. */
function Came({ link, customerId }: { link: FeedbackLinkItemFragment; customerId: string | undefined }) {
  const { kind, creditLot, note, personId, journalEntryId, lessonRequest, madeBy, at } = link;
  return (
    <li>
      {kind === "JOURNAL_ENTRY" && personId && journalEntryId ? (
        <TextLink href={`/app/tutoring/tutors/${personId}?tab=journal&entry=${journalEntryId}`}>{note}</TextLink>
      ) : (
        <>
          <strong>{decisionWord(kind)}</strong>
          {lessonRequest ? (
            <TextLink href={requestPath(lessonRequest.id)}>{lessonRequest.name}</TextLink>
          ) : creditLot && customerId ? (
            <TextLink href={`${customerPath(customerId)}?tab=credits`}>
              {creditLot.unit === "MINUTES"
                ? `${creditLot.size} minutes`
                : formatMoney({ currency: creditLot.currency, amount: creditLot.size })}
            </TextLink>
          ) : (
            <span>{note}</span>
          )}
        </>
      )}
      <small>
        {madeBy?.name ?? "Somebody who has left"} · <Day value={at} />
      </small>
    </li>
  );
}

/** What is known beside the words: how they feel, how to reach them, and what came of it. */
export function FeedbackContext({ feedback }: { feedback: FeedbackRecordFragment }) {
  const { customer, sentiment, links, resolution, writtenBy, lesson } = feedback;
  const can = useCan();
  const facts: readonly (readonly [string, ReactNode])[] = [
    ["Mood", moodWord(sentiment)],
    ...(lesson
      ? [
          ["Lesson", <LessonLink key="lesson" lesson={lesson} />] as const,
          ["Given by", <TutorLink key="tutor" tutor={lesson.tutor} none="–" />] as const,
        ]
      : []),
    ...(customer
      ? [
          ["Prefers", sentByWord(customer.preferredChannel)] as const,
          [
            "Their account",
            <TextLink key="requests" href={`${customerPath(customer.id)}?tab=requests`}>
              {customer.customerNumber}
            </TextLink>,
          ] as const,
        ]
      : []),
    ["Written down by", writtenBy?.name ?? "Somebody who has left"],
    ...(resolution ? [["How it was resolved", resolution] as const] : []),
  ];
  return (
    <>
      <Card title="Context">
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {customer && can("invoices:read") ? (
        <InvoicesAround customerId={customer.id} lessonAt={lesson?.startAt ?? null} />
      ) : null}
      {links && links.length > 0 ? (
        <Card title="What came of it">
          <ul className={css.came}>
            {links.map((link) => (
              <Came key={link.id} link={link} customerId={customer?.id} />
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
