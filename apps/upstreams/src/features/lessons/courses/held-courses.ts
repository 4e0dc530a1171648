import { and, asc, eq, inArray } from "drizzle-orm";
import type { Subject } from "@app/domain/subjects.ts";
import type { Context } from "../../../service/context.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";

/** Credit that a customer has paid for, as far as courses go. */
interface Paying {
  customerId: string;
  learnerIds: readonly string[];
  podId: string | null;
  subjects: readonly Subject[];
}

/** The courses that wait to be paid for and that credit for these learners and subjects may pay, the oldest first. */
export const heldCourses = (
  { db }: Pick<Context, "db">,
  { customerId, learnerIds, podId, subjects }: Paying,
): Promise<CourseRow[]> =>
  db
    .select()
    .from(confirmedLessons)
    .where(
      and(
        eq(confirmedLessons.customerId, customerId),
        eq(confirmedLessons.status, "awaiting-payment"),
        inArray(confirmedLessons.subject, [...subjects]),
        podId === null ? inArray(confirmedLessons.learnerId, [...learnerIds]) : eq(confirmedLessons.podId, podId),
      ),
    )
    .orderBy(asc(confirmedLessons.startOn), asc(confirmedLessons.id));
