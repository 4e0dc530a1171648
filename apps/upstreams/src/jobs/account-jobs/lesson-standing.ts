import { eq } from "drizzle-orm";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
import type { BookedLessonStatus } from "@app/domain/lessons/course-enums.ts";
import { bookedLessons } from "../../features/lessons/lessons.public.ts";
import type { Context } from "../../service/context.ts";
import type { Frozen, Skipped } from "./bulk-kind.ts";

/** Nothing is to be done to a lesson that is where it is wanted, whoever brought it there. */
export async function skipIf({ db }: Context, { _id }: Frozen, wanted: BookedLessonStatus): Promise<Skipped | null> {
  const { id, status } = bookedLessons;
  const [lesson] = await db.select({ status }).from(bookedLessons).where(eq(id, _id));
  return lesson?.status === wanted ? { skipped: accountJobMessages.already(wanted) } : null;
}

/** The same of one that somebody gives already. */
export async function skipIfGivenBy({ db }: Context, { _id }: Frozen, wanted: string): Promise<Skipped | null> {
  const { id, tutorId } = bookedLessons;
  const [lesson] = await db.select({ tutorId }).from(bookedLessons).where(eq(id, _id));
  return lesson?.tutorId === wanted ? { skipped: accountJobMessages.already("covered by them") } : null;
}
