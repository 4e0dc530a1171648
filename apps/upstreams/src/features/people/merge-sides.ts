import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { messages } from "@app/domain/messages.ts";
import { openStages } from "@app/domain/hiring/candidacy-states.ts";
import { mergeBlockers, type Merged } from "@app/domain/people/merge.ts";
import { mergeMessages } from "@app/domain/people/merge-messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { curricula, attachments } from "../curriculum/curriculum.public.ts";
import { customerPods, podMembers } from "../customer-pods/customer-pods.public.ts";
import { customers, dependents, persons, type CustomerRow, type PersonRow } from "../customers/customers.public.ts";
import { candidacies } from "../hiring/hiring.public.ts";
import { tutors } from "../tutors/tutors.public.ts";

/** One of two records of a person. */
export interface Side {
  person: PersonRow;
  customer: CustomerRow;
}

export const nameOfSide = ({ person }: Side): string => fullName(person);
export const mergedOf = ({ person, customer }: Side): Merged => ({ ...person, ...customer });

/** Both records, the one that stays first, held until the transaction ends. */
export async function lockSides(context: Context, keptId: string, otherId: string): Promise<[Side, Side]> {
  if (keptId === otherId) throw new Refusal("WRONG_STATE", mergeMessages.itself);
  const ids = [keptId, otherId];
  const rows = await lockRecords(context, customers, ids);
  const people = await lockRecords(context, persons, ids);
  const [kept, other] = ids.map((id) => {
    const customer = rows.find((row) => row.id === id);
    const person = people.find((row) => row.id === id);
    if (!customer || !person) throw new Refusal("NOT_FOUND", messages.missing("Customer"));
    return { customer, person };
  }) as [Side, Side];
  return [kept, other];
}

/** What both have in a table where one person may have it once, by its name. */
async function shared(
  { db }: Pick<Context, "db">,
  { table, of, name }: { table: PgTable; of: PgColumn; name: { table: PgTable; id: PgColumn; name: PgColumn } },
  rows: { learner: PgColumn; archivedAt: PgColumn },
  [one, other]: readonly [string, string],
): Promise<string[]> {
  const found = await db
    .select({ name: name.name })
    .from(table)
    .innerJoin(name.table, eq(name.id, of))
    .where(and(inArray(rows.learner, [one, other]), isNull(rows.archivedAt)))
    .groupBy(name.id, name.name)
    .having(sql`count(distinct ${rows.learner}) = 2`)
    .orderBy(name.name);
  return found.map((row) => String(row.name));
}

/** Names of dependents that are on both accounts. */
async function sameDependents({ db }: Pick<Context, "db">, [one, other]: readonly [string, string]): Promise<string[]> {
  const twin = alias(dependents, "twin");
  const rows = await db
    .select({ firstName: dependents.firstName, lastName: dependents.lastName })
    .from(dependents)
    .innerJoin(
      twin,
      and(
        eq(twin.customerId, other),
        eq(twin.firstName, dependents.firstName),
        eq(twin.lastName, dependents.lastName),
        sql`${twin.dateOfBirth} is not distinct from ${dependents.dateOfBirth}`,
      ),
    )
    .where(eq(dependents.customerId, one))
    .orderBy(dependents.sortName);
  return rows.map(fullName);
}

/** Why two records cannot be merged, each as a sentence. */
export async function blockersOf(context: Pick<Context, "db">, target: Side, other: Side): Promise<string[]> {
  const ids = [target.person.id, other.person.id] as const;
  const already = other.person.mergedIntoId === null && target.person.mergedIntoId === null;
  const teaching = await context.db
    .select({ id: tutors.id })
    .from(tutors)
    .where(inArray(tutors.id, [...ids]));
  const teaches = (id: string) => teaching.some((tutor) => tutor.id === id);
  const applying = await context.db
    .select({ id: candidacies.personId })
    .from(candidacies)
    .where(and(inArray(candidacies.personId, [...ids]), inArray(candidacies.stage, openStages)));
  const applies = (id: string) => applying.some((candidacy) => candidacy.id === id);
  const pods = {
    table: podMembers,
    of: podMembers.podId,
    name: { table: customerPods, id: customerPods.id, name: customerPods.name },
  };
  const following = {
    table: attachments,
    of: attachments.curriculumId,
    name: { table: curricula, id: curricula.id, name: curricula.name },
  };
  const found = {
    names: [nameOfSide(target), nameOfSide(other)] as const,
    areTutors: [teaches(ids[0]), teaches(ids[1])] as const,
    areApplying: [applies(ids[0]), applies(ids[1])] as const,
    dependents: await sameDependents(context, ids),
    pods: await shared(context, pods, { learner: podMembers.learnerId, archivedAt: podMembers.archivedAt }, ids),
    curricula: await shared(
      context,
      following,
      { learner: attachments.studentId, archivedAt: attachments.archivedAt },
      ids,
    ),
  };
  const merged = [target, other].filter(({ person }) => person.mergedIntoId !== null).map(nameOfSide);
  const archived = [target, other]
    .filter(({ person, customer }) => person.mergedIntoId === null && customer.archivedAt !== null)
    .map(nameOfSide);
  return [
    ...archived.map(mergeMessages.archived),
    ...(already ? [] : merged.map(mergeMessages.otherMerged)),
    ...mergeBlockers(mergedOf(target), mergedOf(other), found),
  ];
}
