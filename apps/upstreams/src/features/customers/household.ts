import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { isSameDependent } from "@app/domain/referrals/household.ts";
import type { Context } from "../../service/context.ts";
import { customers, dependents, persons } from "./customers.table.ts";
import { recordsOfPerson } from "./records-of-person.ts";

/** What tells that two customers are of one household. Source: domain.md 2.9. */
type HouseholdSign = "same-email" | "same-phone" | "same-household";

type Reading = Pick<Context, "db">;

/** The records of a person: the one that is left, and those that were merged into it. */
async function recordsOf({ db }: Reading, id: string) {
  const { email, secondaryEmail, phoneNumber, mergedIntoId } = persons;
  return db
    .select({ id: persons.id, email, secondaryEmail, phoneNumber, billingAddress: customers.billingAddress })
    .from(persons)
    .leftJoin(customers, eq(customers.id, persons.id))
    .where(or(eq(persons.id, id), eq(mergedIntoId, id)));
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
const known = (values: readonly (string | null)[]): string[] =>
  values.filter((value): value is string => Boolean(value));

/**
 * Other customers of a customer's household, each with what tells so: an email or a phone number in common, the same
 * address, or a record that was merged into theirs.
 */
export async function householdOf(context: Reading, customerId: string): Promise<ReadonlyMap<string, HouseholdSign[]>> {
  const own = await recordsOf(context, customerId);
  const emails = known(own.flatMap(({ email, secondaryEmail }) => [email, secondaryEmail]));
  const phones = known(own.map(({ phoneNumber }) => phoneNumber));
  const addresses = known(own.map(({ billingAddress }) => billingAddress)).map(bare);
  const { id, mergedIntoId, email, secondaryEmail, phoneNumber } = persons;
  const plainAddress = sql`lower(regexp_replace(${customers.billingAddress}, '[^[:alnum:]]', '', 'g'))`;
  const rows = await context.db
    .select({ id, mergedIntoId, email, secondaryEmail, phoneNumber, address: customers.billingAddress })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(
      and(
        ne(id, customerId),
        or(
          eq(mergedIntoId, customerId),
          emails.length > 0 ? or(inArray(email, emails), inArray(secondaryEmail, emails)) : undefined,
          phones.length > 0 ? inArray(phoneNumber, phones) : undefined,
          addresses.length > 0 ? inArray(plainAddress, addresses) : undefined,
        ),
      ),
    );
  return new Map(
    rows.map((row) => {
      const signs: HouseholdSign[] = [];
      if (known([row.email, row.secondaryEmail]).some((one) => emails.includes(one))) signs.push("same-email");
      if (row.phoneNumber !== null && phones.includes(row.phoneNumber)) signs.push("same-phone");
      const livesThere = row.address !== null && addresses.includes(bare(row.address));
      if (row.mergedIntoId === customerId || livesThere) signs.push("same-household");
      return [row.id, signs];
    }),
  );
}

/** What all records of a person say of their household. */
async function homeOf(context: Reading, id: string) {
  const ids = await recordsOfPerson(context, id);
  const { email, secondaryEmail, phoneNumber } = persons;
  const rows = await context.db
    .select({ email, secondaryEmail, phoneNumber, address: customers.billingAddress })
    .from(persons)
    .leftJoin(customers, eq(customers.id, persons.id))
    .where(inArray(persons.id, ids));
  const { firstName, lastName, dateOfBirth, customerId } = dependents;
  return {
    emails: known(rows.flatMap((row) => [row.email, row.secondaryEmail])),
    phones: known(rows.map((row) => row.phoneNumber)),
    addresses: known(rows.map(({ address }) => address && bare(address))),
    dependents: await context.db
      .select({ firstName, lastName, dateOfBirth })
      .from(dependents)
      .where(inArray(customerId, ids)),
  };
}

/**
 * What tells that two people, customers or not, are of one household: an email or a phone number in common, the same
 * address, or a dependent in common. What was merged into either counts. Source: domain.md 2.9.
 */
export async function signsBetween(context: Reading, oneId: string, otherId: string): Promise<HouseholdSign[]> {
  const [one, other] = [await homeOf(context, oneId), await homeOf(context, otherId)];
  const shares = (key: "emails" | "phones" | "addresses") => one[key].some((value) => other[key].includes(value));
  const child = one.dependents.some((theirs) => other.dependents.some((child) => isSameDependent(theirs, child)));
  return [
    ...(shares("emails") ? (["same-email"] as const) : []),
    ...(shares("phones") ? (["same-phone"] as const) : []),
    ...(shares("addresses") || child ? (["same-household"] as const) : []),
  ];
}
