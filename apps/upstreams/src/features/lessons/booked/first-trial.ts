import { and, eq, inArray, ne } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { bookedLessons, lessonSettlements, type BookedRow } from "./booked.table.ts";

/**
 * Whether missing a lesson is free, as it is for a trial unless the learner missed another trial in this subject for
 * free. Source: domain.md 5.6.
 */
export async function isFreeTrial(context: Context, lesson: BookedRow): Promise<boolean> {
  const { id, kind, learnerId, subject, regionId } = lesson;
  if (kind !== "trial" || !(await settingOf(context, "trialFreeOnFirstNoShow", regionId))) return false;
  const earlier = await context.db.$count(
    bookedLessons,
    and(
      ...[eq(bookedLessons.learnerId, learnerId), eq(bookedLessons.subject, subject), eq(bookedLessons.kind, "trial")],
      ...[ne(bookedLessons.id, id), inArray(bookedLessons.status, ["student-no-show", "disputed"])],
      inArray(
        bookedLessons.id,
        context.db
          .select({ id: lessonSettlements.lessonId })
          .from(lessonSettlements)
          .where(eq(lessonSettlements.ruleId, "trial-no-show")),
      ),
    ),
  );
  return earlier === 0;
}
