import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { CustomerInput, CustomerUpdateInput } from "@app/domain/customers/customer.ts";
import { fullName } from "@app/domain/people/person.ts";
import { newId } from "../../database/new-id.ts";
import { lockRecord } from "../../database/records.ts";
import { isReferredTo } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { customerLabel, personOf } from "./customers.queries.ts";
import { addCustomer, changeCustomer, setCustomerArchived, customerKind } from "./customers.service.ts";
import { peopleByEmail } from "./people-by-email.ts";
import { pickPerson } from "./person-writing.ts";
import { customers, persons, type CustomerRow, type PersonRow } from "./customers.table.ts";
import type { RecordRef } from "../../records/record-ref.ts";

export { countryOfRegion, readPhone } from "./phone-number.ts";

interface Known {
  customer: CustomerRow;
  person: PersonRow;
  /** Every address by which they are found: theirs, the second one, and those of records that were merged into them. */
  emails: string[];
  /** What was known of them in records that were merged into theirs, where one of these has a phone that is looked for. */
  former: PersonRow[];
}
type At = Pick<Context, "db">;

/** The person of a customer as that row was read, looked up once for all that is said of it. */
const personsOf = new WeakMap<CustomerRow, Promise<PersonRow>>();
function personBeside(context: At, row: CustomerRow): Promise<PersonRow> {
  const person = personsOf.get(row) ?? personOf(context, row.id);
  personsOf.set(row, person);
  return person;
}

/** Thousands at a time: nobody looks at what is counted of each. */
const plain: RecordKind<CustomerRow, RecordRef> = {
  ...customerKind,
  labelOf: async (row, context) => customerLabel(row, await personBeside(context, row)),
  parts: async (context, row) => pickPerson(await personBeside(context, row)),
  present: (_, { id, version }) => ({ _id: id, version }),
};

/** A customer number as people type it, in full: "12" and "c 12" are C-000012; null for what is none. */
export function customerNumberOf(typed: string): string | null {
  const digits = /^c?\s*-?\s*0*(\d{1,12})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? null : `C-${digits.padStart(6, "0")}`;
}

const known = (db: Context["db"]) =>
  db.select({ customer: customers, person: persons }).from(customers).innerJoin(persons, eq(persons.id, customers.id));

type Row = Omit<Known, "emails" | "former">;

const withMerged = (
  rows: readonly Row[],
  byEmail: ReadonlyMap<string, string[]> = new Map(),
  merged: readonly PersonRow[] = [],
): Known[] =>
  rows.map((row) => {
    const own = [row.person.email, row.person.secondaryEmail].filter((one) => one !== null);
    const former = merged.filter(({ mergedIntoId }) => mergedIntoId === row.person.id);
    return { ...row, emails: [...own, ...(byEmail.get(row.person.id) ?? [])], former };
  });

/** Customers with any of these ids, as they stand. */
export const customersByIds = async ({ db }: At, ids: readonly string[]): Promise<Known[]> =>
  withMerged(await known(db).where(inArray(customers.id, [...ids])));

/**
 * Customers that have any of these numbers, emails or phone numbers. Of merged records only the number finds the record
 * itself; the rest finds the one that it was merged into.
 */
export async function customersWithAny(
  { db }: At,
  given: { numbers: readonly string[]; emails: readonly string[]; phones: readonly string[] },
): Promise<Known[]> {
  const byEmail = await peopleByEmail({ db }, given.emails);
  const merged = await db
    .select()
    .from(persons)
    .where(and(isNotNull(persons.mergedIntoId), inArray(persons.phoneNumber, [...given.phones])));
  const standing = merged.flatMap(({ mergedIntoId }) => mergedIntoId ?? []);
  const numbered = db
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.customerNumber, [...given.numbers]));
  const reached = db
    .select({ id: persons.id })
    .from(persons)
    .where(
      and(
        isNull(persons.mergedIntoId),
        or(inArray(persons.id, [...byEmail.keys(), ...standing]), inArray(persons.phoneNumber, [...given.phones])),
      ),
    );
  // By id, so that each half is answered by its own index.
  return withMerged(await known(db).where(inArray(customers.id, numbered.union(reached))), byEmail, merged);
}

/** The payers that rows of dependents name, by number or email. */
export async function customersByNumberOrEmail(at: At, typed: readonly string[]) {
  if (typed.length === 0) return [];
  const numbers = typed.flatMap((text) => customerNumberOf(text) ?? []);
  const emails = typed.map((text) => text.toLowerCase());
  const found = await customersWithAny(at, { numbers, emails, phones: [] });
  return found.map(({ customer: { id, customerNumber }, person, emails: reachedBy }) => ({
    // A record that was merged stands for the one it was merged into.
    id: person.mergedIntoId ?? id,
    customerNumber,
    emails: reachedBy,
    name: fullName(person),
  }));
}

/** A number for a customer who is added only to see whether they could be. */
const noNumber = ({ now }: Context) => Promise.resolve(`trial ${newId(now)}`);

export const importCustomer = (context: Context, input: CustomerInput, trial: boolean): Promise<RecordRef> =>
  addCustomer(context, plain, input, trial ? noNumber : undefined);

export const changeImported = (context: Context, input: CustomerUpdateInput): Promise<RecordRef> =>
  changeCustomer(context, plain, input);

export const archiveImported = async (context: Context, at: RecordRef, archived: boolean): Promise<RecordRef> => {
  const { _id, version } = await setCustomerArchived(context, at, archived);
  return { _id, version };
};

/** Removes a customer whom an import has made, and the person; refused where anything refers to them by now. */
export async function removeCustomer(context: Context, { _id, version }: RecordRef): Promise<void> {
  const { db } = context;
  const row = await lockRecord(context, customers, _id);
  if (row?.version !== version) throw new Refusal("NOT_FOUND", importMessages.gone);
  const person = await personOf(context, _id);
  try {
    await db.transaction(async (tx) => {
      await tx.delete(customers).where(and(eq(customers.id, _id), eq(customers.version, version)));
      await tx.delete(persons).where(eq(persons.id, _id));
    });
  } catch (error) {
    throw isReferredTo(error) ? new Refusal("WRONG_STATE", importMessages.inUse) : error;
  }
  const label = customerLabel(row, person);
  await audit(context, {
    action: "deleted",
    kind: "customer",
    id: _id,
    label,
    before: { ...person, ...row },
    after: {},
  });
}
