import { and, eq, inArray } from "drizzle-orm";
import { courseCreditStates } from "@app/domain/billing/credit-enums.ts";
import { courseCreditState } from "@app/domain/billing/lesson-cover.ts";
import { openCourseStatuses } from "@app/domain/lessons/course-states.ts";
import { messages } from "@app/domain/messages.ts";
import { z } from "zod";
import { amongMany } from "../../../records/among.ts";
import type { Filter } from "../../../records/list-spec.ts";
import { requirePermission } from "../../../service/permission.ts";
import { courseCredits } from "../../billing/course-credits.public.ts";
import { confirmedLessons } from "./courses.table.ts";

/**
 * Prepaid courses by how many lessons ahead are paid for, as the column "left" says it: worked out for the customers of
 * the courses that the other filters leave, since cover is never stored. Source: domain.md 3.4, 5.5.
 */
export const creditFilter: Filter = {
  value: z.enum(courseCreditStates, messages.choice("Credit")),
  many: true,
  // What was found stands in its place by the time that rows are read.
  where: () => undefined,
  async workedOut(context, values, others) {
    requirePermission(context, "invoices:read");
    const { id, customerId, billing, status } = confirmedLessons;
    const goOn = and(others, eq(billing, "prepaid"), inArray(status, openCourseStatuses));
    const rows = await context.db.selectDistinct({ customerId }).from(confirmedLessons).where(goOn);
    const known = await courseCredits(
      context,
      rows.map((row) => row.customerId),
    );
    const found = known.filter(({ lessonsLeft }) => values.includes(courseCreditState(lessonsLeft)));
    return amongMany(
      id,
      found.map(({ courseId }) => courseId),
    );
  },
};
