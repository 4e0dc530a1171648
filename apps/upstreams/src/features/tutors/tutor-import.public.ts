import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import type { TaughtSubject, TutorImportInput, TutorUpdateInput } from "@app/domain/tutors/tutor.ts";
import { instantOf } from "@app/domain/time.ts";
import { newId } from "../../database/new-id.ts";
import { insertRecord, lockRecord } from "../../database/records.ts";
import { isReferredTo } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import { createRecord } from "../../records/change-record.ts";
import { withUnique } from "../../records/unique.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import {
  checkBorn,
  personOf,
  persons,
  personUniques,
  pickPerson,
  withoutPerson,
} from "../customers/customers.public.ts";
import type { PersonRow } from "../customers/customers.public.ts";
import { nextTutorNumber } from "./tutor-number.ts";
import { tutorLabel } from "./tutors.queries.ts";
import { phoneIn, regionFor, tutorKind, updateTutor } from "./tutors.service.ts";
import { tutors, type TutorRow } from "./tutors.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

interface Known {
  tutor: TutorRow;
  person: PersonRow;
  /** Both addresses by which they are found. */
  emails: string[];
}
type At = Pick<Context, "db">;

/** A tutor number as people type it, in full: "12" and "t 12" are T-0012; null for what is none. */
export function tutorNumberOf(typed: string): string | null {
  const digits = /^t?\s*-?\s*0*(\d{1,10})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? null : `T-${digits.padStart(4, "0")}`;
}

const known = (db: Context["db"]) =>
  db.select({ tutor: tutors, person: persons }).from(tutors).innerJoin(persons, eq(persons.id, tutors.id));

const withEmails = (rows: readonly Omit<Known, "emails">[]): Known[] =>
  rows.map((row) => ({
    ...row,
    emails: [row.person.email, row.person.secondaryEmail].filter((email) => email !== null),
  }));

/** Tutors with any of these ids, as they stand. */
export const tutorsByIds = async ({ db }: At, ids: readonly string[]): Promise<Known[]> =>
  withEmails(await known(db).where(inArray(tutors.id, [...ids])));

/** Tutors that have any of these numbers, emails or phone numbers, and were not merged. */
export const tutorsWithAny = async (
  { db }: At,
  given: { numbers: readonly string[]; emails: readonly string[]; phones: readonly string[] },
): Promise<Known[]> =>
  withEmails(
    await known(db).where(
      and(
        isNull(persons.mergedIntoId),
        or(
          inArray(tutors.tutorNumber, [...given.numbers]),
          inArray(persons.email, [...given.emails]),
          inArray(persons.secondaryEmail, [...given.emails]),
          inArray(persons.phoneNumber, [...given.phones]),
        ),
      ),
    ),
  );

/** Subjects by their names; what is known of one that they teach already stays. */
export const taughtAs = (names: readonly TaughtSubject["subject"][], now: readonly TaughtSubject[]): TaughtSubject[] =>
  names.map(
    (subject) =>
      now.find((taught) => taught.subject === subject) ?? {
        subject,
        levels: [],
        ageGroups: [],
        nativeSpeaker: false,
        dialects: [],
      },
  );

/** Adds a tutor who was hired elsewhere. `trial`: it will be taken back, so no number is used up. */
export async function importTutor(
  context: Context,
  { onboardedOn, subjects, ...input }: TutorImportInput,
  trial: boolean,
): Promise<RecordRef> {
  const { now, actor, db } = context;
  checkBorn(context, input.dateOfBirth);
  const region = await regionFor(context, input.regionId, false);
  const phoneNumber = phoneIn(input.phoneNumber, input.country, region);
  const since = onboardedOn ? instantOf({ date: onboardedOn, time: "12:00", timeZone: input.timeZone }) : now;
  const created = await createRecord(context, tutorKind, {
    async write() {
      const person = await withUnique(personUniques, () =>
        insertRecord(context, persons, {
          ...pickPerson(input),
          phoneNumber,
          consentAt: input.marketingConsent ? now : null,
        }),
      );
      const [tutor] = await db
        .insert(tutors)
        .values({
          ...withoutPerson(input),
          id: person.id,
          createdAt: now,
          updatedAt: now,
          createdBy: actor.id,
          updatedBy: actor.id,
          status: "active",
          subjects: taughtAs(subjects, []),
          onboardedAt: since < now ? since : now,
          tutorNumber: trial ? `trial ${newId(now)}` : await nextTutorNumber(context),
        })
        .returning();
      return tutor as TutorRow;
    },
  });
  return { _id: created._id, version: created.version };
}

export async function changeImportedTutor(context: Context, input: TutorUpdateInput): Promise<RecordRef> {
  const { _id, version } = await updateTutor(context, input);
  return { _id, version };
}

/** Removes a tutor whom an import has made, and the person; refused where anything refers to them by now. */
export async function removeTutor(context: Context, { _id, version }: RecordRef): Promise<void> {
  const row = await lockRecord(context, tutors, _id);
  if (row?.version !== version) throw new Refusal("NOT_FOUND", importMessages.gone);
  const person = await personOf(context, _id);
  try {
    await context.db.transaction(async (tx) => {
      await tx.delete(tutors).where(and(eq(tutors.id, _id), eq(tutors.version, version)));
      await tx.delete(persons).where(sql`${persons.id} = ${_id}`);
    });
  } catch (error) {
    throw isReferredTo(error) ? new Refusal("WRONG_STATE", importMessages.inUse) : error;
  }
  const label = tutorLabel(row, person);
  const before = { ...person, ...row };
  await audit(context, { action: "deleted", kind: "tutor", id: _id, label, before, after: {} });
}
