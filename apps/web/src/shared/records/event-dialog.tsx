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

/** What is done to a record as it stands: archive, restore, activate. */
export interface RecordEvent<Found> {
  /** Asks and does it: "Archive" makes “Archive UK?” and “Archive region”. */
  verb: string;
  /** What stands behind the name in the question: “Send Ada Eze on leave?” */
  ending?: string;
  /** The question, where it says something else than the name. */
  title?: (record: Found) => Title;
  /** The button, where it says something else. */
  label?: string;
  mutation: EventMutation;
  /** What will happen, with numbers. */
  description: (record: Found) => string;
  /** What is said when it is done. */
  done: (record: Found) => string;
  danger?: boolean;
  /** The history that leads back, where one does; of an event that some states alone know the way back from, asked of the record. */
  undo?: HistoryKind | ((record: Found) => HistoryKind | undefined);
}

interface EventDialogProps<Found> {
  /** "region" */
  what: string;
  record: Found;
  event: RecordEvent<Found>;
  /** Why it cannot be done, before it is tried. */
  refused?: string | undefined;
  onClose: () => void;
}

/** Asks before something is done to a record that is at hand, and does it. */
export function EventDialog<Found extends Omit<NamedRecord, "__typename">>(props: EventDialogProps<Found>) {
  const { what, record, event, refused, onClose } = props;
  const { id, name, version } = record;
  const { verb, ending, label = `${verb} ${what}`, mutation, description, done, danger = false, undo } = event;
  const { offer } = useUndo();
  const when = useWhen();
  const { save, saving } = useSave(mutation, ({ saved }) => saved);
  const { error, confirm } = useConfirmed(
    async (sink) => save({ id, version }, sink),
    ({ record: changed }) => {
      const text = done(record);
      const kind = typeof undo === "function" ? undo(record) : undo;
      if (changed && kind) offer({ kind, id, version: changed.version, name, text });
      else toast.done(text);
      onClose();
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
  /** By what the address names them. */
  events: Readonly<Record<string, RecordEvent<Found>>>;
}

/**
 * The same of the record whose id the address gives:
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
