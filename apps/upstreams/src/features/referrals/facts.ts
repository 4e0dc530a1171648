import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { fullName } from "@app/domain/people/name.ts";
import type { Context } from "../../service/context.ts";
import { findOrRefuse } from "../../records/versions.ts";
import { customers, dependents, persons, recordsOfPerson } from "../customers/customers.public.ts";
import { referrals } from "./referrals.table.ts";

const side = z
  .object({
    _id: z.string(),
    name: z.string(),
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    addresses: z.array(z.string()),
    dependents: z.array(z.string()),
    since: z.iso.datetime(),
  })
  .meta({ id: "ReferralSide" });

/** What is known of both sides of a referral. */
export const referralFacts = z.object({ referrer: side, referee: side.nullable() }).meta({ id: "ReferralFacts" });

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value): value is string => Boolean(value))),
];

/** A side with all records of the person, because what was merged into theirs tells of the household too. */
async function sideOf(context: Context, id: string): Promise<z.infer<typeof side>> {
  const { db } = context;
  const ids = await recordsOfPerson(context, id);
  const known = await db
    .select({ person: persons, address: customers.billingAddress })
    .from(persons)
    .leftJoin(customers, eq(customers.id, persons.id))
    .where(inArray(persons.id, ids));
  const { firstName, lastName, customerId } = dependents;
  const children = await db.select({ firstName, lastName }).from(dependents).where(inArray(customerId, ids));
  const [first] = ids;
  const rows = known.toSorted((one, other) => ids.indexOf(one.person.id) - ids.indexOf(other.person.id));
  const began = rows.map(({ person }) => person.createdAt.getTime());
  return {
    _id: first,
    name: rows
      .slice(0, 1)
      .map(({ person }) => fullName(person))
      .join(""),
    emails: distinct(rows.flatMap(({ person }) => [person.email, person.secondaryEmail])),
    phones: distinct(rows.map(({ person }) => person.phoneNumber)),
    addresses: distinct(rows.map(({ address }) => address)),
    dependents: distinct(children.map(fullName)),
    since: new Date(Math.min(...began)).toISOString(),
  };
}

/** Both sides of a referral, beside each other. */
export async function factsOf(context: Context, id: string): Promise<z.infer<typeof referralFacts>> {
  const row = await findOrRefuse(context, referrals, id, "Referral");
  return {
    referrer: await sideOf(context, row.referrerId),
    referee: row.refereeCustomerId === null ? null : await sideOf(context, row.refereeCustomerId),
  };
}
