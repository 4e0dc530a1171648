import { and, eq, inArray, ne, type SQL } from "drizzle-orm";
import type { BookedLessonStatus } from "@app/domain/lessons/course-enums.ts";
import type { Subject } from "@app/domain/subjects.ts";
import { openRequestStatuses } from "@app/domain/lessons/request-states.ts";
import type { Context } from "../../service/context.ts";
import { bookedLessons } from "./booked/booked.table.ts";
import { lessonRequests } from "./requests.table.ts";

/** Where a trial is to come or was held. One that was missed or cancelled does not use up the one trial. */
const counts: readonly BookedLessonStatus[] = [
  ...(["booked", "in-progress", "awaiting-confirmation"] as const),
  ...(["completed", "reschedule-pending", "disputed"] as const),
];

interface Wanted {
  learnerId: string;
  subject: Subject;
  /** The request that asks, if it is there already. */
  requestId?: string;
}

/** Whether a learner has had their trial in a subject, or one is asked for or to come. Source: domain.md 1.2. */
export async function trialIsTaken(
  { db }: Pick<Context, "db">,
  { learnerId, subject, requestId = "" }: Wanted,
): Promise<boolean> {
  const trials = (table: typeof lessonRequests | typeof bookedLessons, more: SQL) =>
    and(eq(table.learnerId, learnerId), eq(table.subject, subject), eq(table.kind, "trial"), more);
  const asked = await db.$count(
    lessonRequests,
    and(trials(lessonRequests, inArray(lessonRequests.status, openRequestStatuses)), ne(lessonRequests.id, requestId)),
  );
  if (asked > 0) return true;
  return (await db.$count(bookedLessons, trials(bookedLessons, inArray(bookedLessons.status, [...counts])))) > 0;
}
