import type { GroupMailKind } from "@app/domain/group-lessons/group-mail-kinds.ts";

const signed = "\n\nWith warm regards,\n{{ownerName}}";
const dear = "Dear {{firstName}},\n\n";
const letter = (name: string, subject: string, ...paragraphs: string[]) => ({
  name,
  subject,
  body: `${dear}${[...paragraphs, "{{personalMessage}}"].join("\n\n")}${signed}`,
});

/** The default emails to families and tutors about sessions; directors can edit them. */
export const groupTexts: Readonly<Record<GroupMailKind, { name: string; subject: string; body: string }>> = {
  "group-cancelled": letter(
    "A session does not take place",
    "Cancelled: {{groupTitle}}",
    "{{groupTitle}} does not take place on {{lessonTime}}. {{lessonReason}}",
    "Nothing is charged for {{learnerNames}} for that.",
  ),
  "group-moved": letter(
    "A session has moved",
    "Moved: {{groupTitle}}",
    "{{groupTitle}} does not take place on {{lessonTime}}. We have moved {{learnerNames}} to the session on {{newTime}}.",
    "If that does not suit you, reply to this email and we find another date.",
  ),
  "group-place": letter(
    "A place is free",
    "A place is free: {{groupTitle}}",
    "A place for {{learnerNames}} is free in {{groupTitle}} on {{lessonTime}}. We keep it for you until {{answerBy}}.",
    "Reply to this email if you would like it.",
  ),
  "group-tutor-assigned": letter(
    "To the tutor: sessions to teach",
    "You teach {{groupTitle}}",
    "You teach {{groupTitle}} on {{lessonTime}}. A session takes {{lessonLength}}.",
    "{{meetingLink}}",
    "Reply to this email if a time does not suit you.",
  ),
  "group-tutor-moved": letter(
    "To the tutor: a session has moved",
    "Moved: {{groupTitle}}",
    "{{groupTitle}} does not take place on {{lessonTime}}. Its learners have moved to the session on {{newTime}}.",
    "We have told the families.",
  ),
  "group-tutor-cancelled": letter(
    "To the tutor: a session does not take place",
    "Cancelled: {{groupTitle}}",
    "{{groupTitle}} does not take place on {{lessonTime}}, so you need not teach then. {{lessonReason}}",
    "We have told the families.",
  ),
  "group-disputed": letter(
    "A place is disputed",
    "Your objection: {{groupTitle}}",
    "You do not agree with what is charged for {{learnerNames}} in {{groupTitle}} on {{lessonTime}}. {{lessonReason}}",
    "We charge nothing for that until we have decided. Reply to this email if you would like to add something.",
  ),
  "group-decided": letter(
    "A dispute about a place is settled",
    "Settled: {{groupTitle}}",
    "We have decided about {{groupTitle}} on {{lessonTime}} for {{learnerNames}}. {{lessonOutcome}}",
    "If an invoice changes, you get a credit note for the difference.",
  ),
  "group-tutor-disputed": letter(
    "To the tutor: a place is disputed",
    "Disputed: {{groupTitle}}",
    "The family of {{learnerNames}} does not agree with what is charged for {{groupTitle}} on {{lessonTime}}. {{lessonReason}}",
    "Please reply to this email with your account of what happened.",
  ),
  "group-tutor-decided": letter(
    "To the tutor: a dispute about a place is settled",
    "Settled: {{groupTitle}}",
    "We have decided about {{groupTitle}} on {{lessonTime}} for {{learnerNames}}. {{lessonOutcome}}",
    "Your pay for it stays as it is.",
  ),
};
