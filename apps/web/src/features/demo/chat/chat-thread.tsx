import { useEffect, useRef, useMemo } from "react";
import { useParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { When } from "@app/ui/value/when.tsx";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { FoundInDemo } from "../found-in-demo.tsx";
import { readAnew, useReadOnReturn } from "../read-anew.ts";
import {
  DemoChatSeenDocument,
  DemoChatThreadDocument,
  type DemoChatThreadPartsFragment,
  type DemoChatThreadQuery,
} from "./chat.generated.ts";
import { newChatPath } from "./chat-place.ts";
import css from "./chat.module.css";
import { There } from "./there.tsx";
import { ThreadLines } from "./thread-lines.tsx";
import { WriteMessage } from "./write-message.tsx";

/** What colleagues and the contact that the address names write to each other. */
export function ChatThread() {
  const { threadKey = "" } = useParams();
  const { data, error, refetch } = useQuery(DemoChatThreadDocument, {
    variables: { threadKey },
    ...readAnew,
  });
  useReadOnReturn(refetch);
  const contact = data?.contacts?.find(({ id }) => id === threadKey) ?? null;
  usePageTitle(contact?.name ?? null);
  // Contacts that cannot be loaded are not contacts that are gone.
  const found = useMemo(() => (data?.contacts ? { ...data, record: contact } : undefined), [data, contact]);
  return (
    <FoundInDemo
      key={threadKey}
      isPolled
      what="contact"
      data={found}
      error={error}
      refetch={refetch}
      list={{ label: "Go to chat", href: newChatPath }}
    >
      {(record, read) => <OpenThread key={threadKey} contact={record} data={read} refetch={refetch} />}
    </FoundInDemo>
  );
}

interface OpenThreadProps {
  contact: NonNullable<DemoChatThreadQuery["contacts"]>[number];
  data: DemoChatThreadQuery | undefined;
  refetch: () => Promise<unknown>;
}

function OpenThread({ contact, data, refetch }: OpenThreadProps) {
  const mayWrite = useCan()("demo:write");
  const thread = data?.thread;
  const threads = data?.threads ?? [];
  useSeen(thread, mayWrite);
  const newest = useNewestInView(thread?.messages.at(-1)?.id);
  return (
    <DetailPage
      title={contact.name}
      avatarOf={contact.name}
      line={<There {...contact} />}
      actions={[{ label: "All conversations", href: newChatPath }]}
      aside={
        threads.length > 0 ? (
          <Section title="Conversations">
            <ThreadLines threads={threads} />
          </Section>
        ) : undefined
      }
    >
      {thread ? <Messages of={thread.messages} contactId={contact.id} /> : <p>No messages yet.</p>}
      {mayWrite ? <WriteMessage threadKey={contact.id} onSent={refetch} /> : null}
      <div ref={newest} />
    </DetailPage>
  );
}

/** Marks the conversation as seen, once for each latest message. */
function useSeen(thread: DemoChatThreadPartsFragment | null | undefined, mayWrite: boolean) {
  const { save } = useSave(DemoChatSeenDocument, ({ saved }) => saved);
  const marked = useRef("");
  useEffect(() => {
    const last = thread?.messages.at(-1)?.id ?? "";
    if (!mayWrite || !thread || thread.unseenCount === 0 || marked.current === last) return;
    marked.current = last;
    void save({ threadKey: thread.threadKey });
  });
}

/** A conversation opens at its newest message, above the box for the next one, and stays there as more arrive. */
function useNewestInView(newestId: string | undefined) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newestId !== undefined) end.current?.scrollIntoView({ block: "end" });
  }, [newestId]);
  return end;
}

interface MessagesProps {
  of: DemoChatThreadPartsFragment["messages"];
  contactId: string;
}

/** The messages, oldest first; what a contact wrote stands to the left. */
const Messages = ({ of: messages, contactId }: MessagesProps) => (
  <ol className={css.messages} aria-label="Messages">
    {messages.map(({ id, userId, author, body, createdAt, attachments }) => (
      <li key={id} data-theirs={userId === contactId ? "" : undefined}>
        <small>
          {author} · <When value={createdAt} />
        </small>
        {body === "" ? null : <p>{body}</p>}
        {attachments.map(({ id: fileId, name, file }) =>
          file ? (
            <a key={fileId} href={file.url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            <small key={fileId}>{name} (no longer there)</small>
          ),
        )}
      </li>
    ))}
  </ol>
);
