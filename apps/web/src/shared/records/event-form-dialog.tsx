import type { TypedDocumentNode } from "@apollo/client";
import { useState, type ReactNode } from "react";
import type { HistoryKind } from "@app/schema/types.generated.ts";
import * as z from "zod";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useWhen } from "@app/ui/value/use-when.ts";
import { useUnsavedGuard } from "../drafts/unsaved-guard.tsx";
import { MailNotes, MailPreview } from "./mail-preview.tsx";
import { noNotes, notesOf, notesRules, type Mailing } from "./mail-notes.ts";
import { RecordDialog } from "./record-dialog.tsx";
import type { NamedRecord, RecordQuery, Saved } from "./record-documents.ts";
import { titleText, type Title } from "../text/title.ts";
import type { RecordDialogProps } from "./record-dialogs.tsx";
import { useSave } from "../save/use-save.ts";
import type { FormErrorSetter } from "../save/user-errors.ts";
import { useTakeBack, type TakeBack } from "../undo/use-take-back.ts";
import { useUndo } from "../undo/use-undo.ts";
import { checkWith } from "../save/zod-form.ts";

type Asking = Pick<NamedRecord, "id" | "version">;

/** The input of an event, and its effects. */
interface EventFormConfig<Values, Sent> {
  title: Title;
  saveLabel: string;
  successMessage: string;
  /** The history that can undo it, and the record's display name. */
  undo?: { kind: HistoryKind; name: string } | undefined;
  /** Undoes it while its emails wait; not together with `undo`. */
  takeBack?: TakeBack;
  danger?: boolean;
  /** Why it cannot be done as the record stands; then nothing is asked. */
  refused?: string | undefined;
  initialValues: Values;
  rules: z.ZodType<object>;
  mutation: TypedDocumentNode<
    { saved: Saved<{ version: number }> },
    Sent & { id: string; version: number; idempotencyKey?: string | null | undefined }
  >;
  /** The variables besides id and version. */
  sent: (values: Values) => Sent;
  /** Recipients of its emails and of the staff's messages in them, with a preview. */
  mails?: Mailing;
  /** Further data that it makes outdated. */
  onDone?: () => void;
  /** The consequences of the current input, always visible above the buttons. */
  outcome?: ReactNode;
  children: ReactNode;
}

/** The same for a loaded record. */
export function EventForm<Values extends object, Sent extends object>(
  props: EventFormConfig<Values, Sent> & { record: Asking; onClose: () => void },
) {
  const {
    record,
    onClose,
    title,
    saveLabel,
    successMessage,
    danger = false,
    initialValues,
    rules,
    mutation,
    sent,
  } = props;
  const { mails, undo, takeBack } = props;
  const { offer } = useUndo();
  const offerBack = useTakeBack(takeBack ?? (mutation as unknown as TakeBack));
  const when = useWhen();
  const guard = useUnsavedGuard(undefined, { isAction: true });
  const leave = () => {
    guard.discardAndLeave();
    onClose();
  };
  const { save } = useSave(mutation, ({ saved }) => saved);
  const check = checkWith<Values>(mails ? z.intersection(rules, notesRules) : rules);
  const variablesOf = (values: Values) => ({
    ...sent(values),
    id: record.id,
    version: record.version,
    ...(mails && { notes: notesOf(values) }),
  });
  async function send(values: Values, form: FormErrorSetter) {
    const { payload, stale } = await save(variablesOf(values), form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    const { record: changed } = payload;
    if (changed && takeBack) offerBack({ id: record.id, version: changed.version, text: successMessage });
    else if (changed && undo) offer({ ...undo, id: record.id, version: changed.version, text: successMessage });
    else toast.done(successMessage);
    props.onDone?.();
    leave();
  }
  // What is typed stays when the record changes meanwhile: saving it says what stands in the way.
  const [refused] = useState(props.refused);
  if (refused !== undefined) {
    return (
      <DialogFrame
        open
        onClose={onClose}
        title={titleText(title, when)}
        buttons={<Button onClick={onClose}>Close</Button>}
      >
        <p>{refused}</p>
      </DialogFrame>
    );
  }
  return (
    <FormDialog<Values>
      open
      onClose={leave}
      onDirtyChange={guard.onDirtyChange}
      questions={guard.dialog}
      title={titleText(title, when)}
      saveLabel={saveLabel}
      isAction
      danger={danger}
      initialValues={{ ...(mails && noNotes), ...initialValues }}
      validate={check}
      onSubmit={send}
      outcome={props.outcome}
    >
      {props.children}
      {mails ? (
        <MailPreview<Values>
          mutation={mutation}
          variablesOf={(values) => (Object.keys(check(values)).length === 0 ? variablesOf(values) : null)}
        >
          <MailNotes {...mails} />
        </MailPreview>
      ) : null}
    </FormDialog>
  );
}

/**
 * Asks for an event's input and applies it:
 *
 *     <EventFormDialog {...props} what="feedback" query={FeedbackRecordDocument} config={(feedback) => ({ title: "Resolve?", … })} />
 */
export function EventFormDialog<Found extends Asking, Values extends object, Sent extends object>({
  id,
  onClose,
  what,
  wide = false,
  query,
  config,
}: RecordDialogProps & {
  what: string;
  /** 640 instead of 480 px, also while loading. */
  wide?: boolean;
  query: RecordQuery<Found>;
  config: (record: Found) => EventFormConfig<Values, Sent>;
}) {
  if (id === null) return null;
  return (
    <RecordDialog
      what={what}
      wide={wide}
      query={query}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(record) => <EventForm {...config(record)} record={record} onClose={onClose} />}
    </RecordDialog>
  );
}
