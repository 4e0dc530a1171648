import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { beginProblem, bookMonthMessages } from "@app/domain/billing/book-months.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { lockRecord, updateRecord } from "../../../database/records.ts";
import { audit } from "../../../records/audit.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { customers, persons } from "../../customers/customers.public.ts";
import { enrolmentSettlements, groupEnrolments, groupInstances } from "../../group-lessons/group-tables.public.ts";
import { bookedLessons, lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { regions } from "../../regions/regions.public.ts";
import { lessonDay } from "../due-lessons.ts";
import { placeDay, placePayer } from "../due-places.ts";
import { regionOrRefuse } from "./months.queries.ts";

export const booksBeginning = z
  .object({
    regionId: z.string(),
    beginOn: z.iso
      .date()
      .nullable()
      .meta({ description: "The first day whose lessons are posted; null before it is set." }),
    before: z
      .int()
      .meta({ description: "Settled lessons and places before that day, or before the one that is asked about." }),
    since: z.int().meta({ description: "Settled lessons and places from that day on." }),
  })
  .meta({ id: "BooksBeginning" });
export type BooksBeginning = z.infer<typeof booksBeginning>;

type Reader = Pick<Context, "db">;

/** How many settled lessons and places of a region lie before a day, and from it on. */
async function settledAround({ db }: Reader, regionId: string, day: string) {
  const parted = (on: SQL, one: PgColumn) => ({
    all: sql<number>`count(distinct ${one})::int`,
    before: sql<number>`count(distinct ${one}) filter (where ${on} < ${day}::text)::int`,
  });
  const [lessons] = await db
    .select(parted(lessonDay, lessonSettlements.lessonId))
    .from(lessonSettlements)
    .innerJoin(bookedLessons, eq(bookedLessons.id, lessonSettlements.lessonId))
    .innerJoin(regions, eq(regions.id, bookedLessons.regionId))
    .where(eq(regions.id, regionId));
  const [places] = await db
    .select(parted(placeDay, enrolmentSettlements.enrolmentId))
    .from(enrolmentSettlements)
    .innerJoin(groupEnrolments, eq(groupEnrolments.id, enrolmentSettlements.enrolmentId))
    .innerJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
    .innerJoin(persons, eq(persons.id, groupEnrolments.customerId))
    .innerJoin(customers, sql`${customers.id} = ${placePayer}`)
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .where(eq(regions.id, regionId));
  const before = (lessons?.before ?? 0) + (places?.before ?? 0);
  return { before, since: (lessons?.all ?? 0) + (places?.all ?? 0) - before };
}

/** When the books of a region begin, or what a day would mean for them. */
export async function beginningOf(context: Reader, regionId: string, asked: string | null): Promise<BooksBeginning> {
  const { booksBeginOn: beginOn } = await regionOrRefuse(context, regionId);
  const day = beginOn ?? asked;
  const counted = day === null ? { before: 0, since: 0 } : await settledAround(context, regionId, day);
  return { regionId, beginOn, ...counted };
}

/** Begins the books of a region, once: lessons from that day on are posted, those before it never. */
export async function beginBooks(
  context: Context,
  { regionId, beginOn }: { regionId: string; beginOn: string },
): Promise<BooksBeginning> {
  const region = await lockRecord(context, regions, regionId);
  if (!region) throw new Refusal("NOT_FOUND", "Region not found.");
  if (region.booksBeginOn !== null) {
    if (region.booksBeginOn !== beginOn) throw new Refusal("WRONG_STATE", bookMonthMessages.begun(region.name));
    return beginningOf(context, regionId, null);
  }
  const problem = beginProblem(beginOn, wallClockOf(context.now, region.timeZone).date);
  if (problem !== null) throw fieldRefusal("beginOn", problem);
  const after = await updateRecord(context, regions, region, { booksBeginOn: beginOn });
  await audit(context, { action: "updated", kind: "region", id: regionId, label: region.code, before: region, after });
  return beginningOf(context, regionId, null);
}
