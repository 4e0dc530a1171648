import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { bookedLessons, confirmedLessons } from "../features/lessons/lessons-tables.public.ts";
import type { Ending } from "./invoice-ending.ts";

const day = 86_400_000;

/** When the lessons of each prepaid course were that have been charged for, the first first. */
export async function chargedLessons(db: Database): Promise<Map<string, Date[]>> {
  const { id, startAt, courseId } = bookedLessons;
  const isCharged = sql`exists (select 1 from lesson_settlements as s where s.lesson_id = ${id} and s.charge_minutes * s.charge_bp > 0)`;
  const rows = await db
    .select({ courseId, startAt })
    .from(bookedLessons)
    .innerJoin(confirmedLessons, eq(confirmedLessons.id, courseId))
    .where(sql`${confirmedLessons.billing} = 'prepaid' and ${isCharged}`)
    .orderBy(asc(startAt), asc(id));
  const found = new Map<string, Date[]>();
  for (const row of rows) {
    const lessons = found.get(row.courseId ?? "") ?? [];
    lessons.push(row.startAt);
    found.set(row.courseId ?? "", lessons);
  }
  return found;
}

/** What becomes of the invoice after those that the lessons have used up: not written yet, not paid yet, or paid. */
const nextOnes: readonly (Ending | null)[] = [null, "sent", "paid"];

/** The further invoices of a course that goes on: one for each so many lessons, a few days before they are used up. */
export function renewals(
  lessons: readonly Date[],
  { count, place, isRunning, now }: { count: number; place: number; isRunning: boolean; now: Date },
): { issuedAt: Date; ending: Ending }[] {
  const used = Math.max(1, Math.ceil(lessons.length / count));
  const blocks = Array.from({ length: used - 1 }, (_, block) => ({
    issuedAt: new Date((lessons[(block + 1) * count]?.getTime() ?? now.getTime()) - 4 * day),
    ending: "paid" as const,
  }));
  const ending = nextOnes[place % nextOnes.length];
  if (!isRunning || !ending || used * count - lessons.length > 2) return blocks;
  return [...blocks, { issuedAt: new Date(now.getTime() - 2 * day), ending }];
}
