import { and, asc, desc, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import { groupInstanceStatuses, groupLessonKinds, groupLessonStatuses } from "@app/domain/group-lessons/group-enums.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { anyIn, anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { booleanFilter, periodFilter, withOwnRegions } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { settlementRoundOf } from "../lessons/settlement-round.public.ts";
import {
  groupInstanceOf,
  groupLessonOf,
  type EnrolmentRecord,
  type GroupInstanceRecord,
  type GroupLessonRecord,
} from "./group.record.ts";
import {
  enrolmentSettlements,
  groupEnrolments,
  groupInstances,
  groupLessons,
  type GroupInstanceRow,
  type GroupLessonRow,
} from "./group-lessons.table.ts";

import { isPlaceDisputed } from "./is-place-disputed.ts";
import { disputesOf, placeDisputeOf } from "./place-disputes.queries.ts";
import { placeDisputes, type PlaceDisputeRow } from "./place-disputes.table.ts";

type Reading = Pick<Context, "db" | "now">;

/** A column with the name of its table, inside of which a query over other rows would take it for its own. */
const ofInstance = (column: "id" | "group_lesson_id") => sql`${groupInstances}.${sql.identifier(column)}`;

/** How many enrolments of a session are in one of these states, as a column of a query over sessions. */
const countOf = (...statuses: string[]) =>
  sql<number>`(select count(*)::int from ${groupEnrolments} where ${groupEnrolments}.${sql.identifier("instance_id")} = ${ofInstance("id")}
    and ${groupEnrolments}.${sql.identifier("status")} in ${statuses})`;
/** Enrolled learners. */
const placesHeld = countOf("enrolled", "offered", "attended", "absent");

const isToCome = (now: Date) =>
  sql`${groupInstances.status} = 'scheduled' and ${groupInstances.start} > ${now.toISOString()}::timestamptz`;

const hasDate = (now: Date, which: SQL) =>
  sql`exists (select 1 from ${groupInstances} where ${groupInstances.groupLessonId} = ${groupLessons.id}
    and ${isToCome(now)} and ${which})`;

/** How many objections to what its places are charged are open, as a column of a query over group lessons. */
const openDisputes = sql<number>`(select count(*)::int from ${placeDisputes}
  where ${placeDisputes.groupLessonId} = ${groupLessons.id} and ${placeDisputes.status} = 'open')`;

export const groupLessonList: ListSpec = {
  sorts: { title: [groupLessons.searchName], createdAt: [groupLessons.createdAt] },
  defaultSort: "-createdAt",
  search: groupLessons.searchName,
  id: groupLessons.id,
  filters: {
    id: anyText(groupLessons.id),
    kind: anyOf(groupLessons.kind, groupLessonKinds, "Kind"),
    status: anyOf(groupLessons.status, groupLessonStatuses, "Status"),
    subject: anyOf(groupLessons.subject, subjectOptions, "Subject"),
    level: anyOf(groupLessons.level, learnerLevels, "Level"),
    tutorId: anyIn(groupLessons.tutorIds),
    regionId: withOwnRegions(anyText(groupLessons.regionId)),
    hasPlaces: booleanFilter("has places", ({ now }) =>
      hasDate(now, sql`${placesHeld} < ${groupInstances.capacityMax}`),
    ),
    belowMinimum: booleanFilter("below minimum", ({ now }) =>
      hasDate(now, sql`${placesHeld} < ${groupLessons.capacityMin}`),
    ),
    disputed: booleanFilter("disputed", () => sql`${openDisputes} > 0`),
    ...periodFilter("created", groupLessons.createdAt, "Added"),
  },
  usual: { where: ne(groupLessons.status, "archived"), unless: ["id", "status"] },
};

/** The next date of each of some group lessons. */
async function nextDates({ db, now }: Reading, ids: readonly string[]) {
  const rows = await db
    .selectDistinctOn([groupInstances.groupLessonId], {
      groupLessonId: groupInstances.groupLessonId,
      _id: groupInstances.id,
      start: groupInstances.start,
      capacityMax: groupInstances.capacityMax,
      enrolled: placesHeld,
      waitlisted: countOf("waitlisted"),
    })
    .from(groupInstances)
    .where(and(inArray(groupInstances.groupLessonId, [...ids]), isToCome(now)))
    .orderBy(asc(groupInstances.groupLessonId), asc(groupInstances.start));
  return new Map(
    rows.map(({ groupLessonId, start, ...next }) => [groupLessonId, { ...next, start: start.toISOString() }]),
  );
}

/** How many objections are open in each of some group lessons. */
async function disputesOpen({ db }: Pick<Context, "db">, ids: readonly string[]): Promise<Map<string, number>> {
  const { groupLessonId, status } = placeDisputes;
  const rows = await db
    .select({ groupLessonId, n: sql<number>`count(*)::int` })
    .from(placeDisputes)
    .where(and(inArray(groupLessonId, [...ids]), eq(status, "open")))
    .groupBy(groupLessonId);
  return new Map(rows.map((row) => [row.groupLessonId, row.n]));
}

async function shownLessons(context: Reading, rows: readonly GroupLessonRow[]): Promise<GroupLessonRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const next = await nextDates(context, ids);
  const disputes = await disputesOpen(context, ids);
  return rows.map((row) => groupLessonOf(row, { next: next.get(row.id) ?? null, disputed: disputes.get(row.id) ?? 0 }));
}

