import type { Database } from "../database/client.ts";
import { customers, dependents, persons } from "../features/customers/customers.public.ts";
import { tutors } from "../features/tutors/tutors.public.ts";
import { makeCustomer, makeDependent, makeTutor, type Regions } from "./make-people.ts";
import type { Seed } from "./random.ts";

/** How many the demo business has. */
export const demoCustomers = 400;
export const demoTutors = 40;
const demoDependents = 300;

/** Everyone who pays, and those they pay for. */
export async function seedCustomers(db: Database, seed: Seed, regions: Regions): Promise<void> {
  const made = Array.from({ length: demoCustomers }, (_, n) => makeCustomer(seed, n, regions));
  await db.insert(persons).values(made.map(({ person }) => person));
  await db.insert(customers).values(made.map(({ customer }) => customer));
  const children = Array.from({ length: demoDependents }, (_, n) =>
    makeDependent(seed, made[(n * 7) % made.length] as (typeof made)[number]),
  );
  await db.insert(dependents).values(children);
}

/** Those who teach. */
export async function seedTutors(db: Database, seed: Seed, regions: Regions): Promise<void> {
  const made = Array.from({ length: demoTutors }, (_, n) => makeTutor(seed, n, String(900 + n), regions));
  await db.insert(persons).values(made.map(({ person }) => person));
  await db.insert(tutors).values(made.map(({ tutor }) => tutor));
}
