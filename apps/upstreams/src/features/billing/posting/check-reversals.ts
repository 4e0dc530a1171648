import { eq, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { reversedEarlier } from "@app/domain/billing/invariants.ts";
import type { Context } from "../../../service/context.ts";
import { bookedLessons } from "../../lessons/lessons-tables.public.ts";
import type { BookFault } from "../book-faults.ts";
import { billableItems } from "./billable-items.table.ts";

/** Whether all that took back what a lesson came to stands on the day of that or later. Source: domain.md 1.3. */
export async function checkReversals({ db }: Pick<Context, "db">): Promise<{ faults: BookFault[] }> {
  const reversed = alias(billableItems, "reversed");
  const rows = await db
    .select({ customerId: billableItems.customerId, lesson: bookedLessons.lessonNumber })
    .from(billableItems)
    .innerJoin(reversed, eq(reversed.id, billableItems.reverses))
    .leftJoin(bookedLessons, eq(bookedLessons.id, billableItems.lessonId))
    .where(lt(billableItems.day, reversed.day));
  return {
    faults: rows.map(({ customerId, lesson }) => ({
      about: "lesson" as const,
      name: lesson ?? "Group lesson",
      fault: reversedEarlier,
      invoiceId: null,
      customerId,
    })),
  };
}
