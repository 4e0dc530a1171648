import { and, asc, desc, eq, gt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { lessonFaults } from "@app/domain/billing/invariants.ts";
import { partsOf } from "@app/domain/customer-pods/pod-shares.ts";
import type { Context } from "../../../service/context.ts";
import { bookedLessons, confirmedLessons, lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { block, inBlocks } from "../book-faults.ts";
import { chargeOf } from "../charge-of.ts";
import { priceOfLesson } from "../due-lessons.ts";
import { payersOf } from "../payers-of.ts";
import { takenOf } from "./taken-of.ts";

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

/** Whether each lesson in the books took what it was charged from each who pays for it, no more and no less. */
export const checkLessons = (context: Reader) =>
  inBlocks(
    (after) => postedLast(context, after),
    async (rows) => {
      const taken = await takenOf(
        context,
        rows.map(({ id }) => id),
      );
      const payers = await payersOf(
        context,
        rows.map(({ lesson }) => lesson),
      );
      return rows.flatMap((row) => {
        const { minutes, charge } = chargeOf(priceOfLesson(row).price, row.settlement);
        const parts = [...partsOf(charge, payers(row.lesson))];
        const own = taken.filter(({ lessonId }) => lessonId === row.id);
        return parts.flatMap(([customerId, part]) => {
          // Of one payer, whoever it was: their record may have been merged since.
          const mine = parts.length === 1 ? own : own.filter((one) => one.customerId === customerId);
          const sum = (valueOf: (one: (typeof own)[number]) => number) =>
            mine.reduce((all, one) => all + valueOf(one), 0);
          return lessonFaults({
            minutes,
            charge: part,
            usedMinutes: sum((one) => one.minutes),
            usedAmount: sum((one) => one.amount),
            toBill: sum((one) => one.toBill),
          }).map((fault) => ({
            about: "lesson" as const,
            name: row.lesson.lessonNumber,
            fault,
            invoiceId: null,
            customerId,
          }));
        });
      });
    },
  );
