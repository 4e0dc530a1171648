import type { HistoryKind } from "@app/schema/types.generated.ts";
import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { useWhen } from "@app/ui/value/use-when.ts";
import { useConfirmed } from "../save/use-confirmed.ts";
import { useSave } from "../save/use-save.ts";
import { useUndo } from "../undo/use-undo.ts";
import { titleText, type Title } from "../text/title.ts";
import { RecordDialog } from "./record-dialog.tsx";
import type { EventMutation, NamedRecord, RecordQuery } from "./record-documents.ts";
import type { RecordDialogProps } from "./record-dialogs.tsx";

/** An event without further input: archive, restore, activate. */
export interface RecordEvent<Found> {
  /** The verb for question and button: "Archive" makes “Archive UK?” and “Archive region”. */
  verb: string;
  /** Follows the name in the question: “Send Ada Eze on leave?” */
  ending?: string;
  /** The question, if it differs. */
  title?: (record: Found) => Title;
  /** The button's label, if it differs. */
  label?: string;
  mutation: EventMutation;
  /** What will happen, with numbers. */
  description: (record: Found) => string;
  /** The success message. */
  successMessage: (record: Found) => string;
  danger?: boolean;
  /** The kind of history that can undo it; a function if that depends on the record's state. */
  undo?: HistoryKind | ((record: Found) => HistoryKind | undefined);
  /** What follows with the record that it answers, such as showing a copy. */
  onDone?: (changed: { id: string }) => void;
}

interface EventDialogProps<Found> {
  /** "region" */
  what: string;
  record: Found;
  event: RecordEvent<Found>;
  /** Why it is not possible, before trying. */
  refused?: string | undefined;
  onClose: () => void;
}

/** Confirms and applies an event of a loaded record. */
export function EventDialog<Found extends Omit<NamedRecord, "__typename">>(props: EventDialogProps<Found>) {
  const { what, record, event, refused, onClose } = props;
  const { id, name, version } = record;
  const {
    verb,
    ending,
    label = `${verb} ${what}`,
    mutation,
    description,
    successMessage,
    danger = false,
    undo,
  } = event;
  const { offer } = useUndo();
  const when = useWhen();
  const { save, saving } = useSave(mutation, ({ saved }) => saved);
  const { error, confirm } = useConfirmed(
    async (sink) => save({ id, version }, sink),
    ({ record: changed }) => {
      const text = successMessage(record);
      const kind = typeof undo === "function" ? undo(record) : undo;
      if (changed && kind) offer({ kind, id, version: changed.version, name, text });
      else toast.done(text);
      onClose();
      if (changed) event.onDone?.(changed);
    },
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={titleText(event.title?.(record) ?? `${[verb, name, ending].filter(Boolean).join(" ")}?`, when)}
      confirmLabel={label}
      danger={danger}
      pending={saving}
      error={error ?? refused}
      onConfirm={confirm}
    >
      {description(record)}
    </ConfirmDialog>
  );
}

interface RecordEventDialogProps<Found> extends RecordDialogProps {
  what: string;
  query: RecordQuery<Found>;
  /** By their names in the address. */
  events: Readonly<Record<string, RecordEvent<Found>>>;
}

/**
 * The same for the record whose id is in the address:
 *
 *     <RecordEventDialog {...props} what="region" query={RegionStandingDocument} events={{ archive, restore }} />
 */
export function RecordEventDialog<Found extends NamedRecord>(props: RecordEventDialogProps<Found>) {
  const { name, id, onClose, what, query, events } = props;
  const event = events[name];
  if (event === undefined || id === null) return null;
  const skeleton = <SkeletonLines count={event.danger ? 2 : 1} />;
  return (
    <RecordDialog what={what} query={query} id={id} onClose={onClose} skeleton={skeleton}>
      {(record) => <EventDialog what={what} record={record} event={event} onClose={onClose} />}
    </RecordDialog>
  );
}
