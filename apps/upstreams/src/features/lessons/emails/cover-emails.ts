import { fullName } from "@app/domain/people/person.ts";
import type { Context } from "../../../service/context.ts";
import { personOf } from "../../customers/customers.public.ts";
import type { BookedRow } from "../booked/booked.table.ts";
import { placeOfLesson, write } from "./lesson-emails.ts";

/**
 * Tells the customer and both tutors that another one gives a lesson, or that the usual one does after all; only the one who
 * gives it reads the note.
 */
export async function notifyCovered(
  context: Context,
  lesson: BookedRow,
  { formerId, note }: { formerId: string; note: string },
): Promise<void> {
  const isUsual = lesson.coversForId === null;
  const usual = fullName(await personOf(context, lesson.coversForId ?? lesson.tutorId));
  const former = fullName(await personOf(context, formerId));
  const meetingLink = await placeOfLesson(context, lesson);
  await write(context, lesson, {
    kind: isUsual ? "cover-ended" : "lesson-covered",
    to: ["customer"],
    say: () => ({ otherTutorName: isUsual ? former : usual, meetingLink }),
  });
  await write(context, lesson, {
    kind: "cover-given",
    to: ["tutor"],
    say: () => ({ otherTutorName: former, lessonReason: note, meetingLink }),
  });
  await notifyTakenOver(context, lesson, formerId);
}

/** Tells a tutor that the one of the lesson gives it instead. */
export const notifyTakenOver = (context: Context, lesson: BookedRow, formerId: string): Promise<number> =>
  write(context, lesson, { kind: "lesson-taken-over", to: ["tutor"], tutorId: formerId, say: () => ({}) });
