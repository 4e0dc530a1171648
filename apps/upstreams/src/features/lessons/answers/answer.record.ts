import { z } from "zod";
import { answerChoices, answerKinds, answerStates } from "@app/domain/lessons/answer-enums.ts";

/** What a one-time link asks. */
export const lessonAnswerRecord = z
  .object({
    kind: z.enum(answerKinds),
    state: z.enum(answerStates),
    message: z.string().nullable().meta({ description: "Why the link cannot be used." }),
    answered: z.enum(answerChoices).nullable().meta({ description: "What was answered with it." }),
    firstName: z.string(),
    facts: z.array(z.object({ label: z.string(), text: z.string() })),
    choices: z.array(z.enum(answerChoices)),
  })
  .meta({ id: "LessonAnswer" });
export type LessonAnswerRecord = z.infer<typeof lessonAnswerRecord>;
