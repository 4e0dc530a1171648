import { and, eq, gt, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { openCourseStatuses } from "@app/domain/lessons/course-states.ts";
import { amongMany } from "../../records/among.ts";
import type { Context } from "../../service/context.ts";
import { confirmedLessons } from "../lessons/lessons-tables.public.ts";
import { coverShown } from "./cover.queries.ts";
import { creditEntries, creditLots } from "./credit.table.ts";

type Reader = Pick<Context, "db" | "now">;

/** So many customers are looked at together. */
const atOnce = 500;
/** In minor units: a part of less may come to nothing, and then needs no credit. */
const hardlyAnything = 100;

/** Of some customers, those of whose credit something is left. */
const withCredit = ({ db }: Reader, customerIds: readonly string[]) =>
  db
    .selectDistinct({ customerId: creditLots.customerId })
    .from(creditLots)
    .innerJoin(creditEntries, eq(creditEntries.lotId, creditLots.id))
    .where(amongMany(creditLots.customerId, customerIds))
    .groupBy(creditLots.id)
    .having(gt(sql`sum(${creditEntries.quantity})`, creditLots.frozen));

/** The prepaid courses that go on of some customers, and whether a lesson of each may cost one of them nothing. */
function goingOn({ db }: Reader, customerIds: readonly string[]) {
  const { id, customerId, billing, status, priceAmount, earlierPrices, podId } = confirmedLessons;
  const mayBeFree = or(
    lt(priceAmount, hardlyAnything),
    // Earlier prices, and shares of pods, may be anything.
    sql`jsonb_array_length(${earlierPrices}) > 0`,
    isNotNull(podId),
  );
  return db
    .select({ courseId: id, customerId, mayBeFree: sql<boolean>`coalesce(${mayBeFree}, false)` })
    .from(confirmedLessons)
    .where(and(amongMany(customerId, customerIds), eq(billing, "prepaid"), inArray(status, [...openCourseStatuses])));
}

/**
 * How many lessons ahead are paid for of each prepaid course that goes on of some customers. Cover is worked out only for
 * those who have credit, or whose lessons may cost nothing: of all others none is paid for. Source: domain.md 5.5.
 */
export async function courseCredits(context: Reader, customerIds: readonly string[]) {
  const courses = await goingOn(context, customerIds);
  const looked = new Set((await withCredit(context, customerIds)).map(({ customerId }) => customerId));
  for (const { customerId, mayBeFree } of courses) if (mayBeFree) looked.add(customerId);
  const found: { courseId: string; lessonsLeft: number }[] = courses
    .filter(({ customerId }) => !looked.has(customerId))
    .map(({ courseId }) => ({ courseId, lessonsLeft: 0 }));
  const rest = [...looked];
  for (let from = 0; from < rest.length; from += atOnce) {
    const covers = await coverShown(context, rest.slice(from, from + atOnce));
    found.push(...covers.flatMap((cover) => cover.courses));
  }
  return found;
}
