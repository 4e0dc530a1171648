import { toEnumName } from "@app/domain/enums.ts";
import { bookedLessonStatuses } from "@app/domain/lessons/course-enums.ts";
import { messages } from "@app/domain/messages.ts";
import type { BookedLessonStatus } from "@app/schema/types.generated.ts";

const ended: readonly BookedLessonStatus[] = [
  "COMPLETED",
  "CANCELLED",
  "RESCHEDULED",
  "STUDENT_NO_SHOW",
  "TUTOR_NO_SHOW",
];

/** Why nothing can be done to a lesson any more, said before anybody fills in a form; undefined if it can. `done`: "cancelled". */
export function refusedAtOnce({ status }: { status: BookedLessonStatus }, done: string): string | undefined {
  if (!ended.includes(status)) return undefined;
  const state = bookedLessonStatuses.find((one) => toEnumName(one) === status) ?? "";
  return messages.wrongState("lesson", state.replaceAll("-", " "), done);
}
