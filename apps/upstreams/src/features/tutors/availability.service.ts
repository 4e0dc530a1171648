import { daysLater } from "@app/domain/dates/days-later.ts";
import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { tutorMessages } from "@app/domain/tutors/tutor-messages.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import { dayEnd, dayStart } from "@app/domain/tutors/availability.ts";
import {
  dayProblems,
  timeOffProblems,
  type TimeOffInput,
  type TimeOffUpdateInput,
  type TutorDayInput,
  type TutorDayUpdateInput,
} from "@app/domain/tutors/tutor-parts.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { personOf } from "../customers/customers.public.ts";
import { tutorDayOf, tutorTimeOffOf, type TutorDayRecord, type TutorTimeOffRecord } from "./tutor-part.record.ts";
import { tutorDays, tutors, tutorTimeOff, type TutorDayRow, type TutorTimeOffRow } from "./tutors.table.ts";

export const tutorDayKind: RecordKind<TutorDayRow, TutorDayRecord> = {
  table: tutorDays,
  kind: "tutor-day",
  labelOf: ({ date }) => date,
  partOf: ({ tutorId }) => tutorId,
  present: (_, row) => tutorDayOf(row),
};

export const timeOffKind: RecordKind<TutorTimeOffRow, TutorTimeOffRecord> = {
  table: tutorTimeOff,
  kind: "tutor-time-off",
  labelOf: ({ reason }) => reason,
  partOf: ({ tutorId }) => tutorId,
  present: (_, row) => tutorTimeOffOf(row),
};

export const tutorDayList: ListSpec = {
  sorts: { date: [tutorDays.date] },
  defaultSort: "date",
  id: tutorDays.id,
  filters: { id: anyText(tutorDays.id), tutorId: anyText(tutorDays.tutorId) },
};

export const timeOffList: ListSpec = {
  sorts: { startsAt: [tutorTimeOff.startsAt] },
  defaultSort: "-startsAt",
  id: tutorTimeOff.id,
  filters: { id: anyText(tutorTimeOff.id), tutorId: anyText(tutorTimeOff.tutorId) },
};

export async function listDays(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { row: tutorDays }, tutorDays, request, isNull(tutorDays.archivedAt));
  return { rows: rows.map(({ row }) => tutorDayOf(row)), total };
}

export async function listTimeOff(context: Context, request: ListRequest) {
  const visible = isNull(tutorTimeOff.archivedAt);
  const { rows, total } = await readPage(context, { row: tutorTimeOff }, tutorTimeOff, request, visible);
  return { rows: rows.map(({ row }) => tutorTimeOffOf(row)), total };
}

/** The tutor, held, and the zone whose clock counts for them. */
async function clockOf(context: Context, tutorId: string): Promise<string> {
  const [tutor] = await lockRecords(context, tutors, [tutorId]);
  if (!tutor || tutor.archivedAt !== null) throw fieldRefusal("tutorId", messages.reference("Tutor"));
  return (await personOf(context, tutorId)).timeZone;
}

function refuseFirst(problems: Readonly<Record<string, string>>): void {
  const [first] = Object.entries(problems);
  if (first) throw fieldRefusal(...first);
}

/** Says what is other than usual on one day. */
export async function createDay(context: Context, input: TutorDayInput): Promise<TutorDayRecord> {
  await clockOf(context, input.tutorId);
  return createRecord(context, tutorDayKind, { write: () => insertRecord(context, tutorDays, input) });
}

export const updateDay = (
  context: Context,
  { _id, version, ...changes }: TutorDayUpdateInput,
): Promise<TutorDayRecord> =>
  changeRecord(
    context,
    tutorDayKind,
    { _id, version },
    {
      async write(before) {
        refuseFirst(dayProblems({ ...before, ...changes }));
        return updateRecord(context, tutorDays, before, changes);
      },
    },
  );

interface Ends {
  startsOn: string;
  startTime?: string | null | undefined;
  endsOn: string;
  endTime?: string | null | undefined;
}

/** Both ends by somebody's clock as instants; refused where nothing is between them. */
function instantsOf({ startsOn, startTime, endsOn, endTime }: Ends, timeZone: string) {
  const startsAt = instantOf({ date: startsOn, time: startTime ?? dayStart, timeZone });
  const isWhole = endTime == null || endTime === dayEnd;
  const last = isWhole ? { date: daysLater(endsOn, 1), time: dayStart } : { date: endsOn, time: endTime };
  const endsAt = instantOf({ ...last, timeZone });
  // Two moments of one gap are one instant.
  if (endsAt <= startsAt) throw fieldRefusal("endsOn", messages.order);
  return { startsAt, endsAt };
}

/** The same the other way round. */
function endsOf({ startsAt, endsAt }: TutorTimeOffRow, timeZone: string): Required<Ends> {
  const [start, end] = [wallClockOf(startsAt, timeZone), wallClockOf(endsAt, timeZone)];
  const isWhole = end.time === dayStart;
  return {
    startsOn: start.date,
    startTime: start.time,
    endsOn: isWhole ? daysLater(end.date, -1) : end.date,
    endTime: isWhole ? dayEnd : end.time,
  };
}

/** Refused for a tutor who has left, and where they are away already at that time. */
async function refuseNeedless(
  { db }: Context,
  tutorId: string,
  { startsAt, endsAt }: Pick<TutorTimeOffRow, "startsAt" | "endsAt">,
  timeZone: string,
): Promise<void> {
  const [tutor] = await db.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, tutorId));
  if (tutor?.status === "left") throw fieldRefusal("tutorId", tutorMessages.hasLeft);
  const [other] = await db
    .select()
    .from(tutorTimeOff)
    .where(
      and(
        ...[eq(tutorTimeOff.tutorId, tutorId), isNull(tutorTimeOff.archivedAt)],
        ...[lt(tutorTimeOff.startsAt, endsAt), gt(tutorTimeOff.endsAt, startsAt)],
      ),
    )
    .orderBy(asc(tutorTimeOff.startsAt))
    .limit(1);
  if (!other) return;
  const { startsOn, endsOn } = endsOf(other, timeZone);
  throw fieldRefusal("startsOn", tutorMessages.awayThen(startsOn, endsOn));
}

/** Writes down when a tutor is away. */
export async function createTimeOff(context: Context, input: TimeOffInput): Promise<TutorTimeOffRecord> {
  const timeZone = await clockOf(context, input.tutorId);
  const { tutorId, reason, note } = input;
  const instants = instantsOf(input, timeZone);
  await refuseNeedless(context, tutorId, instants, timeZone);
  return createRecord(context, timeOffKind, {
    write: () => insertRecord(context, tutorTimeOff, { tutorId, reason, note, ...instants }),
  });
}

export const updateTimeOff = (
  context: Context,
  { _id, version, reason, note, ...given }: TimeOffUpdateInput,
): Promise<TutorTimeOffRecord> =>
  changeRecord(
    context,
    timeOffKind,
    { _id, version },
    {
      async write(before) {
        const timeZone = await clockOf(context, before.tutorId);
        const moved = Object.keys(given).length > 0;
        const ends = { ...endsOf(before, timeZone), ...given };
        if (moved) refuseFirst(timeOffProblems(ends));
        return updateRecord(context, tutorTimeOff, before, {
          ...(reason !== undefined && { reason }),
          ...(note !== undefined && { note }),
          ...(moved && instantsOf(ends, timeZone)),
        });
      },
    },
  );
