import { toEnumName } from "@app/domain/enums.ts";
import { eventBack, nextState, type Machine } from "@app/domain/machine.ts";
import type { HistoryKind } from "@app/schema/types.generated.ts";

/**
 * The history kind that can undo an event, depending on the record's state before; undefined if it cannot be undone:
 *
 *     undo: undoneIn("TUTOR", tutorMachine, "pause"),
 *
 * `back` is for records that know more than their machine.
 */
export const undoneIn =
  <State extends string, Event extends string>(
    kind: HistoryKind,
    machine: Machine<State, Event>,
    event: Event,
    back: (before: State, after: State) => Event | null = (before, after) => eventBack(machine, before, after),
  ) =>
  ({ status }: { status: string }): HistoryKind | undefined => {
    const before = (Object.keys(machine.table) as State[]).find((state) => toEnumName(state) === status);
    const after = before && nextState(machine, before, event);
    return before && after && back(before, after) ? kind : undefined;
  };
