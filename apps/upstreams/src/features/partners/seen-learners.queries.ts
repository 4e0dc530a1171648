import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { toldToPartner } from "@app/domain/partners/partner-learner.ts";
import { isUnder18 } from "@app/domain/people/age-group.ts";
import { seesLearners } from "@app/domain/partners/partner-user-states.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { currentMembers } from "../customer-pods/customer-pods-list.public.ts";
import { customers, dependents, persons } from "../customers/customers.public.ts";
import { lessonsOfPeople } from "../lessons/people-lessons.public.ts";
import { afterMerges } from "./after-merges.ts";
import { learnersOfPartner } from "./partner-learners.queries.ts";
import type { SeenLearnerRecord } from "./partner-learner.record.ts";
import { partnerUsers, type PartnerUserRow } from "./partner-users.table.ts";
import { partners } from "./partners.table.ts";

type Reading = Pick<Context, "db" | "now">;
type Seen = Omit<SeenLearnerRecord, "nextLessonAt">;

/** The customers and pods in a user's scope: of those the partner has now, whatever was once chosen. */
async function inScope(context: Reading, { partnerId, allLearners, learnerIds }: PartnerUserRow) {
  const asked = allLearners ? {} : { ids: (await afterMerges(context, learnerIds))(learnerIds) };
  const { rows } = await learnersOfPartner(context, partnerId, asked);
  const podIds = rows.flatMap(({ podId }) => podId ?? []);
  const members = podIds.length === 0 ? [] : await currentMembers(context, podIds);
  return { customerIds: rows.flatMap(({ customerId }) => customerId ?? []), members };
}

type Scope = Awaited<ReturnType<typeof inScope>>;

/** Customers who learn themselves, on an account in scope or as members of a pod. */
async function adults({ db, now }: Reading, { customerIds, members }: Scope): Promise<Seen[]> {
  const inPods = members.flatMap(({ dependentId, customerId }) => (dependentId === null ? [customerId] : []));
  const { firstName, lastName, email, phoneNumber, dateOfBirth } = persons;
  const rows = await db
    .select({ _id: customers.id, firstName, lastName, email, phoneNumber, dateOfBirth })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(
      and(
        isNull(customers.archivedAt),
        or(and(inArray(customers.id, customerIds), eq(customers.isLearner, true)), inArray(customers.id, inPods)),
      ),
    );
  const today = now.toISOString().slice(0, 10);
  // Who pays is an adult, unless their date of birth says otherwise.
  return rows.map(({ _id, dateOfBirth: born, ...person }) => ({
    _id,
    ...toldToPartner(person, isUnder18({ dateOfBirth: born, ageGroup: "adult" }, today)),
    level: null,
  }));
}

/** Those whom customers in scope pay for, and members of pods. */
async function paidFor({ db, now }: Reading, { customerIds, members }: Scope): Promise<Seen[]> {
  const inPods = members.flatMap(({ dependentId }) => dependentId ?? []);
  const { firstName, lastName, dateOfBirth, ageGroup, level } = dependents;
  const rows = await db
    .select({ _id: dependents.id, firstName, lastName, dateOfBirth, ageGroup, level })
    .from(dependents)
    .innerJoin(customers, eq(customers.id, dependents.customerId))
    .where(
      and(
        isNull(customers.archivedAt),
        eq(dependents.status, "active"),
        or(inArray(dependents.customerId, customerIds), inArray(dependents.id, inPods)),
      ),
    );
  const today = now.toISOString().slice(0, 10);
  return rows.map(({ _id, level: known, dateOfBirth: born, ageGroup: said, ...names }) => ({
    _id,
    ...toldToPartner(
      { ...names, email: null, phoneNumber: null },
      isUnder18({ dateOfBirth: born, ageGroup: said }, today),
    ),
    level: known,
  }));
}

/**
 * The learners whom a partner's user may see, by first name: nobody unless they are active, and their partner is
 * neither suspended nor ended. Source: domain.md 1.6, 2.10.
 */
export async function learnersSeenBy(
  context: Reading,
  id: string,
  { number, size }: { number: number; size: number },
): Promise<{ rows: SeenLearnerRecord[]; total: number }> {
  const [found] = await context.db
    .select({ user: partnerUsers, status: partners.status })
    .from(partnerUsers)
    .innerJoin(partners, eq(partners.id, partnerUsers.partnerId))
    .where(eq(partnerUsers.id, id));
  if (!found) throw new Refusal("NOT_FOUND", messages.missing("partner user"));
  if (!seesLearners(found.user.status, found.status)) return { rows: [], total: 0 };
  const scope = await inScope(context, found.user);
  const seen = [...(await adults(context, scope)), ...(await paidFor(context, scope))].toSorted(
    (one, other) => one.firstName.localeCompare(other.firstName) || (one._id < other._id ? -1 : 1),
  );
  const rows = seen.slice((number - 1) * size, number * size);
  const lessons = await lessonsOfPeople(
    context,
    "learner",
    rows.map(({ _id }) => _id),
  );
  const next = new Map(lessons.map(({ _id, nextLesson }) => [_id, nextLesson?.startAt ?? null]));
  return {
    rows: rows.map((learner) => ({ ...learner, nextLessonAt: next.get(learner._id) ?? null })),
    total: seen.length,
  };
}
