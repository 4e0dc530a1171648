import { and, eq, inArray, isNull, notInArray, or } from "drizzle-orm";
import type { Likeness, PairVerdict } from "@app/domain/people/merge-enums.ts";
import { likenessOf } from "@app/domain/people/likely.ts";
import { fullName } from "@app/domain/people/person.ts";
import { foldForSearch } from "@app/domain/text.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { customerKind, customers, persons, shownCustomers, type PersonRow } from "../customers/customers.public.ts";
import { lockSides, nameOfSide } from "./merge-sides.ts";
import { personPairs } from "./people.table.ts";
import type { LikelyDuplicate } from "./person-merge.record.ts";

/** As many are shown. */
const shownMax = 10;
/** As many of those who share an email or a phone are compared. */
const readMax = 100;

/** What makes two records look alike, of both. */
const comparedOf = (one: PersonRow, other: PersonRow): string =>
  JSON.stringify(
    [one, other]
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((person) => [foldForSearch(fullName(person)), person.email, person.secondaryEmail, person.phoneNumber]),
  );

const ordered = (one: string, other: string) =>
  one < other ? { oneId: one, otherId: other } : { oneId: other, otherId: one };

const nobody: ReadonlyMap<string, PersonRow[]> = new Map();

/** A person as each of their records has them: the one that is left, and those that were merged into it. */
async function recordsOf({ db }: Context, id: string): Promise<PersonRow[]> {
  return db
    .select()
    .from(persons)
    .where(or(eq(persons.id, id), eq(persons.mergedIntoId, id)));
}

/** The records of others with an email or a phone of these, by the person that they belong to. */
async function sharing({ db }: Context, records: readonly PersonRow[]): Promise<ReadonlyMap<string, PersonRow[]>> {
  const emails = records.flatMap(({ email, secondaryEmail }) => [email, secondaryEmail]).filter((one) => one !== null);
  const phones = records.map(({ phoneNumber }) => phoneNumber).filter((one) => one !== null);
  if (emails.length === 0 && phones.length === 0) return nobody;
  const { id, email, secondaryEmail, phoneNumber } = persons;
  const rows = await db
    .select()
    .from(persons)
    .where(
      and(
        notInArray(
          id,
          records.map((record) => record.id),
        ),
        or(
          emails.length > 0 ? or(inArray(email, emails), inArray(secondaryEmail, emails)) : undefined,
          phones.length > 0 ? inArray(phoneNumber, phones) : undefined,
        ),
      ),
    )
    .orderBy(persons.createdAt, id)
    .limit(readMax);
  const found = new Map<string, PersonRow[]>();
  for (const row of rows)
    found.set(row.mergedIntoId ?? row.id, [...(found.get(row.mergedIntoId ?? row.id) ?? []), row]);
  return found;
}

/** What two people look like by any of their records. */
function likenessOfAny(ones: readonly PersonRow[], others: readonly PersonRow[]): Likeness | null {
  const all = ones.flatMap((one) => others.map((other) => likenessOf(one, other)));
  return all.find((likeness) => likeness === "same") ?? all.find((likeness) => likeness !== null) ?? null;
}

/**
 * Who may be the same person as a customer who is there, but for those of whom somebody said no. What records that were merged
 * into either say of them counts, too.
 */
export async function likelyDuplicates(context: Context, id: string): Promise<LikelyDuplicate[]> {
  const { db } = context;
  const own = await recordsOf(context, id);
  const person = own.find((record) => record.id === id);
  if (!person || person.mergedIntoId !== null) return [];
  const others = await sharing(context, own);
  const rows = await db
    .select({ customer: customers, person: persons })
    .from(persons)
    .innerJoin(customers, eq(customers.id, persons.id))
    .where(and(inArray(persons.id, [...others.keys()]), isNull(persons.mergedIntoId)))
    .orderBy(customers.createdAt, customers.id);
  const said = await db
    .select()
    .from(personPairs)
    .where(or(eq(personPairs.oneId, id), eq(personPairs.otherId, id)));
  const dismissed = new Set(said.map(({ compared }) => compared));
  const matched = rows.flatMap((row) => {
    const likeness = likenessOfAny(own, others.get(row.person.id) ?? []);
    return likeness === null || dismissed.has(comparedOf(person, row.person)) ? [] : [{ ...row, likeness }];
  });
  // The same person comes before those who share a phone.
  const inOrder = matched.toSorted((a, b) => b.likeness.localeCompare(a.likeness)).slice(0, shownMax);
  const shown = await shownCustomers(context, inOrder);
  return shown.map((customer, n) => ({ customer, likeness: inOrder[n]?.likeness ?? "same" }));
}

/** Remembers that two records are not of one person, until a field that was compared changes. */
export async function markDistinct(
  context: Context,
  id: string,
  { otherId, verdict }: { otherId: string; verdict: PairVerdict },
): Promise<LikelyDuplicate[]> {
  const { db } = context;
  const sides = await lockSides(context, id, otherId);
  const pair = ordered(id, otherId);
  const values = { ...pair, verdict, compared: comparedOf(sides[0].person, sides[1].person) };
  const [known] = await db
    .select()
    .from(personPairs)
    .where(and(eq(personPairs.oneId, pair.oneId), eq(personPairs.otherId, pair.otherId)))
    .for("update");
  await (known ? updateRecord(context, personPairs, known, values) : insertRecord(context, personPairs, values));
  const [one, other] = sides;
  for (const [side, alike] of [
    [one, other],
    [other, one],
  ] as const) {
    const label = await customerKind.labelOf(side.customer, context);
    const reason = `${verdict === "household" ? "Same household as" : "Not the same person as"} ${nameOfSide(alike)}.`;
    await audit(context, { action: "updated", kind: "customer", id: side.customer.id, label, reason });
  }
  return likelyDuplicates(context, id);
}
