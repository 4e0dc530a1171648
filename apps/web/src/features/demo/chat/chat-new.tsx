import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { countOf } from "../../../shared/text/format.ts";
import { readAnew, useReadOnReturn } from "../read-anew.ts";
import { threadPath } from "./chat-place.ts";
import { DemoChatDocument } from "./chat.generated.ts";
import { There } from "./there.tsx";
import { ThreadLines } from "./thread-lines.tsx";

/** The conversations, and whom one can write to. */
export function ChatNew() {
  const { data, loading, error, refetch } = useQuery(DemoChatDocument, readAnew);
  useReadOnReturn(refetch);
  const threads = data?.threads;
  return (
    <DetailPage title="Chat" line={threads ? countOf(threads.length, "conversation") : undefined}>
      {!threads && loading ? <SkeletonLines count={8} /> : null}
      {!threads && error ? <ErrorState {...failure("conversations", error, refetch)} /> : null}
      {threads ? (
        <Section title="Conversations">
          <ThreadLines threads={threads} />
        </Section>
      ) : null}
      {data?.contacts ? (
        <Section title="Write to">
          <LineList>
            {data.contacts.map((contact) => (
              <li key={contact.id}>
                <p>
                  <TextLink href={threadPath(contact.id)}>{contact.name}</TextLink>
                </p>
                <There {...contact} />
              </li>
            ))}
          </LineList>
        </Section>
      ) : null}
    </DetailPage>
  );
}
