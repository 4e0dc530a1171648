import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { eventsFrom, type Machine } from "@app/domain/machine.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { HistoryKind } from "@app/schema/types.generated.ts";
import type { Icon } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import type { BulkAction } from "../bulk/bulk.ts";
import { withParams } from "../page/search-params.ts";
import { useCan, whoMay } from "../permission/use-can.ts";
import { undoneIn } from "../undo/way-back.ts";
import type { DialogEntry } from "./record-dialogs.tsx";
import type { RecordKind } from "./record-kind.ts";

/** An event as people meet it: on a button, as a dialog, for many records. It says nothing of where on a screen. */
export interface EventRow {
  /** What is done: "Pause", "Mark as contacted". A question puts the record's name after the first word. */
  label: string;
  icon: Icon;
  danger?: boolean;
  /** Whether it is the main action of the record's page. */
  main?: boolean;
  /** The permission, if not the kind's `act`. */
  needs?: Permission;
  /** The same for many records. */
  many?: Pick<BulkAction, "kind" | "description">;
}

/** The events of a kind of record, once for its buttons, dialogs and bulk actions. */
export interface EventTable<State extends string, Event extends string, Offered extends Event = Event> {
  kind: RecordKind;
  machine: Machine<State, Event>;
  /** The record's field with its state. */
  state: "status" | "stage";
  /** The events that people trigger. */
  rows: Readonly<Record<Offered, EventRow>>;
}

/** An event's name in the address: "book-trial" → "bookTrial". */
export const eventParam = (event: string): string =>
  event.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const rowsOf = <Event extends string>({ rows }: { rows: Readonly<Record<Event, EventRow>> }) =>
  Object.entries(rows) as [Event, EventRow][];

/**
 * The dialogs of the events, for `dialogsOf`: `question`, an `EventQuestion`, and the `own` dialogs of those that ask for
 * input.
 */
export function eventDialogs<State extends string, Event extends string, Offered extends Event>(
  table: EventTable<State, Event, Offered>,
  question: DialogEntry["load"],
  own?: Readonly<Partial<Record<Offered, Pick<DialogEntry, "load" | "query">>>>,
): Readonly<Record<string, DialogEntry>> {
  return Object.fromEntries(
    rowsOf(table).map(([event, { needs = table.kind.act }]) => [
      eventParam(event),
      { needs, load: question, ...own?.[event] },
    ]),
  );
}

/** The events that can be done to many records at once. */
export const eventsForMany = <State extends string, Event extends string, Offered extends Event>(
  table: EventTable<State, Event, Offered>,
): readonly Pick<BulkAction, "kind" | "label" | "description" | "danger" | "needs">[] =>
  rowsOf(table).flatMap(([, { label, danger, needs = table.kind.act, many }]) =>
    many ? [{ ...many, label, needs, ...(danger && { danger }) }] : [],
  );

/** The state that a record's field names; the first state for one that is unknown. */
export const stateIn = <State extends string>({ table, initial }: Machine<State, string>, name: string): State =>
  (Object.keys(table) as State[]).find((state) => toEnumName(state) === name) ?? initial;

/** The history that can undo an event, depending on the record's state before; for dialogs of their own. */
export const undoOf = <State extends string, Event extends string, Offered extends Event>(
  { kind, machine }: EventTable<State, Event, Offered>,
  event: Offered,
): ((before: { status: string }) => HistoryKind | undefined) => undoneIn(kind.history, machine, event);

/** The events of a state that people trigger, in the machine's order. */
export const offeredIn = <State extends string, Event extends string, Offered extends Event>(
  { machine, rows }: EventTable<State, Event, Offered>,
  state: State,
): Offered[] => eventsFrom(machine, state).filter((event): event is Offered => event in rows);

/** Makes buttons of events of one record, which open their dialogs. */
export function useEventActions<State extends string, Event extends string, Offered extends Event>({
  kind,
  rows,
}: EventTable<State, Event, Offered>): (id: string, offered: readonly Offered[]) => PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  return (id, offered) =>
    offered.map((event) => {
      const { label, icon, danger = false, main, needs = kind.act } = rows[event];
      const href = withParams(params, { [eventParam(event)]: id });
      return {
        label,
        icon,
        href,
        danger,
        ...(main && { main }),
        ...(!can(needs) && { disabledReason: whoMay(needs) }),
      };
    });
}
