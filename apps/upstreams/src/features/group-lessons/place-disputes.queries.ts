import { and, arrayOverlaps, desc, eq, inArray, or } from "drizzle-orm";
import { z } from "zod";
import { placeDisputeStatuses } from "@app/domain/group-lessons/group-enums.ts";
import { lessonParties } from "@app/domain/lessons/course-enums.ts";
import type { Context } from "../../service/context.ts";
import { persons } from "../customers/customers.public.ts";
import { placeDisputes, type PlaceDisputeRow } from "./place-disputes.table.ts";

/** An objection to what a place is charged. */
export const placeDisputeRecord = z
  .object({
    _id: z.string(),
    groupLessonId: z.string(),
    instanceId: z.string().meta({ description: "The session on which it was written down." }),
    customerId: z.string(),
    learnerId: z.string(),
    enrolmentIds: z.array(z.string()).meta({ description: "The dates that it is about." }),
    isWhole: z.boolean().meta({ description: "Whether it is about all dates of the place." }),
    byKind: z.enum(lessonParties),
    reason: z.string(),
    status: z.enum(placeDisputeStatuses),
    chargePercent: z.int().nullable().meta({ description: "Of the price, where it was decided for the family." }),
    decision: z.string().nullable().meta({ description: "Why it was decided so." }),
    decidedAt: z.iso.datetime().nullable(),
    decidedById: z.string().nullable(),
    openedAt: z.iso.datetime(),
    openedById: z.string(),
  })
  .meta({ id: "PlaceDispute" });
export type PlaceDisputeRecord = z.infer<typeof placeDisputeRecord>;

export const placeDisputeOf = ({ id, createdAt, createdBy, ...row }: PlaceDisputeRow): PlaceDisputeRecord => ({
  _id: id,
  groupLessonId: row.groupLessonId,
  instanceId: row.instanceId,
  customerId: row.customerId,
  learnerId: row.learnerId,
  enrolmentIds: row.enrolmentIds,
  isWhole: row.isWhole,
  byKind: row.byKind,
  reason: row.reason,
  status: row.status,
  chargePercent: row.chargePercent,
  decision: row.decision,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedById: row.decidedById,
  openedAt: createdAt.toISOString(),
  openedById: createdBy,
});

/** The objections to some places, the last first. */
export async function disputesOf(
  { db }: Pick<Context, "db">,
  enrolmentIds: readonly string[],
): Promise<PlaceDisputeRow[]> {
  if (enrolmentIds.length === 0) return [];
  return db
    .select()
    .from(placeDisputes)
    .where(arrayOverlaps(placeDisputes.enrolmentIds, [...enrolmentIds]))
    .orderBy(desc(placeDisputes.createdAt), desc(placeDisputes.id));
}

/** The objections to what a customer is charged, the last first. */
export async function disputesOfCustomer(
  { db }: Pick<Context, "db">,
  customerId: string,
): Promise<PlaceDisputeRecord[]> {
  const merged = db.select({ id: persons.id }).from(persons).where(eq(persons.mergedIntoId, customerId));
  const rows = await db
    .select()
    .from(placeDisputes)
    .where(and(or(eq(placeDisputes.customerId, customerId), inArray(placeDisputes.customerId, merged))))
    .orderBy(desc(placeDisputes.createdAt), desc(placeDisputes.id))
    .limit(100);
  return rows.map(placeDisputeOf);
}
