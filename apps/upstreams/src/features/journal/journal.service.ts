import { recordName } from "@app/domain/changes.ts";
import { and, eq } from "drizzle-orm";
import { journalMessages } from "@app/domain/journal/journal-messages.ts";
import { hasSeverity, isEntryOpen } from "@app/domain/journal/journal-times.ts";
import {
  managersRead,
  readersOf,
  severityProblem,
  type JournalInput,
  type JournalUpdateInput,
} from "@app/domain/journal/journal.ts";
import type { JournalVisibility } from "@app/domain/journal/journal-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { dropFile, keepFile, setFileReaders } from "../files/files.public.ts";
import { checkNamedLesson } from "../lessons/named-lesson.public.ts";
import { lockPerson } from "../tutors/tutors.public.ts";
import { presentEntry, shownEntries } from "./journal.queries.ts";
import type { JournalEntryRecord } from "./journal.record.ts";
import { journalEntries, type JournalEntryRow } from "./journal.table.ts";

export const journalKind: RecordKind<JournalEntryRow, JournalEntryRecord> = {
  table: journalEntries,
  kind: "journal-entry",
  labelOf: ({ title }) => title,
  partOf: ({ personId }) => personId,
  readBy: readersOf,
  present: presentEntry,
};

/** Answers "not found" to those who may not see an entry. */
export async function admitToEntry(context: Context, id: string): Promise<void> {
  const seen = await context.db.$count(journalEntries, and(eq(journalEntries.id, id), shownEntries(context)));
  if (seen === 0) throw new Refusal("NOT_FOUND", messages.missing(recordName(journalKind.kind)));
}

function checkDay({ now, actor }: Context, occurredOn: string | undefined): void {
  if (occurredOn !== undefined && occurredOn > wallClockOf(now, actor.timeZone).date)
    throw fieldRefusal("occurredOn", journalMessages.later);
}

/** Authors must be able to read their own entries. */
function checkVisibility({ actor }: Context, visibility: JournalVisibility | undefined): void {
  if (visibility === "managers-only" && !actor.permissions.has(managersRead))
    throw fieldRefusal("visibility", journalMessages.managersOnly);
}

/** Attaches the files that an entry now names, and detaches those it no longer names. */
async function keepAttachments(context: Context, after: JournalEntryRow, before: readonly string[]): Promise<void> {
  const { id, attachmentIds } = after;
  const readBy = readersOf(after);
  for (const fileId of attachmentIds.filter((one) => !before.includes(one))) {
    const use = { kind: "document", refersKind: "journal-entry", refersId: id, readBy } as const;
    await keepFile(context, "attachmentIds", fileId, use);
  }
  for (const fileId of before.filter((one) => !attachmentIds.includes(one))) await dropFile(context, fileId);
  await setFileReaders(context, attachmentIds, readBy);
}

/** The first of the entries that another adds to, held; refused where the writer does not see it. */
async function holdFirst(context: Context, addsToId: string): Promise<JournalEntryRow> {
  const [named] = await lockRecords(context, journalEntries, [addsToId]);
  const [first] = named?.addsToId ? await lockRecords(context, journalEntries, [named.addsToId]) : [named];
  if (!first || (readersOf(first) === managersRead && !context.actor.permissions.has(managersRead)))
    throw fieldRefusal("addsToId", messages.reference(recordName(journalKind.kind)));
  return first;
}

/** Who may read an entry: an addition to a managers-only entry is managers-only too. */
const narrowed = (visibility: JournalVisibility, first: JournalEntryRow | null): JournalVisibility =>
  first?.visibility === "managers-only" ? "managers-only" : visibility;

/** Writes an entry. One that adds to another is about the same person, and read by no others. */
export async function createEntry(
  context: Context,
  { addsToId, severity, attachmentIds, ...input }: JournalInput,
): Promise<JournalEntryRecord> {
  checkDay(context, input.occurredOn);
  checkVisibility(context, input.visibility);
  await lockPerson(context, input.personId);
  await checkNamedLesson(context, input.lessonId, { tutorId: input.personId });
  const first = addsToId ? await holdFirst(context, addsToId) : null;
  if (first && first.personId !== input.personId) throw fieldRefusal("personId", journalMessages.otherPerson);
  return createRecord(context, journalKind, {
    async write() {
      const row = await insertRecord(context, journalEntries, {
        ...input,
        attachmentIds: [...new Set(attachmentIds)],
        severity: hasSeverity(input.kind) ? (severity ?? null) : null,
        addsToId: first?.id ?? null,
        visibility: narrowed(input.visibility, first),
      });
      await keepAttachments(context, row, []);
      return row;
    },
  });
}

/** What adds to an entry that is now for managers alone is so too. */
async function narrowAdditionsTo(context: Context, { id, visibility }: JournalEntryRow): Promise<void> {
  const { addsToId, version } = journalEntries;
  const additions = context.db.select({ _id: journalEntries.id, version }).from(journalEntries).where(eq(addsToId, id));
  for (const addition of await additions) {
    await changeRecord(context, journalKind, addition, {
      isDone: (before) => before.visibility === visibility,
      write: (before) => updateRecord(context, journalEntries, before, { visibility }),
      effects: (after) => setFileReaders(context, after.attachmentIds, readersOf(after)),
    });
  }
}

/** Saves changes to an entry: its author's, for 24 hours. Source: domain.md 1.1. */
export async function updateEntry(
  context: Context,
  { _id, version, ...changes }: JournalUpdateInput,
): Promise<JournalEntryRecord> {
  await admitToEntry(context, _id);
  checkDay(context, changes.occurredOn);
  checkVisibility(context, changes.visibility);
  return changeRecord(
    context,
    journalKind,
    { _id, version },
    {
      admit({ createdBy, createdAt }) {
        if (!isEntryOpen(createdAt, context.now)) throw new Refusal("WRONG_STATE", journalMessages.closed);
        if (createdBy !== context.actor.id) throw new Refusal("FORBIDDEN", journalMessages.notYours);
      },
      async write(before) {
        const { kind, severity, visibility, addsToId } = { ...before, ...changes };
        const first = addsToId === null ? null : await holdFirst(context, addsToId);
        const problem = severityProblem({ kind, severity });
        if (problem !== null) throw fieldRefusal("severity", problem);
        await checkNamedLesson(context, changes.lessonId, { tutorId: before.personId });
        const after = await updateRecord(context, journalEntries, before, {
          ...changes,
          severity: hasSeverity(kind) ? severity : null,
          visibility: narrowed(visibility, first),
          ...(changes.followUpOn === null && { followUpDoneAt: null }),
        });
        await keepAttachments(context, after, before.attachmentIds);
        return after;
      },
      effects: async (after, before) => {
        if (after.visibility !== before.visibility && after.visibility === "managers-only")
          await narrowAdditionsTo(context, after);
      },
    },
  );
}

/** Says that the follow-up of an entry is done, or that it is to be done after all. */
export async function setFollowedUp(
  context: Context,
  at: { _id: string; version: number },
  done: boolean,
): Promise<JournalEntryRecord> {
  await admitToEntry(context, at._id);
  return changeRecord(context, journalKind, at, {
    isDone: ({ followUpDoneAt }) => (followUpDoneAt !== null) === done,
    check({ followUpOn }) {
      if (followUpOn === null) throw new Refusal("WRONG_STATE", journalMessages.noFollowUp);
    },
    action: "state-changed",
    write: (before) => updateRecord(context, journalEntries, before, { followUpDoneAt: done ? context.now : null }),
  });
}
