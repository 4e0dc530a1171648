import * as z from "zod";
import { proseField, textField } from "../fields.ts";
import { placeholderProblem } from "../system/template.ts";
import { placeholdersOf, type Placeholder } from "../system/template-text.ts";
import { customerPlaceholders } from "./customer-values.ts";
import { messageBodyMax, messageSubjectMax } from "./message.ts";

/** An email to many, with placeholders. */
const emailWith = (placeholders: readonly Placeholder[]) =>
  z
    .object({ subject: textField("Subject", messageSubjectMax), body: proseField("Message", messageBodyMax) })
    .superRefine((message, context) => {
      for (const field of ["subject", "body"] as const) {
        const problem = placeholderProblem(message[field], placeholders);
        if (problem !== null) context.addIssue({ code: "custom", path: [field], message: problem });
      }
    });

/** To many customers. Source: domain.md 1.7, 3.2. */
export const messageToManyInput = emailWith(customerPlaceholders);
export type MessageToManyInput = z.infer<typeof messageToManyInput>;

/** Placeholders in an email to candidates. */
export const personPlaceholders: readonly Placeholder[] = placeholdersOf.general;

/** To many candidates. Source: domain.md 3.3. */
export const messageToPeopleInput = emailWith(personPlaceholders);

/** Placeholders in an email to tutors. */
export const tutorPlaceholders: readonly Placeholder[] = [...personPlaceholders, "unreportedLessons"];

/** To many tutors. Source: domain.md 3.3, 4.10. */
export const messageToTutorsInput = emailWith(tutorPlaceholders);

/** Asks tutors how their lessons went. */
export const askForOutcomes = {
  subject: "How did these lessons go?",
  body: [
    "Dear {{firstName}},",
    "These lessons of yours are over, and we do not know yet how they went:",
    "{{unreportedLessons}}",
    "Please record what was covered, or tell us if a lesson did not take place.",
    "Thank you,\n{{ownerName}}",
  ].join("\n\n"),
};

/** Placeholders in an email to payers of confirmed lessons. */
export const coursePlaceholders: readonly Placeholder[] = [
  ...placeholdersOf.learners,
  ...(["lessonSubject", "lessonTimes", "tutorName"] as const),
];

/** To the payers of many confirmed lessons. Source: domain.md 3.4. */
export const messageToCoursesInput = emailWith(coursePlaceholders);

/** To the payers of many pods. Source: domain.md 3.2. */
export const messageToPodsInput = emailWith(placeholdersOf.pod);
