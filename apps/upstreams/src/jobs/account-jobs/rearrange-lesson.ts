import type { LessonsRearrangeInput } from "@app/domain/lessons/cover-input.ts";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
import { callOffLesson, coverLesson, rescheduleLesson } from "../../features/lessons/lessons-list.public.ts";
import type { Context } from "../../service/context.ts";
import { bringTo, skipIfGivenBy } from "./lesson-standing.ts";
import { skipIfUnchanged, type Frozen, type Skipped } from "./bulk-kind.ts";

/** Does with a lesson of a tutor who is away what was decided about it; cancelled and moved on the tutor's behalf. */
export async function rearrangeLesson(
  context: Context,
  at: Frozen,
  { decisions, reason, note }: LessonsRearrangeInput,
): Promise<Skipped | null> {
  const decided = decisions.find(({ lessonId }) => lessonId === at._id);
  if (!decided) return { skipped: accountJobMessages.undecided };
  const why = { byKind: "tutor", reason, note } as const;
  const { act, tutorId, date, time, despite } = decided;
  if (act === "cover")
    return (
      (await skipIfGivenBy(context, at, tutorId ?? "")) ??
      skipIfUnchanged(context, at, await coverLesson(context, { ...at, tutorId: tutorId ?? "", despite }), "covered")
    );
  if (act === "move") {
    const to = { date: date ?? "", time: time ?? "", despite };
    return skipIfUnchanged(context, at, await rescheduleLesson(context, { ...why, ...to, ...at }), "moved");
  }
  return bringTo(context, at, "cancelled", () => callOffLesson(context, { ...why, ...at }));
}
