import { useSearchParams } from "react-router-dom";
import type { MailStatus } from "@app/schema/types.generated.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextCards } from "@app/ui/detail/text-cards.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Mail, Phone } from "@app/ui/icons.ts";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { labelOf } from "../../shared/text/option-labels.ts";
import { StaffLink } from "../staff/staff-link.public.tsx";
import { channelOptions } from "../customers/person-labels.public.ts";
import { messageCalls, type Correspondent } from "./message-calls.ts";
import type { MessageItemFragment } from "./messages.generated.ts";

const channelWord = labelOf(channelOptions);
const tones = {
  ...({ WAITING: "waiting", SENT: "good", STORED: "neutral" } as const),
  ...({ FAILED: "trouble", WITHDRAWN: "neutral" } as const),
};
const words: Partial<Record<MailStatus, string>> = {
  FAILED: "Not delivered",
  STORED: "In the mailbox",
  WITHDRAWN: "Never sent: undone",
};

interface MessagesOfProps {
  kind: Correspondent;
  person: { id: string; name: string; email: string | null };
  mayWrite: boolean;
}

/** What staff wrote and said to a person, newest first. */
export function MessagesOf({ kind, person, mayWrite }: MessagesOfProps) {
  const { id, name, email } = person;
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(messageCalls[kind].query, {
    variables: { personId: id },
    fetchPolicy: "cache-and-network",
  });
  const messages = data?.messages?.items;
  if (messages === undefined) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("messages", error, refetch)} />;
  }
  const noEmail = email === null ? `${name} has no email address.` : undefined;
  const actions = mayWrite ? (
    <>
      <ActionButton
        label="Write"
        icon={Mail}
        href={withParams(params, { writeMessage: id })}
        disabledReason={noEmail}
      />
      <ActionButton label="Log a call" icon={Phone} href={withParams(params, { recordMessage: id })} />
    </>
  ) : undefined;
  return (
    <TabColumn>
      <Section title="Messages" actions={actions}>
        {messages.length === 0 ? <p>Nothing has been written or said yet.</p> : null}
        <TextCards>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </TextCards>
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
        {address === null ? "" : ` to ${address}`} · {author ? <StaffLink {...author} /> : "The portal"} ·{" "}
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
