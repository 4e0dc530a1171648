import type { TypedDocumentNode } from "@apollo/client";
import type { ReactNode } from "react";
import type { z } from "zod";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { useSave } from "../save/use-save.ts";
import type { RefusalSink } from "../save/user-errors.ts";
import { checkWith } from "../save/zod-form.ts";
import type { NamedRecord, Saved } from "./record-documents.ts";

interface Reason {
  reason: string;
}

/** An event that sends a reason beside the version. */
type ReasonMutation<Sent> = TypedDocumentNode<
  { saved: Saved<{ version: number }> },
  { id: string; version: number; reason: Sent; idempotencyKey?: string | null | undefined }
>;

interface ReasonDialogProps<Sent> {
  record: Pick<NamedRecord, "id" | "name" | "version">;
  /** "Close Ozo cousins?" */
  title: string;
  saveLabel: string;
  mutation: ReasonMutation<Sent>;
  /** The rules of the reason, from the domain. */
  rules: z.ZodType<object>;
  /** What is sent of what was typed, trimmed: an optional reason that is empty goes as null. */
  sent: (reason: string) => Sent;
  optional?: boolean;
  /** Nothing ends by it. */
  calm?: boolean;
  help: string;
  /** What is said when it is done. */
  done: string;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** The longest reason that the rules take. */
const reasonMax = 500;

/**
 * Asks why something is done to a record that is hard to take back, and does it:
 *
 *     <ReasonDialog record={pod} title={`Close ${pod.name}?`} mutation={PodCloseDocument} rules={rules} … >
 *       No more lessons can be agreed with it.
 *     </ReasonDialog>
 */
export function ReasonDialog<Sent extends string | null>(props: ReasonDialogProps<Sent>) {
  const {
    record,
    title,
    saveLabel,
    mutation,
    rules,
    sent,
    optional = false,
    calm = false,
    help,
    done,
    onClose,
    children,
  } = props;
  const { save } = useSave(mutation, ({ saved }) => saved);

  async function send({ reason }: Reason, form: RefusalSink) {
    const { id, version } = record;
    const { payload, stale } = await save({ id, version, reason: sent(reason.trim()) }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    toast.done(done);
    onClose();
  }

  return (
    <FormDialog<Reason>
      open
      onClose={onClose}
      title={title}
      saveLabel={saveLabel}
      isAct
      danger={!calm}
      initialValues={{ reason: "" }}
      validate={checkWith(rules)}
      onSubmit={send}
    >
      <p>{children}</p>
      <TextArea name="reason" label="Reason" max={reasonMax} optional={optional} help={help} />
    </FormDialog>
  );
}
