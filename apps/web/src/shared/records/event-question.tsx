import { RecordEventDialog, type RecordEvent } from "./event-dialog.tsx";
import type { RecordDialogProps } from "./record-dialogs.tsx";
import type { NamedRecord, RecordQuery } from "./record-documents.ts";
import { eventParam, undoOf, type EventTable } from "./record-events.ts";

/** What the table of events does not say of an event without input. */
type Question<Found> = Pick<RecordEvent<Found>, "mutation" | "description" | "successMessage" | "title">;
export type Questions<Found, Event extends string> = Readonly<Record<Event, Question<Found>>>;

interface EventQuestionProps<
  Found,
  State extends string,
  Event extends string,
  Offered extends Event,
> extends RecordDialogProps {
  table: EventTable<State, Event, Offered>;
  query: RecordQuery<Found>;
  questions: Partial<Questions<Found, Offered>>;
}

/**
 * Asks before an event that needs no input, with the words of the table of events:
 *
 *     <EventQuestion {...props} table={leadEvents} query={LeadRecordDocument} questions={{ contact: { mutation, … } }} />
 */
export function EventQuestion<
  Found extends NamedRecord,
  State extends string,
  Event extends string,
  Offered extends Event,
>({ table, questions, ...props }: EventQuestionProps<Found, State, Event, Offered>) {
  const asked = (Object.keys(questions) as Offered[]).map((event) => {
    const { label, danger = false } = table.rows[event];
    const [verb = "", ...ending] = label.split(" ");
    const undone = undoOf(table, event);
    const undo = (record: Found) => undone({ status: String((record as Record<string, unknown>)[table.state]) });
    const words = ending.length > 0 ? { verb, ending: ending.join(" "), label } : { verb };
    return [eventParam(event), { ...words, danger, undo, ...questions[event] } as RecordEvent<Found>] as const;
  });
  return <RecordEventDialog {...props} what={table.kind.one} events={Object.fromEntries(asked)} />;
}
