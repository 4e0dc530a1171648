import { count, eq, sql } from "drizzle-orm";
import { StartRefused } from "../config.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { retryable } from "../database/retryable.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { customers, dependents, persons } from "../features/customers/customers.public.ts";
import { leads, leadStagesReached } from "../features/leads/leads.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { tutors } from "../features/tutors/tutors.public.ts";
import { makeLeadAtScale } from "./leads.ts";
import { makeCustomer, makeDependent, makeTutor, plainNames, type Names, type Regions } from "./make-people.ts";
import type { NameList } from "./names.ts";
import { demoCustomers, demoTutors, insertTutors, numbersFrom, tutorNumbersFrom } from "./people.ts";
import { seedFrom } from "./random.ts";
import { seedAroundTutors } from "./scale-around.ts";
import { seedIfEmpty } from "./seed.ts";
import type { SeededStaff } from "./staff.ts";

/** Customers that are written in one transaction. */
const blockSize = 1000;
/** One tutor for so many customers. */
const customersOfTutor = 50;
/** One lead for so many. */
const customersOfLead = 2;
/** Of so many people of one kind, few would have the demo business's names alone. */
const singleFirst = 75;
const singleLast = 160;

const repeated = (names: readonly string[], times: number) => Array.from({ length: times }, () => names).flat();
const pairs = (names: readonly string[], between: string) =>
  names.flatMap((one) => names.filter((other) => other !== one).map((other) => one + between + other));

/** The same names, two in five first names with a second one and one in five last names double. */
const wider = ({ first, last }: NameList): NameList => ({
  first: [...repeated(first, singleFirst), ...pairs(first, " ")],
  last: [...repeated(last, singleLast), ...pairs(last, "-")],
});
const widerNames = (): Names => ({
  igbo: wider(plainNames.igbo),
  yoruba: wider(plainNames.yoruba),
  english: wider(plainNames.english),
});

/** The demo business, made where there is nothing; a business of somebody's own is not to be filled with inventions. */
async function demoRegions(database: Database, now: Date): Promise<Regions> {
  await seedIfEmpty(database, now);
  const [demo] = await database
    .select({ id: accountUsers.id })
    .from(accountUsers)
    .where(eq(accountUsers.email, "super-admin@demo.test"));
  const { id, code, currency } = regions;
  const rows = await database.select({ id, code, currency }).from(regions);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const [UK, US, NG] = [byCode.get("UK"), byCode.get("US"), byCode.get("NG")];
  if (demo && UK && US && NG) return { UK, US, NG };
  throw new StartRefused(
    "This database holds a business of its own; only an empty database or the demo business can be filled.",
  );
}

/** Everything that comes with the nth customer; the same whatever was made before. */
function madeWith(n: number, now: Date, regionsByCode: Regions, names: Names, staff: readonly SeededStaff[]) {
  const seed = seedFrom(now, n);
  const customer = makeCustomer(seed, n, regionsByCode, names);
  const children = seed.chance.weighted([
    [0, 9],
    [1, 8],
    [2, 2],
    [3, 1],
  ] as const);
  const nth = (n - demoCustomers) / customersOfTutor;
  return {
    customer,
    children: Array.from({ length: children }, () => makeDependent(seed, customer)),
    tutors: Number.isInteger(nth) ? [makeTutor(seed, demoTutors + nth, `t${nth}`, regionsByCode)] : [],
    leads: n % customersOfLead === 0 ? [makeLeadAtScale(n, now, regionsByCode, staff, names)] : [],
  };
}

/** Without fresh statistics the next minutes would be planned for the small business. */
async function settle(database: Database): Promise<void> {
  for (const table of [persons, customers, dependents, tutors, leads, leadStagesReached])
    await database.execute(sql`vacuum analyze ${table}`);
}

/**
 * Fills the demo business up to so many customers, with dependents, tutors and candidates in proportion. What is there stays: a run that
 * was cut off is gone on with, a block of a thousand at a time, each whole or not at all. The same instant gives the same rows.
 */
export async function seedScale(
  database: Database,
  now: Date,
  wanted: number,
  tell: (done: number) => void,
): Promise<void> {
  const regionsByCode = await demoRegions(database, now);
  const names = widerNames();
  const staff = await database.select().from(accountUsers).orderBy(accountUsers.email);
  const system = eq(customers.createdBy, "system");
  for (;;) {
    const done = await retryable(database, async (db) => {
      const [{ have } = { have: 0 }] = await db.select({ have: count() }).from(customers).where(system);
      const families = Array.from({ length: Math.max(0, Math.min(blockSize, wanted - have)) }, (_, at) =>
        madeWith(have + at, now, regionsByCode, names, staff),
      );
      const teaching = families.flatMap((one) => one.tutors);
      await insertRows(
        db,
        persons,
        families.map(({ customer }) => customer.person),
      );
      await insertRows(
        db,
        customers,
        families.map(({ customer }) => customer.customer),
      );
      await insertRows(
        db,
        dependents,
        families.flatMap(({ children }) => children),
      );
      await insertTutors(db, teaching);
      const asking = families.flatMap((one) => one.leads);
      await insertRows(
        db,
        leads,
        asking.map(({ lead }) => lead),
      );
      await insertRows(
        db,
        leadStagesReached,
        asking.flatMap(({ reached }) => reached),
      );
      return have + families.length;
    });
    tell(done);
    if (done >= wanted) break;
  }
  await numbersFrom(database);
  await tutorNumbersFrom(database);
  await settle(database);
  await seedAroundTutors(database, wanted);
}
