import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import type { MailStatus } from "@app/schema/types.generated.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Mail, Pencil } from "@app/ui/icons.ts";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { isInUse } from "../customer-archiving.ts";
import { channelOptions } from "../customer-words.ts";
import { wordsIn } from "../../../shared/text/option-words.ts";
import type { CustomerRecordFragment } from "../customer.generated.ts";
import { customerKind } from "../customer.kind.ts";
import { CustomerMessagesDocument, type MessageItemFragment } from "./messages-tab.generated.ts";
import css from "./notes-tab.module.css";

const channelWord = wordsIn(channelOptions);
const tones = { WAITING: "waiting", SENT: "good", STORED: "neutral", FAILED: "trouble" } as const;
const words: Partial<Record<MailStatus, string>> = { FAILED: "Not delivered", STORED: "In the mailbox" };

/** What staff wrote and said to a customer, newest first. */
export function MessagesTab({ record }: { record: CustomerRecordFragment }) {
  const { id, name, email } = record;
  const mayWrite = useCan()(customerKind.write) && isInUse(record);
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(CustomerMessagesDocument, {
    variables: { customerId: id },
    fetchPolicy: "cache-and-network",
  });
  const messages = data?.customerMessages?.items;
  if (messages === undefined) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("messages", error, refetch)} />;
  }
  const noEmail = email === null ? `${name} has no email address.` : undefined;
  return (
    <TabColumn>
      <Section title="Messages">
        {mayWrite ? (
          <div className={css.buttons}>
            <ActionButton
              label="Write"
              icon={Mail}
              href={withParams(params, { writeMessage: id })}
              disabledReason={noEmail}
            />
            <ActionButton label="Record" icon={Pencil} href={withParams(params, { recordMessage: id })} />
          </div>
        ) : null}
        {messages.length === 0 ? <p className={css.none}>Nothing has been written or said yet.</p> : null}
        <ul className={css.list}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      </Section>
    </TabColumn>
  );
}

function Message({ message }: { message: MessageItemFragment }) {
  const { channel, subject, body, at, address, mailStatus, author } = message;
  return (
    <li>
      {subject === null ? null : (
        <p>
          <strong>{subject}</strong>
        </p>
      )}
      <p>{body}</p>
      <small>
        {channelWord(channel)}
        {address === null ? "" : ` to ${address}`} · {author?.name ?? "Somebody who has left"} ·{" "}
        {channel === "EMAIL" ? <When value={at} /> : <Day value={at} />}
      </small>{" "}
      {mailStatus === null ? null : (
        <StatusChip
          status={mailStatus}
          tone={tones[mailStatus]}
          {...(words[mailStatus] && { word: words[mailStatus] })}
        />
      )}
    </li>
  );
}
