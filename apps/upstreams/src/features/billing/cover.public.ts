import { eq, inArray, sql } from "drizzle-orm";
import { coverInOrder, type LessonsCover } from "@app/domain/billing/lesson-cover.ts";
import { isGift } from "@app/domain/billing/credit-enums.ts";
import type { UsableLot } from "@app/domain/billing/coverage.ts";
import type { Context } from "../../service/context.ts";
import { creditEntries, creditLots } from "./credit.table.ts";
import { dueLessons } from "./due-lessons.ts";
import type { PrepaidLesson } from "./prepaid-lesson.ts";

type Reader = Pick<Context, "db" | "now">;
type OwnedLot = UsableLot & { customerId: string };

/** What is left of the credits of some customers: all that may be used. */
async function usableLots({ db }: Reader, customerIds: readonly string[]): Promise<OwnedLot[]> {
  const rest = sql<number>`sum(${creditEntries.quantity})::text`.mapWith(Number);
  const rows = await db
    .select({ lot: creditLots, rest })
    .from(creditLots)
    .innerJoin(creditEntries, eq(creditEntries.lotId, creditLots.id))
    .where(inArray(creditLots.customerId, [...customerIds]))
    .groupBy(creditLots.id);
  return rows.map(({ lot, rest: left }) => ({
    ...lot,
    available: Math.max(0, left - lot.frozen),
    isGift: isGift(lot.source),
    createdAt: lot.createdAt.toISOString(),
  }));
}

/** What some lessons take of each credit. */
export function usesOf({ lessons }: Pick<LessonsCover, "lessons">, due: readonly PrepaidLesson[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { lotId, quantity } of due.flatMap(({ id }) => lessons.get(id)?.uses ?? []))
    sums.set(lotId, (sums.get(lotId) ?? 0) + quantity);
  return sums;
}

/** What lessons that have begun take of each credit of some customers, and no entry says yet: nothing else may have it. */
export async function usedByLessons(context: Reader, customerIds: readonly string[]): Promise<Map<string, number>> {
  const covers = await coverOf(context, customerIds);
  return new Map(
    [...covers.values()].flatMap((cover) => [
      ...usesOf(
        cover,
        cover.due.filter(({ isUpcoming }) => !isUpcoming),
      ),
    ]),
  );
}

/** Rows by customer, each customer's in the order that they had. */
function byCustomer<Row extends { customerId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const own = found.get(row.customerId);
    if (own) own.push(row);
    else found.set(row.customerId, [row]);
  }
  return found;
}

export interface PrepaidCover extends LessonsCover {
  due: PrepaidLesson[];
}

/** What credit pays for of the lessons of some customers, by customer; with everybody who was asked for. */
export async function coverOf(context: Reader, customerIds: readonly string[]): Promise<Map<string, PrepaidCover>> {
  if (customerIds.length === 0) return new Map();
  const lots = byCustomer(await usableLots(context, customerIds));
  const lessons = byCustomer(await dueLessons(context, customerIds));
  return new Map(
    customerIds.map((id) => {
      const due = lessons.get(id) ?? [];
      return [id, { ...coverInOrder(lots.get(id) ?? [], due), due }];
    }),
  );
}
