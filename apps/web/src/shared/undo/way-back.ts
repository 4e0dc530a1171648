import { toEnumName } from "@app/domain/enums.ts";
import { eventBack, nextState, type Machine } from "@app/domain/machine.ts";
import type { HistoryKind } from "@app/schema/types.generated.ts";

/**
 * The history that takes an event back, asked of how the record stands before it; undefined where nothing leads back:
 *
 *     undo: undoneIn("TUTOR", tutorMachine, "pause"),
 *
 * `back` where a record knows more than its machine.
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
