import { desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { occupies } from "@app/domain/lessons/booked-states.ts";
import { bookedLessonStatuses, lessonActors, lessonLogEvents } from "@app/domain/lessons/course-enums.ts";
import { asksReport } from "@app/domain/lessons/lesson-events.ts";
import { lessonKinds } from "@app/domain/lessons/lesson-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { anyOf, anyText, literally, type Asker, type ListRequest, type ListSpec } from "../../../records/list-spec.ts";
import { amongMany } from "../../../records/among.ts";
import { booleanFilter, withOwnRegions, periodFilter } from "../../../records/list-words.ts";
import { pageAndTotal, readPage } from "../../../records/read-page.ts";
import type { Context } from "../../../service/context.ts";
import { settingByRegion } from "../../system/settings/settings-by-region.public.ts";
import { tutorTimeOff } from "../../tutors/tutors.public.ts";
import { confirmedLessons } from "../courses/courses.table.ts";
import { endsAfter } from "../lessons-ahead.public.ts";
import { partyFound } from "../party-found.ts";
import { settlementRoundOf, type SettlementRoundRecord } from "../settlement-round.record.ts";
import { bookedOf, logOf, type BookedRecord, type LogRecord } from "./booked.record.ts";
import { bookedLessons, lessonLog, lessonSettlements, type BookedRow } from "./booked.table.ts";

/** Lessons by their number, or by any part of the name of who learns, pays or teaches. */
function searchBooked(typed: string): SQL | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  const numbered = /^L-\d/i.test(text)
    ? sql`${bookedLessons.lessonNumber} like ${`${literally(text.toUpperCase())}%`}`
    : undefined;
  return or(partyFound(bookedLessons, text), numbered);
}

/** Taking place from now on: what was cancelled or has moved does not. */
const isToCome = ({ now }: Asker) =>
  sql`(${endsAfter(bookedLessons.startAt, bookedLessons.endAt, now)} and ${bookedLessons.status} not in ('cancelled', 'rescheduled'))`;

const isOver = ({ now }: Asker) =>
  sql`(${bookedLessons.startAt} <= ${now.toISOString()}::timestamptz and ${bookedLessons.endAt} <= ${now.toISOString()}::timestamptz)`;

/** Its own link, or that of its course. */
const hasLink = () => sql`(${bookedLessons.hasOwnLink} or ${bookedLessons.courseId} in (
  select ${confirmedLessons.id} from ${confirmedLessons} where ${confirmedLessons.meetingUrl} is not null))`;

/** Falling into time off of whoever is to give it. */
const isTutorAway = () => {
  const { tutorId, startsAt, endsAt, archivedAt } = tutorTimeOff;
  const { startAt, endAt } = bookedLessons;
  return sql`exists (select from ${tutorTimeOff} where ${tutorId} = ${bookedLessons.tutorId} and ${startsAt} < ${endAt}
    and ${startAt} < ${endsAt} and ${archivedAt} is null)`;
};

export const bookedList: ListSpec = {
  sorts: { start: [bookedLessons.startAt] },
  defaultSort: "start",
  search: searchBooked,
  id: bookedLessons.id,
  filters: {
    id: anyText(bookedLessons.id),
    status: anyOf(bookedLessons.status, bookedLessonStatuses, "Status"),
    ...periodFilter("period", bookedLessons.startAt, "Period"),
    upcoming: {
      ...booleanFilter("upcoming", isToCome),
      where: ([value], asker) => (value === "true" ? isToCome(asker) : isOver(asker)),
      countedBy: (asker) => sql`case when ${isToCome(asker)} then 'true' when ${isOver(asker)} then 'false' end`,
    },
    subject: anyOf(bookedLessons.subject, subjectOptions, "Subject"),
    kind: anyOf(bookedLessons.kind, lessonKinds, "Kind"),
    regionId: withOwnRegions(anyText(bookedLessons.regionId)),
    late: booleanFilter("cancelled late", () => sql`${bookedLessons.wasLate}`),
    outage: booleanFilter("outage", () => sql`${bookedLessons.wasOutage}`),
    hold: booleanFilter("held", () => sql`${bookedLessons.hold}`),
    tutorAway: booleanFilter("tutor away", isTutorAway),
    covered: booleanFilter("covered", () => sql`${bookedLessons.coversForId} is not null`),
    link: booleanFilter("linked", hasLink),
    disputed: booleanFilter("disputed", () => sql`${bookedLessons.status} = 'disputed'`),
    tutorId: anyText(bookedLessons.tutorId),
    customerId: anyText(bookedLessons.customerId),
    learnerId: anyText(bookedLessons.learnerId),
    courseId: anyText(bookedLessons.courseId),
    chainId: anyText(bookedLessons.chainId),
  },
};

