import type { TypedDocumentNode } from "@apollo/client";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { HistoryKind } from "@app/schema/types.generated.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import type { Mailing } from "./mail-notes.ts";
import type { Title } from "../text/title.ts";
import { EventForm } from "./event-form-dialog.tsx";
import type { NamedRecord, Saved } from "./record-documents.ts";

interface Reason {
  reason: string;
}

/** An event that takes a reason with the version. */
type ReasonMutation<Sent> = TypedDocumentNode<
  { saved: Saved<{ version: number }> },
  { id: string; version: number; reason: Sent; idempotencyKey?: string | null | undefined }
>;

interface ReasonDialogProps<Sent> {
  record: Pick<NamedRecord, "id" | "name" | "version">;
  /** "Close Ozo cousins?" */
  title: Title;
  saveLabel: string;
  mutation: ReasonMutation<Sent>;
  /** The reason's rules, from the domain. */
  rules: z.ZodType<object>;
  /** Converts the trimmed text; an empty optional reason is null. */
  sent: (reason: string) => Sent;
  optional?: boolean;
  /** Nothing ends by it, so it is not shown as dangerous. */
  harmless?: boolean;
  help: string;
  /** The success message. */
  successMessage: string;
  /** The history that can undo it. */
  undo?: HistoryKind | undefined;
  onClose: () => void;
  /** Recipients of its emails, which never contain the reason. */
  mails?: Mailing;
  /** What will happen. */
  children: ReactNode;
  /** More about it, in paragraphs of its own. */
  more?: ReactNode;
}

/** Maximum length of a reason. */
const reasonMax = 500;

/**
 * Asks for a reason before an action that is hard to undo, and applies it:
 *
 *     <ReasonDialog record={pod} title={`Close ${pod.name}?`} mutation={PodCloseDocument} rules={rules} … >
 *       No more lessons can be agreed with it.
 *     </ReasonDialog>
 */
export function ReasonDialog<Sent extends string | null>(props: ReasonDialogProps<Sent>) {
  const { record, sent, optional = false, harmless = false, help, mails, undo, children, more, ...asked } = props;
  return (
    <EventForm<Reason, { reason: Sent }>
      {...asked}
      record={record}
      danger={!harmless}
      initialValues={{ reason: "" }}
      sent={({ reason }) => ({ reason: sent(reason.trim()) })}
      {...(mails && { mails })}
      undo={undo && { kind: undo, name: record.name }}
    >
      <p>{children}</p>
      {more}
      <TextArea
        name="reason"
        label={mails ? "Internal note" : "Reason"}
        max={reasonMax}
        optional={optional}
        help={mails ? `${help} Never emailed.` : help}
      />
    </EventForm>
  );
}
