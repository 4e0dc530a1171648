import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { sql } from "drizzle-orm";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import { customerNotes, customers, dependents, persons } from "../features/customers/customers.public.ts";
import {
  payoutAccounts,
  payRates,
  tutorDays,
  tutorDocuments,
  tutors,
  tutorTimeOff,
} from "../features/tutors/tutors.public.ts";
import { withAlike } from "./alike.ts";
import { makeCustomer, makeDependent, makeTutor, plainNames, type Regions } from "./make-people.ts";
import { lifeOf } from "./people-lives.ts";
import { seedFrom, type Seed } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** How many the demo business has. */
export const demoCustomers = 400;
export const demoTutors = 40;
const demoDependents = 300;
/** Where the chance of what happened to customers begins. */
const livesFrom = 50_000_000;
/** Whose customers they can be. */
const caring = new Set<string>(["director", "admin"]);

/** Everyone who pays, and those they pay for; returns them as they were before some were made to look alike. */
export async function seedCustomers(
  db: Database,
  seed: Seed,
  regions: Regions,
  staff: readonly SeededStaff[],
): Promise<readonly ReturnType<typeof makeCustomer>[]> {
  const carers = staff.filter(({ userRole, status }) => status === "active" && caring.has(userRole));
  const owners = carers.map(({ id }) => id);
  const plain = Array.from({ length: demoCustomers }, (_, n) => makeCustomer(seed, n, regions, plainNames, owners));
  const families = withAlike(plain, seed.now);
  const lives = families.map(({ person, customer }, n) =>
    lifeOf(seedFrom(seed.now, livesFrom + n), person, customer, carers),
  );
  await db.insert(persons).values(families.map(({ person }) => person));
  await db.insert(customers).values(families.map(({ customer }, n) => ({ ...customer, ...lives[n]?.stands })));
  await db.insert(customerNotes).values(lives.flatMap(({ notes }) => notes));
  await db.insert(teamActivity).values(lives.flatMap(({ entries }) => entries));
  await numbersFrom(db);
  const children = Array.from({ length: demoDependents }, (_, n) =>
    makeDependent(seed, families[(n * 7) % families.length] as (typeof families)[number]),
  );
  await db.insert(dependents).values(children);
  return plain;
}

/** The next customer gets the number after the last one. */
export const numbersFrom = (db: Database) =>
  db.execute(
    sql`select setval('customer_numbers', max(substring(${customers.customerNumber} from 3)::bigint)) from ${customers}`,
  );

/** The next tutor gets the number after the last one. */
export const tutorNumbersFrom = (db: Database) =>
  db.execute(sql`select setval('tutor_numbers', max(substring(${tutors.tutorNumber} from 3)::bigint)) from ${tutors}`);

/** Rows of tutors, in the order in which they can be written. */
export async function insertTutors(db: Database, tutorSeeds: readonly ReturnType<typeof makeTutor>[]): Promise<void> {
  await insertRows(
    db,
    persons,
    tutorSeeds.map(({ person }) => person),
  );
  await insertRows(
    db,
    tutors,
    tutorSeeds.map(({ tutor }) => tutor),
  );
  await insertRows(
    db,
    tutorTimeOff,
    tutorSeeds.flatMap(({ timeOff }) => timeOff),
  );
  await insertRows(
    db,
    tutorDocuments,
    tutorSeeds.flatMap(({ documents }) => documents),
  );
  await insertRows(
    db,
    payRates,
    tutorSeeds.flatMap(({ rates }) => rates),
  );
  await insertRows(
    db,
    tutorDays,
    tutorSeeds.flatMap(({ days }) => days),
  );
  await insertRows(
    db,
    payoutAccounts,
    tutorSeeds.map(({ account }) => account),
  );
}

/** Those who teach. */
export async function seedTutors(
  db: Database,
  seed: Seed,
  regions: Regions,
  staff: readonly SeededStaff[],
): Promise<void> {
  const verifier = staff.find(({ userRole, status }) => userRole === "director" && status === "active");
  await insertTutors(
    db,
    Array.from({ length: demoTutors }, (_, n) => makeTutor(seed, n, String(900 + n), regions, verifier?.id)),
  );
  await tutorNumbersFrom(db);
}