/** What some lessons came to when they were settled last. */
async function settledLast({ db }: Pick<Context, "db">, ids: readonly string[]) {
  const { lessonId, round, sentence, state, at } = lessonSettlements;
  const { minutes, chargeMinutes, chargeBp, payMinutes, payBp } = lessonSettlements;
  const rows = await db
    .selectDistinctOn([lessonId], {
      lessonId,
      minutes,
      chargeMinutes,
      chargeBp,
      payMinutes,
      payBp,
      sentence,
      state,
      at,
    })
    .from(lessonSettlements)
    .where(amongMany(lessonId, ids))
    .orderBy(lessonId, desc(round));
  return new Map(rows.map(({ lessonId: id, at: when, ...row }) => [id, { ...row, at: when.toISOString() }]));
}

/** Each time that a lesson was settled, the last first. */
export async function settlementsOf({ db }: Pick<Context, "db">, lessonId: string): Promise<SettlementRoundRecord[]> {
  const rows = await db
    .select()
    .from(lessonSettlements)
    .where(eq(lessonSettlements.lessonId, lessonId))
    .orderBy(desc(lessonSettlements.round));
  return rows.map(settlementRoundOf);
}

async function shownLessons(context: Pick<Context, "db">, rows: readonly BookedRow[]): Promise<BookedRecord[]> {
  if (rows.length === 0) return [];
  const settled = await settledLast(
    context,
    rows.map(({ id }) => id),
  );
  const isRequired = await settingByRegion(context, "lessonReportRequired");
  return rows.map((row) =>
    bookedOf(row, {
      // One that is to be given after all has its settlements in its history alone.
      settlement: occupies(row.status) ? null : (settled.get(row.id) ?? null),
      asksReport: asksReport(row.kind, isRequired(row.regionId)),
    }),
  );
}

export async function presentLesson(context: Pick<Context, "db">, row: BookedRow): Promise<BookedRecord> {
  const [shown] = await shownLessons(context, [row]);
  return shown as BookedRecord;
}

/** One page of dated lessons, the next first. */
export async function listBooked(
  context: Context,
  request: ListRequest,
): Promise<{ rows: BookedRecord[]; total: number }> {
  const { db } = context;
  const { where } = request;
  const { rows, total } = await pageAndTotal(
    request,
    async () => db.$count(bookedLessons, where),
    async ({ orderBy, limit, offset }) => {
      // The index alone says which they are: rows that are asked about only to be left out are not read.
      const chosen = db
        .select({ id: bookedLessons.id })
        .from(bookedLessons)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      return db
        .select()
        .from(bookedLessons)
        .where(inArray(bookedLessons.id, chosen))
        .orderBy(...orderBy);
    },
  );
  return { rows: await shownLessons(context, rows), total };
}

export const logList: ListSpec = {
  sorts: { at: [lessonLog.at] },
  defaultSort: "-at",
  id: lessonLog.id,
  filters: {
    lessonId: {
      ...anyText(lessonLog.chainId),
      where: (ids) =>
        inArray(
          lessonLog.chainId,
          sql`(select ${bookedLessons.chainId} from ${bookedLessons} where ${inArray(bookedLessons.id, ids)})`,
        ),
    },
    event: anyOf(lessonLog.event, lessonLogEvents, "Event"),
    actorKind: anyOf(lessonLog.actorKind, lessonActors, "Who"),
  },
};

/** What happened to a lesson and to those that it was moved from and to, the last first. */
export async function listLog(context: Context, request: ListRequest): Promise<{ rows: LogRecord[]; total: number }> {
  const { rows, total } = await readPage(context, { entry: lessonLog }, lessonLog, request);
  return { rows: rows.map(({ entry }) => logOf(entry)), total };
}
