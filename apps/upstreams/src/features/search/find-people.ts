import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { fullName } from "@app/domain/people/person.ts";
import { searchWhere } from "../../records/list-spec.ts";
import { accountUsers } from "../account/account.public.ts";
import {
  customers,
  isContact,
  learnersByIds,
  peopleFoundAmong,
  persons,
  searchLearners,
  type LearnerRecord,
} from "../customers/customers.public.ts";
import { tutors } from "../tutors/tutors.public.ts";
import { closenessOf, hasOffice, shownMax, type Finder, type Found } from "./found.ts";

/** Active staff. */
export const findStaff: Finder = async (context, wanted) => {
  const { id, firstname, lastname, userRole } = accountUsers;
  const name = sql<string>`${firstname} || ' ' || ${lastname}`;
  const rows = await context.db
    .select({ id, name, userRole })
    .from(accountUsers)
    .where(and(eq(accountUsers.status, "active"), searchWhere(accountUsers.searchName, wanted)))
    .orderBy(closenessOf(name, wanted), asc(accountUsers.sortName), asc(id))
    .limit(shownMax);
  const maySee = context.actor.permissions.has("staff:read");
  return rows.map((row) => ({
    title: row.name,
    description: maySee && row.userRole !== "" ? row.userRole : "Staff",
    url: maySee ? `/app/management/admin/${row.id}` : null,
  }));
};

const foundLearner = (learner: LearnerRecord): Found => {
  const { firstName, lastName, customerNumber, _id } = learner.payer;
  return {
    title: fullName(learner),
    description:
      learner.kind === "customer"
        ? customerNumber
        : `Dependent of ${fullName({ firstName, lastName })}, ${customerNumber}`,
    url: `/app/tutoring/customers/${_id}`,
  };
};

/** So many of the best nearly always hold enough of both kinds. */
const readFirst = 3 * shownMax;

/** Customers in use by their email or phone; none for a text that can be neither. */
async function byContact(...[{ db }, wanted]: Parameters<Finder>): Promise<string[]> {
  if (!isContact(wanted)) return [];
  const { id, archivedAt } = customers;
  const rows = await db
    .select({ id })
    .from(customers)
    .where(and(isNull(archivedAt), sql`${id} in (${peopleFoundAmong(id, wanted)})`))
    .orderBy(asc(id))
    .limit(shownMax);
  return rows.map((row) => row.id);
}

/** Customers and those they pay for, by name, by the customer's number, email or phone; two lists of one search. */
export async function findLearners(...[context, wanted]: Parameters<Finder>) {
  const ids = [...new Set([...(await byContact(context, wanted)), ...(await searchLearners(context.db, wanted))])];
  const found: Record<LearnerRecord["kind"], Found[]> = { customer: [], dependent: [] };
  const isShort = () => Object.values(found).some(({ length }) => length < shownMax);
  for (const some of [ids.slice(0, readFirst), ids.slice(readFirst)]) {
    if (some.length === 0 || !isShort()) break;
    for (const learner of await learnersByIds(context, some)) {
      if (found[learner.kind].length < shownMax) found[learner.kind].push(foundLearner(learner));
    }
  }
  return found;
}

/** Tutors by name or number, and by email or phone for those who may read them; for those who only choose tutors, the ones that can be chosen. Source: domain.md 0.4. */
export const findTutors: Finder = async (context, wanted) => {
  const maySee = context.actor.permissions.has("tutors:read");
  const { id, firstName, lastName, searchName, sortName } = persons;
  const { tutorNumber, subjects, status, archivedAt } = tutors;
  const name = sql<string>`${firstName} || ' ' || ${lastName}`;
  const number = /^t\s*-?\s*(\d{1,8})$/i.exec(wanted)?.[1];
  const matches =
    maySee && isContact(wanted)
      ? sql`${id} in (${peopleFoundAmong(tutors.id, wanted)})`
      : searchWhere(searchName, wanted);
  const rows = await context.db
    .select({ id, name, tutorNumber, subjects })
    .from(tutors)
    .innerJoin(persons, eq(persons.id, tutors.id))
    .where(
      and(
        isNull(archivedAt),
        number ? or(matches, eq(tutorNumber, `T-${number.padStart(4, "0")}`)) : matches,
        maySee ? undefined : inArray(status, ["active", "on-leave"]),
      ),
    )
    .orderBy(closenessOf(name, wanted), asc(sortName), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.name,
    description: [row.tutorNumber, ...row.subjects.map(({ subject }) => subject)].join(", "),
    url: maySee && hasOffice(context) ? `/app/tutoring/tutors/${row.id}` : null,
  }));
};
