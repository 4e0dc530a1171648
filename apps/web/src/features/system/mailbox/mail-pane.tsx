import { skipToken } from "@apollo/client/react";
import { messages } from "@app/domain/messages.ts";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { MessageFrame } from "@app/ui/feedback/message-frame.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { ArrowLeft, Mail } from "@app/ui/icons.ts";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { MailText } from "./mail-text.tsx";
import { OpenMailDocument } from "./mailbox.generated.ts";

interface MailPaneProps {
  /** Null while none is chosen. */
  id: string | null;
  /** The address of the list, where the pane stands in its place. */
  back?: string;
}

/** Reads one mail. */
export function MailPane({ id, back }: MailPaneProps) {
  const { data, loading, error, refetch } = useQuery(
    OpenMailDocument,
    id === null ? skipToken : { variables: { id }, fetchPolicy: "cache-and-network" },
  );

  function content() {
    if (id === null) {
      return (
        <MessageFrame>
          <Mail size={32} strokeWidth={1.5} aria-hidden />
          <p>Choose an email to read it here.</p>
        </MessageFrame>
      );
    }
    if (data?.mail) return <MailText mail={data.mail} isPage={back !== undefined} />;
    if (loading) return <SkeletonPage what="email" />;
    if (error) return <ErrorState {...failure("email", error, refetch)} focusRetry={false} />;
    return (
      <MessageFrame>
        <p>{messages.missing("email")}</p>
      </MessageFrame>
    );
  }

  return (
    <div>
      {back === undefined ? null : (
        <div style={{ padding: "12px 16px 0" }}>
          <ActionButton label="Mailbox" icon={ArrowLeft} href={back} plain size="small" />
        </div>
      )}
      {content()}
    </div>
  );
}
