import { and, asc, eq, isNotNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Context } from "../../../service/context.ts";
import { bookedLessons, confirmedLessons, lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { regions } from "../../regions/regions.public.ts";
import { isInBooks, lessonDay } from "../due-lessons.ts";

const first = alias(bookedLessons, "first_of_chain");

/** Settlements that may be posted: of a course, in a region whose books have begun. */
const isPostable = and(eq(lessonSettlements.state, "unposted"), isNotNull(regions.booksBeginOn));

/** Customers of whose courses something is to be posted, at most so many. */
export async function customersOfLessons({ db }: Pick<Context, "db">, atMost: number): Promise<string[]> {
  const { customerId } = bookedLessons;
  const rows = await db
    .selectDistinct({ customerId })
    .from(lessonSettlements)
    .innerJoin(bookedLessons, eq(bookedLessons.id, lessonSettlements.lessonId))
    .innerJoin(confirmedLessons, eq(confirmedLessons.id, bookedLessons.courseId))
    .innerJoin(regions, eq(regions.id, bookedLessons.regionId))
    .where(isPostable)
    .orderBy(asc(customerId))
    .limit(atMost);
  return rows.map((row) => row.customerId);
}

/** What is to be posted of a customer's lessons, by time and round. */
export const roundsToPost = ({ db }: Pick<Context, "db">, customerId: string) =>
  db
    .select({
      settlement: lessonSettlements,
      lesson: bookedLessons,
      course: confirmedLessons,
      agreedOn: first.localDate,
      day: lessonDay,
      isInBooks,
    })
    .from(lessonSettlements)
    .innerJoin(bookedLessons, eq(bookedLessons.id, lessonSettlements.lessonId))
    .innerJoin(confirmedLessons, eq(confirmedLessons.id, bookedLessons.courseId))
    .innerJoin(first, eq(first.id, bookedLessons.chainId))
    .innerJoin(regions, eq(regions.id, bookedLessons.regionId))
    .where(and(isPostable, eq(bookedLessons.customerId, customerId)))
    .orderBy(asc(bookedLessons.startAt), asc(bookedLessons.id), asc(lessonSettlements.round));

export type RoundToPost = Awaited<ReturnType<typeof roundsToPost>>[number];
