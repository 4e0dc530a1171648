import { and, asc, eq, isNull, notInArray, or, sql } from "drizzle-orm";
import { searchWhere } from "../../records/list-spec.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { peopleFoundAmong, persons, phoneLike } from "../customers/customers.public.ts";
import { groupLessons } from "../group-lessons/group-tables.public.ts";
import { candidacies } from "../hiring/hiring.public.ts";
import { leads } from "../leads/leads.public.ts";
import { closenessOf, shownMax, type Finder } from "./found.ts";

/** Leads that are no customers, by name, email or phone. */
export const findLeads: Finder = async ({ db }, wanted) => {
  const { id, firstName, lastName, email, stage, searchAll, sortName, archivedAt } = leads;
  const name = sql<string>`${firstName} || coalesce(' ' || ${lastName}, '')`;
  const rows = await db
    .select({ id, name, email, stage })
    .from(leads)
    .where(
      and(
        isNull(archivedAt),
        notInArray(stage, ["converted"]),
        or(searchWhere(searchAll, wanted), phoneLike(searchAll, wanted)),
      ),
    )
    .orderBy(closenessOf(name, wanted), asc(sortName), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.name,
    description: row.email ?? "Lead",
    url: `/app/tutoring/reports/customer-leads/${row.id}`,
  }));
};

/** Whoever applies to teach and is no tutor, by name, email or phone. */
export const findCandidates: Finder = async ({ db }, wanted) => {
  const { id, personId, isLatest, stage, subjects, archivedAt } = candidacies;
  const name = sql<string>`${persons.firstName} || ' ' || ${persons.lastName}`;
  const rows = await db
    .select({ id: personId, name, subjects })
    .from(candidacies)
    .innerJoin(persons, eq(persons.id, personId))
    .where(
      and(
        isNull(archivedAt),
        eq(isLatest, true),
        notInArray(stage, ["onboarded"]),
        sql`${personId} in (${peopleFoundAmong(personId, wanted)})`,
      ),
    )
    .orderBy(closenessOf(name, wanted), asc(persons.sortName), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.name,
    description: row.subjects.join(", ") || "Candidate",
    url: `/app/tutoring/onboarding/${row.id}`,
  }));
};

/** Customer pods by name. */
export const findPods: Finder = async ({ db }, wanted) => {
  const { id, name, subject, searchName, archivedAt } = customerPods;
  const rows = await db
    .select({ id, name, subject })
    .from(customerPods)
    .where(and(isNull(archivedAt), searchWhere(searchName, wanted)))
    .orderBy(closenessOf(name, wanted), asc(searchName), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.name,
    description: row.subject,
    url: `/app/tutoring/customer-pods/${row.id}`,
  }));
};

const groupPages = {
  "learning-pod": "group-lessons/instances",
  "virtual-immersion": "virtual-immersions/instances",
} as const satisfies Record<(typeof groupLessons.$inferSelect)["kind"], string>;

/** Group lessons and immersions by title. */
export const findGroups: Finder = async ({ db }, wanted) => {
  const { id, kind, title, subject, searchName, archivedAt } = groupLessons;
  const rows = await db
    .select({ id, kind, title, subject })
    .from(groupLessons)
    .where(and(isNull(archivedAt), searchWhere(searchName, wanted)))
    .orderBy(closenessOf(title, wanted), asc(searchName), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.title,
    description: row.subject,
    url: `/app/tutoring/${groupPages[row.kind]}/${row.id}`,
  }));
};