export const presentLesson = async (context: Reading, row: GroupLessonRow): Promise<GroupLessonRecord> =>
  (await shownLessons(context, [row]))[0] as GroupLessonRecord;

export async function listGroupLessons(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { lesson: groupLessons }, groupLessons, request);
  return {
    rows: await shownLessons(
      context,
      rows.map(({ lesson }) => lesson),
    ),
    total,
  };
}

export const groupInstanceList: ListSpec = {
  sorts: { start: [groupInstances.start] },
  defaultSort: "start",
  id: groupInstances.id,
  filters: {
    id: anyText(groupInstances.id),
    groupLessonId: anyText(groupInstances.groupLessonId),
    status: anyOf(groupInstances.status, groupInstanceStatuses, "Status"),
  },
};

const counts = {
  enrolled: placesHeld,
  waitlisted: countOf("waitlisted"),
  attended: countOf("attended"),
  absent: countOf("absent"),
  disputed: sql<number>`(select count(*)::int from ${groupEnrolments}
    where ${groupEnrolments}.${sql.identifier("instance_id")} = ${ofInstance("id")}
    and ${isPlaceDisputed(sql`${groupEnrolments}.${sql.identifier("id")}`)})`,
  least: sql<number>`(select ${groupLessons}.${sql.identifier("capacity_min")} from ${groupLessons} where ${groupLessons}.${sql.identifier("id")} = ${ofInstance("group_lesson_id")})`,
};
type Counts = Record<keyof typeof counts, number>;

const shownInstance = ({ now }: Pick<Context, "now">, row: GroupInstanceRow, { least, ...counted }: Counts) =>
  groupInstanceOf(row, {
    ...counted,
    belowMinimum: row.status === "scheduled" && row.start > now && !row.runAnyway && counted.enrolled < least,
  });

/** The number of a session's learners by status. */
export async function countsOf({ db }: Pick<Context, "db">, instanceId: string): Promise<Counts> {
  const [row] = await db.select(counts).from(groupInstances).where(eq(groupInstances.id, instanceId));
  return row as Counts;
}

export const presentInstance = async (context: Context, row: GroupInstanceRow): Promise<GroupInstanceRecord> =>
  shownInstance(context, row, await countsOf(context, row.id));

export async function listGroupInstances(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { instance: groupInstances, ...counts }, groupInstances, request);
  return { rows: rows.map(({ instance, ...counted }) => shownInstance(context, instance, counted)), total };
}

/** Each time that some places were settled, the last first. */
const settledPlaces = ({ db }: Pick<Context, "db">, ids: readonly string[]) =>
  db
    .select()
    .from(enrolmentSettlements)
    .where(inArray(enrolmentSettlements.enrolmentId, [...ids]))
    .orderBy(desc(enrolmentSettlements.round));

const shownDispute = (row: PlaceDisputeRow | undefined) => (row ? placeDisputeOf(row) : null);

/** A session's enrolled and waiting learners in order, and those who left but are charged. */
export async function rosterOf(context: Pick<Context, "db">, instanceId: string): Promise<EnrolmentRecord[]> {
  const rows = await context.db
    .select()
    .from(groupEnrolments)
    .where(
      and(
        eq(groupEnrolments.instanceId, instanceId),
        or(
          ne(groupEnrolments.status, "cancelled"),
          inArray(
            groupEnrolments.id,
            context.db.select({ id: enrolmentSettlements.enrolmentId }).from(enrolmentSettlements),
          ),
        ),
      ),
    )
    .orderBy(asc(groupEnrolments.place));
  const settled = await settledPlaces(
    context,
    rows.map(({ id }) => id),
  );
  const disputes = await disputesOf(
    context,
    rows.map(({ id }) => id),
  );
  const disputeOf = (id: string) => disputes.find(({ enrolmentIds }) => enrolmentIds.includes(id));
  const waiting = rows.filter(({ status }) => status === "waitlisted");
  return rows.map((row) => ({
    _id: row.id,
    learnerId: row.learnerId,
    customerId: row.customerId,
    status: row.status,
    at: row.at.toISOString(),
    price: { currency: row.priceCurrency, amount: row.priceAmount },
    chargeBasis: row.chargeBasis,
    policySnapshot: row.policySnapshot,
    leftAt: row.leftAt?.toISOString() ?? null,
    offeredUntil: row.offeredUntil?.toISOString() ?? null,
    settlements: settled.filter(({ enrolmentId }) => enrolmentId === row.id).map(settlementRoundOf),
    dispute: shownDispute(disputeOf(row.id)),
    waitlistPosition: row.status === "waitlisted" ? waiting.indexOf(row) + 1 : null,
  }));
}
