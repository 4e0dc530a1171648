import { isNull } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { documentKinds } from "@app/domain/tutors/tutor-enums.ts";
import { documentProblems, type DocumentInput, type DocumentUpdateInput } from "@app/domain/tutors/tutor-parts.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { persons } from "../customers/customers.public.ts";
import { dropFile, keepFile } from "../files/files.public.ts";
import { tutorDocumentOf, type TutorDocumentRecord } from "./tutor-part.record.ts";
import { tutorDocuments, type TutorDocumentRow } from "./tutors.table.ts";

export const tutorDocumentKind: RecordKind<TutorDocumentRow, TutorDocumentRecord> = {
  table: tutorDocuments,
  kind: "tutor-document",
  labelOf: ({ kind }) => kind,
  partOf: ({ personId }) => personId,
  present: (_, row) => tutorDocumentOf(row),
};

export const tutorDocumentList: ListSpec = {
  sorts: { kind: [tutorDocuments.kind], expiresOn: [tutorDocuments.expiresOn] },
  defaultSort: "kind",
  id: tutorDocuments.id,
  filters: {
    id: anyText(tutorDocuments.id),
    personId: anyText(tutorDocuments.personId),
    kind: anyOf(tutorDocuments.kind, documentKinds, "Kind"),
  },
};

export async function listDocuments(context: Context, request: ListRequest) {
  const visible = isNull(tutorDocuments.archivedAt);
  const { rows, total } = await readPage(context, { row: tutorDocuments }, tutorDocuments, request, visible);
  return { rows: rows.map(({ row }) => tutorDocumentOf(row)), total };
}

/** Refuses what is about nobody. */
export async function lockPerson(context: Context, personId: string): Promise<void> {
  const [person] = await lockRecords(context, persons, [personId]);
  if (!person || person.mergedIntoId !== null) throw fieldRefusal("personId", messages.reference("Tutor"));
}

const keep = (context: Context, fileId: string, documentId: string) =>
  keepFile(context, "fileId", fileId, { kind: "document", refersKind: "tutor-document", refersId: documentId });

/** Adds a document. */
export async function createDocument(context: Context, input: DocumentInput): Promise<TutorDocumentRecord> {
  await lockPerson(context, input.personId);
  return createRecord(context, tutorDocumentKind, {
    async write() {
      const row = await insertRecord(context, tutorDocuments, input);
      if (row.fileId !== null) await keep(context, row.fileId, row.id);
      return row;
    },
  });
}

/** Saves changes to a document; another file, or other days, have to be verified anew. */
export const updateDocument = (
  context: Context,
  { _id, version, ...changes }: DocumentUpdateInput,
): Promise<TutorDocumentRecord> =>
  changeRecord(
    context,
    tutorDocumentKind,
    { _id, version },
    {
      check: refuseDeleted,
      async write(before) {
        const after = { ...before, ...changes };
        const [field] = Object.entries(documentProblems(after));
        if (field) throw fieldRefusal(...field);
        const isOther = changes.fileId !== undefined && changes.fileId !== before.fileId;
        if (isOther && before.fileId !== null) await dropFile(context, before.fileId);
        if (isOther && changes.fileId) await keep(context, changes.fileId, before.id);
        const proves = ["kind", "fileId", "issuedOn", "expiresOn"] as const;
        const stands = proves.every((name) => after[name] === before[name]);
        return updateRecord(context, tutorDocuments, before, {
          ...changes,
          ...(!stands && { verifiedById: null, verifiedAt: null }),
        });
      },
    },
  );

function refuseDeleted({ archivedAt }: TutorDocumentRow): void {
  if (archivedAt !== null) throw new Refusal("WRONG_STATE", messages.wrongState("document", "deleted", "changed"));
}

/** Says that somebody has looked at a document and found it good, or takes that back. */
export const setVerified = (
  context: Context,
  at: { _id: string; version: number },
  verified: boolean,
): Promise<TutorDocumentRecord> =>
  changeRecord(context, tutorDocumentKind, at, {
    isDone: ({ verifiedAt }) => (verifiedAt !== null) === verified,
    check: refuseDeleted,
    action: "state-changed",
    write: (before) =>
      updateRecord(context, tutorDocuments, before, {
        verifiedById: verified ? context.actor.personId : null,
        verifiedAt: verified ? context.now : null,
      }),
  });
