import { recordName } from "@app/domain/changes.ts";
import { and, asc, eq, gt, ne } from "drizzle-orm";
import { groupMessages } from "@app/domain/group-lessons/group-messages.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { enrol } from "./enrolments.service.ts";
import { groupLessonKind } from "./group.kinds.ts";
import type { EnrolledDateRecord } from "./group.record.ts";
import { groupEnrolments, groupInstances, groupLessons } from "./group-lessons.table.ts";

/** A learner's enrolment in a session; null if there is none. */
async function standingOf({ db }: Context, instanceId: string, learnerId: string) {
  const { status } = groupEnrolments;
  const [row] = await db
    .select({ status })
    .from(groupEnrolments)
    .where(
      and(
        ...[eq(groupEnrolments.instanceId, instanceId), eq(groupEnrolments.learnerId, learnerId)],
        ne(status, "cancelled"),
      ),
    );
  return row?.status ?? null;
}

/**
 * Enrols a learner for all dates to come, each as a single call would; where that is refused, the date says why and the
 * others go on. Refused as a whole where it could be done for none.
 */
export async function enrolForAll(
  context: Context,
  { _id, learnerId, waits }: { _id: string; learnerId: string; waits: boolean },
): Promise<EnrolledDateRecord[]> {
  const lesson = await findOrRefuse(context, groupLessons, _id, recordName(groupLessonKind.kind));
  const { groupLessonId, status, start, id } = groupInstances;
  const dates = await context.db
    .select()
    .from(groupInstances)
    .where(and(eq(groupLessonId, lesson.id), eq(status, "scheduled"), gt(start, context.now)))
    .orderBy(asc(start), asc(id));
  if (dates.length === 0) throw new Refusal("WRONG_STATE", groupMessages.noDatesToCome);
  const answers: EnrolledDateRecord[] = [];
  let refusal: Refusal | null = null;
  let done = 0;
  for (const { id: instanceId, version, localDate, localTime, start: at } of dates) {
    const shown = { _id: instanceId, start: at.toISOString(), localDate, localTime };
    const before = await standingOf(context, instanceId, learnerId);
    if (before !== null) {
      const reason = before === "waitlisted" ? groupMessages.waitsAlready : groupMessages.enrolled;
      answers.push({ ...shown, status: before, reason });
      continue;
    }
    try {
      await enrol(context, { _id: instanceId, version, learnerId, waits });
      answers.push({ ...shown, status: await standingOf(context, instanceId, learnerId), reason: null });
      done += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal ??= error;
      answers.push({ ...shown, status: null, reason: error.message });
    }
  }
  // Nothing was changed: said where it was asked for.
  if (done === 0 && refusal) throw refusal;
  return answers;
}
