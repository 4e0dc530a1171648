import { eq } from "drizzle-orm";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
import type { BookedLessonStatus } from "@app/domain/lessons/course-enums.ts";
import { bookedLessons } from "../../features/lessons/lessons.public.ts";
import type { Context } from "../../service/context.ts";
import { skipIfUnchanged, type Frozen, type Skipped } from "./bulk-kind.ts";

async function skipIf({ db }: Context, { _id }: Frozen, wanted: BookedLessonStatus): Promise<Skipped | null> {
  const { id, status } = bookedLessons;
  const [lesson] = await db.select({ status }).from(bookedLessons).where(eq(id, _id));
  return lesson?.status === wanted ? { skipped: accountJobMessages.already(wanted) } : null;
}

/** Brings a lesson to a state. One that is in it already is skipped, whoever brought it there. */
export const bringTo = async (
  context: Context,
  at: Frozen,
  wanted: BookedLessonStatus,
  act: () => Promise<Parameters<typeof skipIfUnchanged>[2]>,
): Promise<Skipped | null> => (await skipIf(context, at, wanted)) ?? skipIfUnchanged(context, at, await act(), wanted);

/** Skips a lesson that this tutor gives already. */
export async function skipIfGivenBy({ db }: Context, { _id }: Frozen, wanted: string): Promise<Skipped | null> {
  const { id, tutorId } = bookedLessons;
  const [lesson] = await db.select({ tutorId }).from(bookedLessons).where(eq(id, _id));
  return lesson?.tutorId === wanted ? { skipped: accountJobMessages.already("covered by them") } : null;
}
