import type { ReactNode } from "react";
import { toEnumName } from "@app/domain/enums.ts";
import { feedbackStatuses } from "@app/domain/feedbacks/feedback-enums.ts";
import { takesAnswers } from "@app/domain/feedbacks/feedback-states.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { When } from "@app/ui/value/when.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { channelWord, sentByWord } from "../feedback-labels.ts";
import type { FeedbackRecordFragment, FeedbackWordsItemFragment } from "../feedback.generated.ts";
import { feedbackKind } from "../feedback.kind.ts";
import { SayForm } from "./say-form.tsx";
import css from "./thread-tab.module.css";

/** What was said, by whom, and how: the customer's words, ours, or a note that only staff read. */
function Words({
  by,
  head,
  text,
  at,
}: {
  by: "customer" | "staff" | "note";
  head: ReactNode;
  text: string;
  at: string;
}) {
  return (
    <li data-by={by}>
      <p>
        {head} <When value={at} />
      </p>
      <blockquote>{text}</blockquote>
    </li>
  );
}

function headOf({ speaker, internal, writtenBy, sentBy }: FeedbackWordsItemFragment, customer: string): ReactNode {
  const colleague = writtenBy?.name ?? "Somebody who has left";
  if (speaker === "CUSTOMER")
    return (
      <>
        <strong>{customer}</strong> · written down by {colleague} ·
      </>
    );
  if (internal)
    return (
      <>
        <strong>{colleague}</strong> · note for staff ·
      </>
    );
  return (
    <>
      <strong>{colleague}</strong> · {sentBy ? `answer, ${sentByWord(sentBy)}` : "answer"} ·
    </>
  );
}

/** What the customer said, what was answered and noted, and what to say next. */
export function ThreadTab({ record }: { record: FeedbackRecordFragment }) {
  const { customer, channel, body, createdAt, thread, status } = record;
  const mayAct = useCan()(feedbackKind.act);
  const name = customer?.name ?? "The customer";
  const stands = feedbackStatuses.find((known) => toEnumName(known) === status) ?? "new";
  return (
    <TabColumn>
      <Section title="What was said">
        <ol className={css.thread} aria-label="Thread">
          <Words
            by="customer"
            head={
              <>
                <strong>{name}</strong> · {channelWord(channel)} ·
              </>
            }
            text={body}
            at={createdAt}
          />
          {(thread ?? []).map((words) => (
            <Words
              key={words.id}
              by={words.internal ? "note" : words.speaker === "CUSTOMER" ? "customer" : "staff"}
              head={headOf(words, name)}
              text={words.text}
              at={words.at}
            />
          ))}
        </ol>
      </Section>
      {mayAct ? <SayForm key={thread?.length ?? 0} feedback={record} isClosed={!takesAnswers(stands)} /> : null}
    </TabColumn>
  );
}
