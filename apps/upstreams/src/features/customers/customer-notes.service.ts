import { isNull } from "drizzle-orm";
import { customerMessages } from "@app/domain/customers/customer-messages.ts";
import type { CustomerNoteInput, CustomerNoteUpdateInput } from "@app/domain/customers/customer-note.ts";
import { messages } from "@app/domain/messages.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { customerNoteOf, type CustomerNoteRecord } from "./customer-note.record.ts";
import { holdInUse } from "./customer-in-use.ts";
import { customerNotes, type CustomerNoteRow } from "./customers.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

/** How much of a note the activity log calls it by. */
const labelMax = 40;

export const customerNoteKind: RecordKind<CustomerNoteRow, CustomerNoteRecord> = {
  table: customerNotes,
  kind: "customer-note",
  labelOf: ({ text }) => text.slice(0, labelMax),
  partOf: ({ customerId }) => customerId,
  present: (_, row) => customerNoteOf(row),
};

/** Deleted notes are kept, so that deleting can be taken back, and not listed. */
export const noteList: ListSpec = {
  sorts: { pinned: [customerNotes.pinned, customerNotes.createdAt] },
  defaultSort: "-pinned",
  id: customerNotes.id,
  filters: { id: anyText(customerNotes.id), customerId: anyText(customerNotes.customerId) },
};

export async function listNotes(context: Context, request: ListRequest) {
  const visible = isNull(customerNotes.archivedAt);
  const { rows, total } = await readPage(context, { note: customerNotes }, customerNotes, request, visible);
  return { rows: rows.map(({ note }) => customerNoteOf(note)), total };
}

/** Writes down something of a customer. Source: domain.md 1.1. */
export async function createNote(context: Context, input: CustomerNoteInput): Promise<CustomerNoteRecord> {
  await holdInUse(context, input.customerId);
  return createRecord(context, customerNoteKind, { write: () => insertRecord(context, customerNotes, input) });
}

const ownOnly =
  ({ actor }: Context) =>
  ({ createdBy }: CustomerNoteRow) => {
    if (createdBy !== actor.id) throw new Refusal("FORBIDDEN", customerMessages.ownNote);
  };

function refuseDeleted({ archivedAt }: CustomerNoteRow): void {
  if (archivedAt !== null) throw new Refusal("WRONG_STATE", messages.wrongState("note", "deleted", "edited"));
}

/** Saves a note anew; its author alone may. */
export const updateNote = (
  context: Context,
  { _id, version, ...changes }: CustomerNoteUpdateInput,
): Promise<CustomerNoteRecord> =>
  changeRecord(
    context,
    customerNoteKind,
    { _id, version },
    {
      admit: ownOnly(context),
      check: refuseDeleted,
      write: (before) => updateRecord(context, customerNotes, before, changes),
    },
  );

/** Holds a note at the top of the others, or lets it go. */
export const setNotePinned = (context: Context, at: RecordRef, pinned: boolean): Promise<CustomerNoteRecord> =>
  changeRecord(context, customerNoteKind, at, {
    isDone: (note) => note.pinned === pinned,
    check: refuseDeleted,
    action: "state-changed",
    write: (before) => updateRecord(context, customerNotes, before, { pinned }),
  });

/** Deletes a note, or brings it back; its author alone may. */
export const setNoteDeleted = (context: Context, at: RecordRef, deleted: boolean): Promise<CustomerNoteRecord> =>
  changeRecord(context, customerNoteKind, at, {
    isDone: ({ archivedAt }) => (archivedAt !== null) === deleted,
    admit: ownOnly(context),
    action: deleted ? "archived" : "state-changed",
    write: (before) => updateRecord(context, customerNotes, before, { archivedAt: deleted ? context.now : null }),
  });
