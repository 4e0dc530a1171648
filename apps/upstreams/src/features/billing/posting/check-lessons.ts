import { and, asc, desc, eq, gt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lessonFaults } from "@app/domain/billing/invariants.ts";
import type { Context } from "../../../service/context.ts";
import { bookedLessons, confirmedLessons, lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { block, inBlocks } from "../book-faults.ts";
import { chargeOf, priceOfLesson } from "../due-lessons.ts";
import { billedOf, usesOf } from "./lesson-money.ts";

type Reader = Pick<Context, "db">;

const first = alias(bookedLessons, "first_of_chain");

/** The last settlement of each lesson that is in the books, by lesson, after the one that came last. */
const postedLast = ({ db }: Reader, after: string) =>
  db
    .selectDistinctOn([lessonSettlements.lessonId], {
      id: lessonSettlements.lessonId,
      settlement: lessonSettlements,
      lesson: bookedLessons,
      course: confirmedLessons,
      agreedOn: first.localDate,
    })
    .from(lessonSettlements)
    .innerJoin(bookedLessons, eq(bookedLessons.id, lessonSettlements.lessonId))
    .innerJoin(confirmedLessons, eq(confirmedLessons.id, bookedLessons.courseId))
    .innerJoin(first, eq(first.id, bookedLessons.chainId))
    .where(and(eq(lessonSettlements.state, "posted"), gt(lessonSettlements.lessonId, after)))
    .orderBy(asc(lessonSettlements.lessonId), desc(lessonSettlements.round))
    .limit(block);

/** Whether each lesson in the books took what it was charged, no more and no less. */
export const checkLessons = (context: Reader) =>
  inBlocks(
    (after) => postedLast(context, after),
    async (rows) => {
      const ids = rows.map(({ id }) => id);
      const [uses, billed] = [await usesOf(context, ids), await billedOf(context, ids)];
      return rows.flatMap((row) => {
        const used = uses.get(row.id);
        return lessonFaults({
          ...chargeOf(priceOfLesson(row).price, row.settlement),
          usedMinutes: used?.minutes ?? 0,
          usedAmount: used?.amount ?? 0,
          toBill: billed.get(row.id) ?? 0,
        }).map((fault) => ({
          about: "lesson" as const,
          name: row.lesson.lessonNumber,
          fault,
          invoiceId: null,
          customerId: row.lesson.customerId,
        }));
      });
    },
  );
