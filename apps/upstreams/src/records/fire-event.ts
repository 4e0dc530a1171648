import { recordName } from "@app/domain/changes.ts";
import { eventBack, nextState, type Machine } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../service/context.ts";
import { Refusal } from "../service/refusal.ts";
import { changeRecord, type KeptRow, type RecordChange, type RecordKind } from "./change-record.ts";
import type { Changes } from "../database/schema/team-activity.table.ts";
import type { RecordRef } from "./record-ref.ts";

/** A record whose status a state machine controls. */
type Moved<State extends string> = KeptRow & { status: State };

/**
 * Moves a record to its next state. A record that is there already is returned as it is; an event that the state does
 * not allow is refused.
 *
 *     fireEvent(context, podKind, at, {
 *       machine: podMachine,
 *       event: "pause",
 *       done: podEventDone.pause,
 *       write: (before, status) => updateRecord(context, customerPods, before, { status }),
 *     });
 */
export function fireEvent<State extends string, Event extends string, Row extends Moved<State>, Shown>(
  context: Context,
  kind: RecordKind<Row, Shown>,
  at: RecordRef,
  {
    machine,
    event,
    done,
    write,
    isSame = () => true,
    ...own
  }: Pick<RecordChange<Row>, "action" | "admit" | "reason" | "effects"> & {
    machine: Machine<State, Event>;
    event: Event;
    /** Past participle for messages: "paused". */
    done: string;
    write: (before: Row, status: State) => Promise<Row>;
    /** Whether a record that is there already came there as it is asked for now; otherwise it is refused. */
    isSame?: (before: Row) => boolean;
  },
): Promise<Shown> {
  const targets = Object.values<Partial<Record<Event, State>>>(machine.table).map((events) => events[event]);
  const next = ({ status }: Row) => nextState(machine, status, event);
  return changeRecord(context, kind, at, {
    action: "state-changed",
    ...own,
    isDone: (before) => targets.includes(before.status) && isSame(before),
    check(before) {
      if (next(before) !== null) return;
      throw new Refusal("WRONG_STATE", messages.wrongState(recordName(kind.kind).toLowerCase(), before.status, done));
    },
    write: (before) => write(before, next(before) ?? before.status),
  });
}

/**
 * How the history undoes a state change, by the event that leads back; refused if there is none:
 *
 *     historyOf(podKind, { revertBy: revertByEvent(podMachine, firePodEvent), … });
 */
export const revertByEvent =
  <State extends string, Event extends string, Answer>(
    machine: Machine<State, Event>,
    fire: (context: Context, event: Event, at: RecordRef) => Promise<Answer>,
  ) =>
  ({ status }: Changes): ((context: Context, at: RecordRef) => Promise<Answer>) | null => {
    if (!status) return null;
    const [before, after] = status as [State, State];
    const back = eventBack(machine, before, after);
    return (context, at) => {
      if (back === null) throw new Refusal("WRONG_STATE", messages.notUndone);
      return fire(context, back, at);
    };
  };
