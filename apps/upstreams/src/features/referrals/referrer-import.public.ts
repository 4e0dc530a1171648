import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { fullName } from "@app/domain/people/name.ts";
import type { ReferralScheme } from "@app/domain/referrals/referral-enums.ts";
import type { ReferrerInput, ReferrerUpdateInput } from "@app/domain/referrals/referrer.ts";
import { foldForSearch } from "@app/domain/text.ts";
import { lockRecord } from "../../database/records.ts";
import { isReferredTo } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { RecordKind } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { customers, peopleFound, personOf, persons, type PersonRow } from "../customers/customers.public.ts";
import { tutors } from "../tutors/tutors.public.ts";
import { referralCodes } from "./codes.table.ts";
import { addReferrer, changeReferrer, referrerKind } from "./referrers.service.ts";
import { referrers, type ReferrerRow } from "./referrers.table.ts";

type At = Pick<Context, "db">;

/** Thousands at a time: nobody looks at what is counted of each. */
const plain: RecordKind<ReferrerRow, RecordRef> = {
  ...referrerKind,
  present: (_, { id, version }) => ({ _id: id, version }),
};

/** Somebody who may be meant by a row: what they are, and how they refer if they do. */
export interface Meant {
  person: PersonRow;
  schemes: readonly ReferralScheme[];
  referrer: ReferrerRow | null;
}

async function matching({ db }: At, which: SQL | undefined): Promise<Meant[]> {
  const rows = await db
    .select({ person: persons, referrer: referrers, tutorId: tutors.id, customerId: customers.id })
    .from(persons)
    .leftJoin(referrers, eq(referrers.id, persons.id))
    .leftJoin(tutors, eq(tutors.id, persons.id))
    .leftJoin(customers, eq(customers.id, persons.id))
    .where(and(isNull(persons.mergedIntoId), which));
  return rows.map(({ person, referrer, tutorId, customerId }) => ({
    person,
    referrer,
    schemes: [
      ...(tutorId === null ? [] : (["teacher"] as const)),
      ...(customerId === null ? [] : (["customer"] as const)),
    ],
  }));
}

/** People with any of these addresses. */
export const peopleWithEmail = (context: At, emails: readonly string[]): Promise<Meant[]> =>
  matching(context, or(inArray(persons.email, [...emails]), inArray(persons.secondaryEmail, [...emails])));

/** Customers and tutors of a name; marks and capitals are ignored. */
export async function peopleCalled(context: At, name: string): Promise<Meant[]> {
  if (name === "") return [];
  const found = await matching(context, sql`${persons.id} in (${peopleFound(name)})`);
  const folded = foldForSearch(name);
  return found.filter(({ person, schemes }) => schemes.length > 0 && foldForSearch(fullName(person)) === folded);
}

/** Referrers with any of these ids, as they stand. */
export const referrersByIds = (context: At, ids: readonly string[]): Promise<Meant[]> =>
  matching(context, inArray(referrers.id, [...ids]));

export const importReferrer = (context: Context, input: ReferrerInput, since?: Date): Promise<RecordRef> =>
  addReferrer(context, plain, input, since);

export const changeImportedReferrer = (context: Context, input: ReferrerUpdateInput): Promise<RecordRef> =>
  changeReferrer(context, plain, input);

/** Removes a referrer that an import has made, and frees their code; refused once anybody came with it. */
export async function removeReferrer(context: Context, { _id, version }: RecordRef): Promise<void> {
  const { db } = context;
  const row = await lockRecord(context, referrers, _id);
  if (row?.version !== version) throw new Refusal("NOT_FOUND", importMessages.gone);
  try {
    await db.transaction(async (tx) => {
      await tx.delete(referrers).where(and(eq(referrers.id, _id), eq(referrers.version, version)));
      await tx.delete(referralCodes).where(eq(referralCodes.holderId, _id));
    });
  } catch (error) {
    throw isReferredTo(error) ? new Refusal("WRONG_STATE", importMessages.inUse) : error;
  }
  const label = fullName(await personOf(context, _id));
  await audit(context, { action: "deleted", kind: "referrer", id: _id, label, before: row, after: {} });
}
