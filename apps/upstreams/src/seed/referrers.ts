import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { fullName } from "@app/domain/people/name.ts";
import { codeFromName, referrerInput } from "@app/domain/referrals/referrer.ts";
import type { Database } from "../database/client.ts";
import { customers, persons } from "../features/customers/customers.public.ts";
import { referralCodes } from "../features/referrals/codes.public.ts";
import { referrers } from "../features/referrals/referrals-tables.public.ts";
import { tutors } from "../features/tutors/tutors.public.ts";
import { seedFrom, type Seed } from "./random.ts";
import { customerTerms, teacherPlans } from "./referrer-plans.ts";

/** Where the chance of referrers begins. */
const chanceFrom = 59_000_000;

type NewReferrer = typeof referrers.$inferInsert;

/** A referrer's row from its terms, as the service would write it. */
function rowOf(seed: Seed, id: string, said: { code: string; madeDaysAgo: number; terms: object }) {
  const {
    personId: _,
    firstName: _f,
    lastName: _l,
    email: _e,
    phoneNumber: _p,
    ...terms
  } = referrerInput.parse({
    personId: id,
    ...said.terms,
  });
  return { ...seed.record(seed.daysAgo(said.madeDaysAgo)), ...terms, id, code: said.code } satisfies NewReferrer;
}

/** Teachers and customers who refer new customers. */
export async function seedReferrers(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const teaching = await db
    .select({ id: tutors.id })
    .from(tutors)
    .where(inArray(tutors.status, ["active", "on-leave"]))
    .orderBy(asc(tutors.tutorNumber))
    .limit(teacherPlans.length);
  const paying = await db
    .select({ person: persons })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(
      and(
        eq(customers.status, "active"),
        isNull(customers.archivedAt),
        isNull(persons.mergedIntoId),
        sql`${persons.email} is not null`,
      ),
    )
    .orderBy(asc(customers.customerNumber))
    .limit(customerTerms.length);
  const rows: NewReferrer[] = [];
  for (const [place, { somebody, status = "active", ...said }] of teacherPlans.entries()) {
    const known = teaching[place];
    const record = seed.record(seed.daysAgo(said.madeDaysAgo));
    if (somebody) await db.insert(persons).values({ ...record, ...somebody, timeZone: "Africa/Lagos" });
    const id = somebody ? record.id : known?.id;
    if (id) rows.push({ ...rowOf(seed, id, { ...said, terms: { ...said.terms, scheme: "teacher" } }), status });
  }
  for (const [place, { person }] of paying.entries()) {
    const terms = { ...customerTerms[place], scheme: "customer" };
    const code = codeFromName(fullName(person));
    rows.push(rowOf(seed, person.id, { code, madeDaysAgo: 300 - place * 40, terms }));
  }
  await db.insert(referrers).values(rows);
  await db.insert(referralCodes).values(
    rows.map(({ id, code, scheme, createdAt }) => ({
      code,
      holderId: id,
      createdAt,
      holderKind: scheme === "teacher" ? ("teacher-referrer" as const) : ("customer-referrer" as const),
    })),
  );
}
