import { customerEventBack, dependentMachine } from "@app/domain/customers/customer-states.ts";
import { customerNoteUpdateInput } from "@app/domain/customers/customer-note.ts";
import { customerUpdateInput } from "@app/domain/customers/customer.ts";
import { dependentUpdateInput } from "@app/domain/customers/dependent.ts";
import type { CustomerStatus } from "@app/domain/people/people-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { Refusal } from "../../service/refusal.ts";
import { customerNoteKind, setNoteDeleted, setNotePinned, updateNote } from "./customer-notes.service.ts";
import { customerKind, fireCustomerEvent, setCustomerArchived, updateCustomer } from "./customers.service.ts";
import { dependentKind, fireDependentEvent, updateDependent } from "./dependents.service.ts";
import { noteHistoryReading } from "./safeguarding-notes.queries.ts";

/** What is shown of a customer's history, and the ways back. */
export const customerHistory = historyOf(customerKind, {
  area: "customers",
  first: ["firstName", "lastName"],
  more: ["status"],
  body: customerUpdateInput,
  update: updateCustomer,
  revertBy(changes) {
    // Merging is undone as a whole.
    if (changes["mergedIntoId"]) {
      return () => {
        throw new Refusal("WRONG_STATE", messages.notUndone);
      };
    }
    const { archivedAt } = changes;
    if (archivedAt) return (context, at) => setCustomerArchived(context, at, archivedAt[0] !== null);
    if (!changes["status"]) return null;
    const [before, after] = changes["status"] as [CustomerStatus, CustomerStatus];
    const back = customerEventBack(before, after);
    return (context, at) => {
      if (back === null) throw new Refusal("WRONG_STATE", messages.notUndone);
      return fireCustomerEvent(context, back, at);
    };
  },
});

/** The same of a dependent. */
export const dependentHistory = historyOf(dependentKind, {
  area: "customers",
  first: ["firstName", "lastName"],
  more: ["status"],
  body: dependentUpdateInput,
  update: updateDependent,
  shown: noteHistoryReading,
  revertBy: revertByEvent(dependentMachine, fireDependentEvent),
});

/** The same of a note: deleting one is taken back by its author. */
export const customerNoteHistory = historyOf(customerNoteKind, {
  area: "customers",
  more: ["pinned"],
  body: customerNoteUpdateInput,
  update: updateNote,
  revertBy({ archivedAt, pinned }) {
    if (archivedAt) return (context, at) => setNoteDeleted(context, at, archivedAt[0] !== null);
    return pinned ? (context, at) => setNotePinned(context, at, pinned[0] === true) : null;
  },
});
