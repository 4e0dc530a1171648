import { and, eq } from "drizzle-orm";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { podMembers } from "../customer-pods/customer-pods.public.ts";
import { bookedLessons } from "./booked/booked.table.ts";

type Of = { tutorId: string } | { customerId: string | null };

/** Refuses to link something to a lesson that there is not, or that somebody else gave or pays for; no lesson is no link. */
export async function checkNamedLesson(
  { db }: Pick<Context, "db">,
  lessonId: string | null | undefined,
  party: Of,
): Promise<void> {
  if (lessonId == null) return;
  const { id, tutorId, customerId, podId } = bookedLessons;
  const [lesson] = await db.select({ tutorId, customerId, podId }).from(bookedLessons).where(eq(id, lessonId));
  if (!lesson) throw fieldRefusal("lessonId", messages.reference("Lesson"));
  if ("tutorId" in party) {
    if (lesson.tutorId !== party.tutorId) throw fieldRefusal("lessonId", lessonMessages.notTheirTutors);
    return;
  }
  if (lesson.customerId === party.customerId || party.customerId === null) return;
  const inPod = and(eq(podMembers.podId, lesson.podId ?? ""), eq(podMembers.customerId, party.customerId));
  if ((await db.$count(podMembers, inPod)) === 0) throw fieldRefusal("lessonId", lessonMessages.notTheirCustomers);
}
