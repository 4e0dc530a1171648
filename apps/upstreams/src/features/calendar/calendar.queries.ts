import {
  and,
  arrayOverlaps,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  notInArray,
  sql,
  type AnyColumn,
  type SQL,
} from "drizzle-orm";
import { z } from "zod";
import { entriesMax, rangeRules } from "@app/domain/calendar/calendar-range.ts";
import { bookedLessonStatuses } from "@app/domain/lessons/course-enums.ts";
import { lessonKinds } from "@app/domain/lessons/lesson-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { amongMany } from "../../records/among.ts";
import { readAtOnce } from "../../records/read-at-once.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { dependents, persons } from "../customers/customers.public.ts";
import { groupEnrolments, groupInstances, groupLessons } from "../group-lessons/group-lessons.public.ts";
import { endsAfter } from "../lessons/lessons-ahead.public.ts";
import { bookedLessons } from "../lessons/lessons.public.ts";
import { tutors, tutorTimeOff } from "../tutors/tutors.public.ts";
import type { CalendarRecord, EntryRecord } from "./calendar.record.ts";

const single = z.array(z.string()).length(1);
const ids = z.array(z.string()).max(100).optional();

/** A stretch of time, and of whom and what; what is left out is not asked for. */
export const calendarQuery = z.object({
  from: single,
  to: single,
  tutorId: ids,
  customerId: ids,
  regionId: ids,
  status: z.array(z.enum(bookedLessonStatuses)).optional(),
  kind: z.array(z.enum(lessonKinds)).optional(),
  subject: z.array(z.enum(subjectOptions)).optional(),
});
type Asked = z.output<typeof calendarQuery>;

interface Range {
  from: Date;
  to: Date;
}

const fullName = ({ firstName, lastName }: Record<"firstName" | "lastName", AnyColumn>) =>
  sql<string>`${firstName} || ' ' || ${lastName}`;

/** An instant of a record, however it was written. */
const instant = (text: string): string => new Date(text).toISOString();

/** A column under the name that a record has it by. */
const called = (column: AnyColumn, name: string) => sql`${column}`.as(name);

/** What lies in the range, found by when it begins. */
const lying = (start: AnyColumn, end: AnyColumn, { from, to }: Range): SQL[] => [
  lt(start, to),
  endsAfter(start, end, from),
];

/** Those that took place somewhere else, or not at all, are shown to who asks for them. */
const unasked = ["cancelled", "rescheduled"] as const;

function lessonsWhere({ tutorId, customerId, regionId, status, kind, subject }: Asked, range: Range): SQL | undefined {
  return and(
    ...lying(bookedLessons.startAt, bookedLessons.endAt, range),
    status ? inArray(bookedLessons.status, status) : notInArray(bookedLessons.status, [...unasked]),
    tutorId && inArray(bookedLessons.tutorId, tutorId),
    customerId && inArray(bookedLessons.customerId, customerId),
    regionId && inArray(bookedLessons.regionId, regionId),
    kind && inArray(bookedLessons.kind, kind),
    subject && inArray(bookedLessons.subject, subject),
  );
}

/** What is drawn of a lesson, under the names that an entry has: of thousands, what else there is of each would take longer to read than all of this. */
const drawn = {
  _id: called(bookedLessons.id, "_id"),
  version: bookedLessons.version,
  number: called(bookedLessons.lessonNumber, "number"),
  hold: bookedLessons.hold,
  subject: bookedLessons.subject,
  startAt: called(bookedLessons.startAt, "startAt"),
  endAt: called(bookedLessons.endAt, "endAt"),
  anchorTimeZone: called(bookedLessons.anchorTimeZone, "anchorTimeZone"),
  lessonStatus: called(bookedLessons.status, "lessonStatus"),
  lessonKind: called(bookedLessons.kind, "lessonKind"),
  tutorId: called(bookedLessons.tutorId, "tutorId"),
  customerId: called(bookedLessons.customerId, "customerId"),
  courseId: called(bookedLessons.courseId, "courseId"),
  title: sql`coalesce(${customerPods.name}, ${fullName(dependents)}, ${fullName(persons)})`.as("title"),
  payer: fullName(persons).as("payer"),
  payerTimeZone: called(persons.timeZone, "payerTimeZone"),
};
type Drawn = Omit<EntryRecord, "sessionStatus" | "tutorIds" | "groupLessonId"> &
  Record<"tutorId" | "customerId" | "payer" | "payerTimeZone", string>;
type Customer = CalendarRecord["customers"][number];

/** Those in the range, the first of too many, with all who pay for them, and how many there are. */
async function lessonsIn(context: Pick<Context, "db">, asked: Asked, range: Range) {
  const { db } = context;
  const where = lessonsWhere(asked, range);
  const page = db
    .select(drawn)
    .from(bookedLessons)
    .innerJoin(persons, eq(persons.id, bookedLessons.customerId))
    .leftJoin(dependents, eq(dependents.id, bookedLessons.dependentId))
    .leftJoin(customerPods, eq(customerPods.id, bookedLessons.podId))
    .where(where)
    .orderBy(asc(bookedLessons.startAt), asc(bookedLessons.id))
    .limit(entriesMax)
    .as("lessons");
  const [rows, total] = await Promise.all([readAtOnce<Drawn>(context, page), db.$count(bookedLessons, where)]);
  const payers = new Map<string, Customer>();
  const entries = rows.map(({ tutorId, startAt, endAt, payer: name, payerTimeZone: timeZone, ...row }): EntryRecord => {
    payers.set(row.customerId, { _id: row.customerId, name, timeZone });
    const when = { startAt: instant(startAt), endAt: instant(endAt) };
    return Object.assign(row, when, { sessionStatus: null, tutorIds: [tutorId], groupLessonId: null });
  });
  return { entries, payers, total };
}

