import { toEnumName } from "@app/domain/enums.ts";
import { curriculumMachine } from "@app/domain/curriculum/curriculum-machine.ts";
import { podMachine } from "@app/domain/customer-pods/pod-states.ts";
import { customerEventBack, customerMachine, dependentMachine } from "@app/domain/customers/customer-states.ts";
import { leadMachine } from "@app/domain/leads/lead-states.ts";
import { eventBack, eventsFrom, nextState, type Machine } from "@app/domain/machine.ts";
import { tutorFeedbackMachine } from "@app/domain/tutor-feedback/tutor-feedback-states.ts";
import { tutorMachine } from "@app/domain/tutors/tutor-states.ts";
import type { HistoryKind } from "@app/schema/types.generated.ts";
import { podEvents } from "../features/customer-pods/pod-events.ts";
import { customerEvents } from "../features/customers/customer-events.tsx";
import { dependentEvents } from "../features/customers/dependents/dependent-events.tsx";
import { curriculumEvents } from "../features/curriculum/events/curriculum-event.tsx";
import { leadEvents } from "../features/leads/lead-events.ts";
import { tutorFeedbackEvents } from "../features/tutor-feedback/tutor-feedback-events.tsx";
import { tutorEvents } from "../features/tutors/tutor-events.ts";
import { eventParam, undoOf, type EventTable } from "../shared/records/record-events.ts";

interface Offers {
  undo?: HistoryKind | ((record: never) => HistoryKind | undefined) | undefined;
}
type AnyMachine = Machine<string, string>;
type Back = (before: string, after: string) => string | null;

/** What the dialogs of a table of events offer. */
const offersOf = <State extends string, Event extends string, Offered extends Event>(
  table: EventTable<State, Event, Offered>,
): Record<string, Offers> =>
  Object.fromEntries(
    (Object.keys(table.rows) as Offered[]).map((event) => [eventParam(event), { undo: undoOf(table, event) }]),
  );

const offered = ({ undo }: Offers, status: string) =>
  (typeof undo === "function" ? undo({ status } as never) : undo) !== undefined;

/** Every record whose changes of state a history takes back, with what its dialogs offer, and what it knows beyond its machine. */
const kinds: [string, AnyMachine, Record<string, Offers | undefined>, Back?][] = [
  ["a tutor", tutorMachine, offersOf(tutorEvents)],
  ["a pod", podMachine, offersOf(podEvents)],
  ["a customer", customerMachine, { ...customerEvents, block: { undo: "CUSTOMER" } }, customerEventBack as Back],
  ["a dependent", dependentMachine, dependentEvents],
  ["a lead", leadMachine, offersOf(leadEvents)],
  ["feedback of a tutor", tutorFeedbackMachine, { ...tutorFeedbackEvents, resolve: { undo: "TUTOR_FEEDBACK" } }],
  ["a curriculum", curriculumMachine, curriculumEvents],
];

it.each(kinds.map((kind) => [kind[0], kind] as const))(
  "offers Undo for each event of %s that has a way back, and for no other",
  (_, kind) => {
    const [, machine, events, own] = kind;
    const back: Back = own ?? ((before, after) => eventBack(machine, before, after));
    for (const before of Object.keys(machine.table)) {
      for (const event of eventsFrom(machine, before)) {
        const after = nextState(machine, before, event) ?? before;
        const dialog = events[eventParam(event)];
        // A lead's trials and becoming a customer come of acts elsewhere.
        if (dialog === undefined && machine.asks?.includes(event)) continue;
        const is = dialog !== undefined && offered(dialog, toEnumName(before));
        expect([before, event, is]).toEqual([before, event, back(before, after) !== null]);
      }
    }
  },
);
