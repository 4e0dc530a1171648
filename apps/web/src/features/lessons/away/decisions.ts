import { toEnumName } from "@app/domain/enums.ts";
import { missingIn, type LessonRearrangement } from "@app/domain/lessons/cover-enums.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import type { LessonDecisionInput, LessonReason } from "@app/schema/types.generated.ts";

/** What is chosen for a lesson whose tutor is away; "keep" leaves it as it is for now. */
export interface Decision {
  act: LessonRearrangement | "keep";
  tutorId: string;
  date: string;
  time: string;
  despite: boolean;
}

interface Lesson {
  id: string;
  localDate: string;
  localTime: string;
}

/** Covered by whoever is suggested; kept for now where nobody is free. */
export const firstDecision = ({ localDate: date, localTime: time }: Lesson, suggestedId: string | null): Decision => ({
  act: suggestedId === null ? "keep" : "cover",
  tutorId: suggestedId ?? "",
  date,
  time,
  despite: false,
});

/** Whether enough is said for it to be done. */
export function isComplete({ act, tutorId, date, time }: Decision, { localDate, localTime }: Lesson): boolean {
  if (act === "keep") return true;
  const isMoved = act !== "move" || date !== localDate || time !== localTime;
  return isMoved && missingIn({ act, tutorId, date, time }) === null;
}

/** What a decision still needs, by its field; nothing if it is complete. */
export function problemsIn(decision: Decision, lesson: Lesson): Partial<Record<"tutorId" | "date" | "time", string>> {
  if (isComplete(decision, lesson)) return {};
  const { act, tutorId, date, time } = decision;
  const missing = act === "keep" ? null : missingIn({ act, tutorId, date, time });
  if (missing === "tutorId") return { tutorId: "Choose who gives it." };
  if (missing === "date") return { date: "Choose a day." };
  return { time: missing === "time" ? "Say at what time." : lessonMessages.sameTime };
}

/** What is sent for a lesson; null where it stays as it is. */
export function decisionInput(lessonId: string, decision: Decision): LessonDecisionInput | null {
  const { act, tutorId, date, time, despite } = decision;
  if (act === "keep") return null;
  const more = act === "cover" ? { tutorId } : act === "move" ? { date, time } : {};
  return { lessonId, act: toEnumName(act), ...more, despite };
}

/** The variables of the single change of the same kind, by which its emails are shown. */
export function singleInput(decision: Decision, reason: LessonReason, note: string | null) {
  const { act, tutorId, date, time, despite } = decision;
  const why = { byKind: "TUTOR" as const, reason, note };
  if (act === "cover") return { tutorId, note: null, despite };
  return act === "move" ? { ...why, date, time, despite } : why;
}

/** What is sent for lessons of which something was decided; those that are not there any more are left out. */
export const decidedIn = (
  decisions: Readonly<Record<string, Decision>>,
  lessons: readonly Pick<Lesson, "id">[],
): LessonDecisionInput[] =>
  lessons.flatMap(({ id }) => {
    const decision = decisions[id];
    return (decision && decisionInput(id, decision)) ?? [];
  });