/** Sessions of group lessons; none where lessons in some states or of some kinds are asked for. */
async function sessionsIn({ db }: Pick<Context, "db">, asked: Asked, range: Range): Promise<EntryRecord[]> {
  const { tutorId, customerId, regionId, subject } = asked;
  if (asked.status ?? asked.kind) return [];
  const { id, start, end, status, tutorIds, groupLessonId } = groupInstances;
  const enrolled =
    customerId &&
    sql`${id} in (select ${groupEnrolments.instanceId} from ${groupEnrolments} where ${and(
      inArray(groupEnrolments.customerId, customerId),
      notInArray(groupEnrolments.status, ["cancelled", "waitlisted"]),
    )})`;
  const rows = await db
    .select({ session: groupInstances, title: groupLessons.title, subject: groupLessons.subject })
    .from(groupInstances)
    .innerJoin(groupLessons, eq(groupLessons.id, groupLessonId))
    .where(
      and(
        ...lying(start, end, range),
        notInArray(status, ["cancelled", "not-run"]),
        tutorId && arrayOverlaps(tutorIds, tutorId),
        enrolled,
        regionId && inArray(groupLessons.regionId, regionId),
        subject && inArray(groupLessons.subject, subject),
      ),
    )
    .orderBy(asc(start), asc(id))
    .limit(entriesMax);
  return rows.map(({ session, ...of }) => ({
    _id: session.id,
    version: session.version,
    title: of.title,
    number: null,
    hold: false,
    subject: of.subject,
    startAt: session.start.toISOString(),
    endAt: session.end.toISOString(),
    lessonStatus: null,
    sessionStatus: session.status,
    lessonKind: null,
    anchorTimeZone: session.anchorTimeZone,
    tutorIds: session.tutorIds,
    customerId: null,
    courseId: null,
    groupLessonId: session.groupLessonId,
  }));
}

const { compare } = new Intl.Collator();
const byName = <Named extends { name: string }>(all: readonly Named[]): Named[] =>
  all.toSorted((a, b) => compare(a.name, b.name));

async function tutorsOf(context: Pick<Context, "db">, ids: readonly string[]): Promise<CalendarRecord["tutors"]> {
  if (ids.length === 0) return [];
  const rows = context.db
    .select({
      _id: called(tutors.id, "_id"),
      name: fullName(persons).as("name"),
      timeZone: called(persons.timeZone, "timeZone"),
      subjects: sql`jsonb_path_query_array(${tutors.subjects}, '$[*].subject')`.as("subjects"),
      maxHoursPerWeek: called(tutors.maxHoursPerWeek, "maxHoursPerWeek"),
    })
    .from(tutors)
    .innerJoin(persons, eq(persons.id, tutors.id))
    .where(amongMany(tutors.id, ids))
    .as("tutors");
  return byName(await readAtOnce(context, rows));
}

async function customersOf({ db }: Pick<Context, "db">, ids: readonly string[]): Promise<Customer[]> {
  if (ids.length === 0) return [];
  const { id, timeZone } = persons;
  return db
    .select({ _id: id, name: fullName(persons), timeZone })
    .from(persons)
    .where(amongMany(id, ids));
}

/** When some tutors are away. */
async function awayIn({ db }: Pick<Context, "db">, ids: readonly string[], { from, to }: Range) {
  if (ids.length === 0) return [];
  const { id, tutorId, startsAt, endsAt, reason, archivedAt } = tutorTimeOff;
  const rows = await db
    .select({ _id: id, tutorId, startsAt, endsAt, reason })
    .from(tutorTimeOff)
    .where(and(amongMany(tutorId, ids), lt(startsAt, to), gt(endsAt, from), isNull(archivedAt)))
    .orderBy(asc(startsAt));
  return rows.map(({ startsAt: start, endsAt: end, ...row }) => ({
    ...row,
    startAt: start.toISOString(),
    endAt: end.toISOString(),
  }));
}

/** Instants are all written alike, so that their texts have their order. */
const byStart = (a: EntryRecord, b: EntryRecord) => (a.startAt < b.startAt ? -1 : Number(a.startAt > b.startAt));

/** What there is in a stretch of time: lessons, sessions of group lessons, and when tutors are away. */
export async function calendarIn(context: Pick<Context, "db">, asked: Asked): Promise<CalendarRecord> {
  const { from, to } = parse(rangeRules, { from: asked.from[0], to: asked.to[0] });
  const range = { from: new Date(from), to: new Date(to) };
  const [lessons, sessions] = await Promise.all([lessonsIn(context, asked, range), sessionsIn(context, asked, range)]);
  const entries = [...lessons.entries, ...sessions].toSorted(byStart);
  const taught = [...new Set([...entries.flatMap(({ tutorIds }) => tutorIds), ...(asked.tutorId ?? [])])];
  const [teaching, others, away] = await Promise.all([
    tutorsOf(context, taught),
    customersOf(context, asked.customerId?.filter((id) => !lessons.payers.has(id)) ?? []),
    awayIn(context, taught, range),
  ]);
  return {
    entries: entries.slice(0, entriesMax),
    total: lessons.total + sessions.length,
    away,
    tutors: teaching,
    customers: byName([...lessons.payers.values(), ...others]),
  };
}
