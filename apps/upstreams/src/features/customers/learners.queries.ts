import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { ageGroupOf } from "@app/domain/people/age-group.ts";
import type { Context } from "../../service/context.ts";
import { customers, dependents, persons } from "./customers.table.ts";
import type { LearnerRecord } from "./learner.record.ts";

const payer = {
  _id: customers.id,
  firstName: persons.firstName,
  lastName: persons.lastName,
  customerNumber: customers.customerNumber,
};

async function readCustomers({ db }: Pick<Context, "db">, ids: string[]): Promise<LearnerRecord[]> {
  const { timeZone } = persons;
  const { regionId, archivedAt } = customers;
  const rows = await db
    .select({ payer, timeZone, regionId, archivedAt })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(inArray(customers.id, ids));
  return rows.map(({ archivedAt: at, ...row }) => {
    const { _id, firstName, lastName } = row.payer;
    return { ...row, _id, firstName, lastName, kind: "customer", ageGroup: null, archived: at !== null };
  });
}

async function readDependents({ db, now }: Pick<Context, "db" | "now">, ids: string[]): Promise<LearnerRecord[]> {
  const { id: _id, firstName, lastName, dateOfBirth, ageGroup, status } = dependents;
  const { regionId, archivedAt } = customers;
  const timeZone = sql<string>`coalesce(${dependents.timeZone}, ${persons.timeZone})`;
  const rows = await db
    .select({ _id, firstName, lastName, timeZone, dateOfBirth, ageGroup, status, regionId, archivedAt, payer })
    .from(dependents)
    .innerJoin(customers, eq(customers.id, dependents.customerId))
    .innerJoin(persons, eq(persons.id, dependents.customerId))
    .where(inArray(dependents.id, ids));
  const today = now.toISOString().slice(0, 10);
  return rows.map(({ dateOfBirth: born, ageGroup: said, status: state, archivedAt: at, ...row }) => ({
    ...row,
    kind: "dependent",
    ageGroup: born === null ? said : ageGroupOf(born, today),
    // Whoever pays for them has to be in use too.
    archived: state === "archived" || at !== null,
  }));
}

/** Learners by their ids, in that order; archived ones too, since others refer to them. */
export async function learnersByIds(context: Pick<Context, "db" | "now">, ids: string[]): Promise<LearnerRecord[]> {
  if (ids.length === 0) return [];
  const found = [...(await readCustomers(context, ids)), ...(await readDependents(context, ids))];
  const byId = new Map(found.map((learner) => [learner._id, learner]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Who is on a customer's account and in use: the customer, then the dependents by name. */
export async function learnersOnAccount(
  context: Pick<Context, "db" | "now">,
  customerId: string,
): Promise<LearnerRecord[]> {
  const { id, sortName, status } = dependents;
  const children = await context.db
    .select({ id })
    .from(dependents)
    .where(and(eq(dependents.customerId, customerId), eq(status, "active")))
    .orderBy(asc(sortName), asc(id));
  const found = await learnersByIds(context, [customerId, ...children.map((child) => child.id)]);
  return found.filter(({ archived }) => !archived);
}
