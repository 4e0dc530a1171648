import { sql } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { inWeekOrder } from "@app/domain/tutors/availability.ts";
import type { TutorEvent } from "@app/domain/tutors/tutor-enums.ts";
import { tutorMessages } from "@app/domain/tutors/tutor-messages.ts";
import {
  canReinstate,
  directorsEvents,
  reinstateDays,
  tutorEventDone,
  tutorMachine,
} from "@app/domain/tutors/tutor-states.ts";
import type { TutorUpdateInput } from "@app/domain/tutors/tutor.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord, type RecordKind } from "../../records/change-record.ts";
import { fireEvent } from "../../records/fire-event.ts";
import type { Context } from "../../service/context.ts";
import { requirePermission } from "../../service/permission.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import {
  checkBorn,
  countryOfRegion,
  personOf,
  phoneOrRefuse,
  pickPerson,
  savePerson,
  withoutPerson,
  type PersonRow,
} from "../customers/customers.public.ts";
import { lessonsAheadOf } from "../lessons/lessons-ahead.public.ts";
import { regions } from "../regions/regions.public.ts";
import type { TutorRecord } from "./tutor.record.ts";
import { tutorLabel, tutorWithPerson } from "./tutors.queries.ts";
import { tutors, type TutorRow } from "./tutors.table.ts";

export const tutorKind: RecordKind<TutorRow, TutorRecord> = {
  table: tutors,
  kind: "tutor",
  labelOf: async (row, context) => tutorLabel(row, await personOf(context, row.id)),
  /** The person is a record of its own; a tutor's history tells of both. */
  parts: async (context, { id }) => pickPerson(await personOf(context, id)),
  present: tutorWithPerson,
};

function refuseMerged({ archivedAt }: TutorRow): void {
  if (archivedAt !== null) throw new Refusal("WRONG_STATE", messages.wrongState("tutor", "merged", "changed"));
}

/** The region a tutor is paid through, held; one that stays may have been archived since. */
export async function regionFor(context: Context, id: string, stays: boolean) {
  const [region] = await lockRecords(context, regions, [id]);
  if (!region || (region.archivedAt !== null && !stays)) throw fieldRefusal("regionId", messages.reference("Region"));
  return region;
}

/** A phone number as it is kept: as people dial it in their country, else in their region, or with a plus. */
export const phoneIn = <Typed extends string | null | undefined>(
  typed: Typed,
  country: string | null | undefined,
  region: { code: string },
) => (typed == null ? typed : phoneOrRefuse(typed, [country ?? null, countryOfRegion(region.code)]));

function checkYears({ now, actor }: Context, qualifications: TutorUpdateInput["qualifications"]): void {
  const thisYear = Number(wallClockOf(now, actor.timeZone).date.slice(0, 4));
  const at = qualifications?.findIndex(({ year }) => year > thisYear) ?? -1;
  if (at >= 0) throw fieldRefusal(`qualifications.${at}.year`, messages.between("Year", 1950, thisYear));
}

/** Saves changes to a tutor and to the person they are, under the tutor's version. */
export const updateTutor = (
  context: Context,
  { _id, version, status: _, ...changes }: TutorUpdateInput,
): Promise<TutorRecord> =>
  changeRecord(
    context,
    tutorKind,
    { _id, version },
    {
      check: refuseMerged,
      async write(before) {
        checkBorn(context, changes.dateOfBirth);
        checkYears(context, changes.qualifications);
        const { regionId = before.regionId, phoneNumber: typed } = changes;
        const region = await regionFor(context, regionId, regionId === before.regionId);
        const { country } = changes.country === undefined ? await personOf(context, _id) : changes;
        const phoneNumber = phoneIn(typed, country, region);
        await savePerson(context, before, {
          ...(pickPerson(changes) as Partial<PersonRow>),
          ...(phoneNumber !== undefined && { phoneNumber }),
        });
        const { hours } = changes;
        return updateRecord(context, tutors, before, {
          ...withoutPerson(changes),
          ...(hours && { hours: inWeekOrder(hours) }),
        });
      },
    },
  );

/** Refuses to let somebody go whom learners still wait for. Source: domain.md 2.5. */
async function refuseLessonsAhead({ db, now }: Context, { id }: TutorRow): Promise<void> {
  const [row] = await db.select({ n: lessonsAheadOf(id, now) }).from(sql`(values (1)) as one`);
  if (row && row.n > 0) throw new Refusal("WRONG_STATE", tutorMessages.lessonsAhead(row.n));
}

/** Moves a tutor to the next state. Off-boarding and reinstating are a director's. Source: domain.md 2.5. */
export function fireTutorEvent(
  context: Context,
  event: TutorEvent,
  { reason, ...at }: { _id: string; version: number; reason?: string },
): Promise<TutorRecord> {
  if (directorsEvents.includes(event)) requirePermission(context, "tutorManagement:act");
  return fireEvent(context, tutorKind, at, {
    machine: tutorMachine,
    event,
    done: tutorEventDone[event],
    reason,
    admit: refuseMerged,
    async write(before, status) {
      if (event === "off-board") await refuseLessonsAhead(context, before);
      if (event === "reinstate" && before.leftAt && !canReinstate(before.leftAt, context.now))
        throw new Refusal("WRONG_STATE", tutorMessages.reinstateLate(reinstateDays));
      const left = status === "left";
      return updateRecord(context, tutors, before, {
        status,
        leftAt: left ? context.now : null,
        leftReason: left ? (reason ?? null) : null,
      });
    },
  });
}
