import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { conflictsOf, notifiedOnce, type Conflict, type Planned } from "@app/domain/lessons/conflicts.ts";
import { conflictLevels, conflictRules } from "@app/domain/lessons/lesson-enums.ts";
import type { Interval } from "@app/domain/lessons/match-times.ts";
import { plannedLessons } from "@app/domain/lessons/planned-lessons.ts";
import type { ProposalCheckInput } from "@app/domain/lessons/proposal.ts";
import { messages } from "@app/domain/messages.ts";
import { isMinor } from "@app/domain/people/age-group.ts";
import { fullName } from "@app/domain/people/person.ts";
import { z } from "zod";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { readBy } from "../../service/read-by.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { podMembers } from "../customer-pods/customer-pods.public.ts";
import { customers, learnersByIds, personOf, type LearnerRecord } from "../customers/customers.public.ts";
import { tutors, tutorTimeOff, type TutorRow } from "../tutors/tutors.public.ts";
import { checkedUntil } from "./checked-until.ts";
import { takenBy } from "./booked/occupancy.ts";
import type { RequestRow } from "./requests.table.ts";

/** Something that stands in the way of lessons. */
export const conflictRecord = z
  .object({
    rule: z.enum(conflictRules),
    level: z.enum(conflictLevels),
    text: z.string(),
    at: z.iso.datetime().nullable().meta({ description: "The first lesson that it is about; null for all of them." }),
    count: z.int().meta({ description: "How many lessons it is about." }),
  })
  .meta({ id: "LessonConflict" });
export type ConflictRecord = z.infer<typeof conflictRecord>;

/** The tutor of a proposal, held until the transaction ends. */
export async function lockTutor(context: Context, tutorId: string): Promise<TutorRow> {
  const [tutor] = await lockRecords(context, tutors, [tutorId]);
  if (!tutor || tutor.archivedAt !== null) throw fieldRefusal("tutorId", messages.reference("Tutor"));
  return tutor;
}

async function awayOf({ db, now }: Context, tutorId: string): Promise<Interval[]> {
  const { startsAt: start, endsAt: end } = tutorTimeOff;
  return db
    .select({ start, end })
    .from(tutorTimeOff)
    .where(and(eq(tutorTimeOff.tutorId, tutorId), gt(end, now), isNull(tutorTimeOff.archivedAt)));
}

/** Those who are to be taught: one learner, or each member of a pod; nobody is known yet of a lead. */
export async function learnersOf(
  context: Pick<Context, "db" | "now">,
  { podId, dependentId, customerId }: Pick<RequestRow, "podId" | "dependentId" | "customerId">,
): Promise<LearnerRecord[]> {
  if (podId === null) {
    const id = dependentId ?? customerId;
    return id === null ? [] : learnersByIds(context, [id]);
  }
  const members = await context.db
    .select({ learnerId: podMembers.learnerId })
    .from(podMembers)
    .where(and(eq(podMembers.podId, podId), isNull(podMembers.archivedAt)));
  return learnersByIds(
    context,
    members.map(({ learnerId }) => learnerId),
  );
}

/** Names of the payers who are blocked, by their ids. */
async function blockedAmong(
  { db }: Pick<Context, "db">,
  learners: readonly LearnerRecord[],
): Promise<Map<string, string>> {
  const payers = learners.map(({ payer }) => payer);
  const ids = payers.map(({ _id }) => _id);
  if (ids.length === 0) return new Map();
  const blocked = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, ids), eq(customers.status, "blocked")));
  const isBlocked = new Set(blocked.map(({ id }) => id));
  return new Map(payers.filter(({ _id }) => isBlocked.has(_id)).map((payer) => [payer._id, fullName(payer)]));
}

/** What stands in the way of some lessons of a tutor and some learners. `but`: those that are about to be moved. */
export async function plannedOf(
  context: Context,
  { tutor, learners, lessons, timeZone, but }: Wanted,
): Promise<Planned> {
  const person = await personOf(context, tutor.id);
  const blocked = await blockedAmong(context, learners);
  const taken = await takenBy(context, [tutor.id, ...learners.map(({ _id }) => _id)], but);
  return {
    tutor: {
      name: fullName(person),
      status: tutor.status,
      timeZone: person.timeZone,
      hours: tutor.hours,
      minGapMinutes: tutor.minGapMinutes,
      minNoticeHours: tutor.minNoticeHours,
      maxHoursPerWeek: tutor.maxHoursPerWeek,
      lessons: taken.get(tutor.id) ?? [],
      away: await awayOf(context, tutor.id),
      checkedUntil: (await checkedUntil(context, [tutor.id])).get(tutor.id) ?? null,
    },
    learners: learners.map(({ _id, firstName, timeZone: zone, ageGroup, archived, payer }) => ({
      name: firstName,
      isArchived: archived,
      blockedPayer: blocked.get(payer._id) ?? null,
      timeZone: zone,
      isMinor: isMinor(ageGroup),
      lessons: taken.get(_id) ?? [],
    })),
    lessons,
    timeZone: readBy(context) ?? timeZone,
    now: context.now,
  };
}
interface Wanted {
  tutor: TutorRow;
  learners: readonly LearnerRecord[];
  lessons: readonly Interval[];
  /** Whose clock dates are told by where nobody of the staff asks. */
  timeZone: string;
  but?: string | readonly string[];
}

/** What stands in the way of the lessons of a proposal. Source: domain.md 5.4. */
export const plannedFor = async (
  context: Context,
  request: RequestRow,
  proposed: ProposalCheckInput,
  tutor: TutorRow,
): Promise<Planned> =>
  plannedOf(context, {
    tutor,
    learners: await learnersOf(context, request),
    timeZone: proposed.anchorTimeZone,
    lessons: plannedLessons(proposed, request.durationMinutes),
  });

/** Conflicts as they are answered, each thing once. */
export const shownOnce = (conflicts: readonly Conflict[]): ConflictRecord[] =>
  notifiedOnce(conflicts).map((conflict) => ({ ...conflict, at: conflict.at?.toISOString() ?? null }));

/** The same of what stands in the way of a plan. */
export const conflictsShown = (planned: Planned): ConflictRecord[] => shownOnce(conflictsOf(planned));

/** Whether a conflict forbids lessons to whoever asks: who decides on tutors' leave may book over it. */
export const forbids = ({ actor }: Pick<Context, "actor">, { level }: Pick<Conflict, "level">): boolean =>
  level === "hard" || (level === "director" && !actor.permissions.has("tutorManagement:act"));

/** Refuses what forbids lessons, in its own words, and what is unusual until somebody has said that it is meant. */
export function refuseConflicts(context: Context, conflicts: readonly Conflict[], despite: boolean): void {
  const forbidden = conflicts.find((conflict) => forbids(context, conflict));
  if (forbidden) throw new Refusal("WRONG_STATE", forbidden.text);
  const [unusual] = conflicts;
  if (unusual && !despite) throw fieldRefusal("despite", unusual.text);
}
