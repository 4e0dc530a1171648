import type { LessonMailKind } from "@app/domain/lessons/lesson-mail-kinds.ts";

interface Written {
  /** As staff find it among the templates. */
  name: string;
  subject: string;
  body: string;
}

const signed = "\n\nWith warm regards,\n{{ownerName}}";
const dear = "Dear {{firstName}},\n\n";
const letter = (name: string, subject: string, ...paragraphs: string[]): Written => ({
  name,
  subject,
  body: `${dear}${[...paragraphs, "{{personalMessage}}"].join("\n\n")}${signed}`,
});

const lesson = "the {{lessonSubject}} lesson for {{learnerNames}} with {{tutorName}}";
const lessons = "{{lessonSubject}} lessons for {{learnerNames}} with {{tutorName}}";

/**
 * What tutors and customers are sent about lessons, as it is before a director words it otherwise. Both sides read the same
 * text, each with times by their own clock; what there is nothing to say of is left out.
 */
export const lessonTexts: Readonly<Record<LessonMailKind, Written>> = {
  "proposal-ended": letter(
    "A proposal has ended",
    "No longer open: {{lessonSubject}} lessons for {{learnerNames}}",
    "Our question whether you would like to teach {{learnerNames}} {{lessonSubject}}, {{lessonTimes}}, is no longer open. {{lessonReason}}",
    "You need not answer it.",
  ),
  "course-begun": letter(
    "Lessons are booked",
    "Booked: {{lessonSubject}} lessons for {{learnerNames}}",
    `The ${lessons} are booked: {{lessonTimes}}, {{lessonLength}} each.`,
    "The first is on {{lessonTime}}.",
    "{{meetingLink}}",
  ),
  "course-held": letter(
    "Lessons are held until payment",
    "Held: {{lessonSubject}} lessons for {{learnerNames}}",
    `The times of the ${lessons} are held: {{lessonTimes}}, {{lessonLength}} each, from {{lessonTime}}.`,
    "They are booked as soon as they have been paid for, and held until {{answerBy}}.",
  ),
  "payment-reminder": letter(
    "Reminder to pay for held lessons",
    "Still held: {{lessonSubject}} lessons for {{learnerNames}}",
    `The ${lessons} have not been paid for yet. The first would be on {{lessonTime}}.`,
    "We hold the times until {{answerBy}}. Reply to this email if you need longer.",
  ),
  "course-paused": letter(
    "Lessons are paused",
    "Paused: {{lessonSubject}} lessons for {{learnerNames}}",
    `The ${lessons} are paused {{pauseDays}}. {{lessonReason}}`,
    "They go on after that at the usual time: {{lessonTimes}}.",
  ),
  "course-resumed": letter(
    "Lessons go on",
    "Going on: {{lessonSubject}} lessons for {{learnerNames}}",
    `The ${lessons} go on: {{lessonTimes}}. The next is on {{lessonTime}}.`,
  ),
  "course-ended": letter(
    "Lessons have ended",
    "Ended: {{lessonSubject}} lessons for {{learnerNames}}",
    `The ${lessons} have ended; those still to come are cancelled. {{lessonReason}}`,
  ),
  "course-times": letter(
    "Lessons have other times",
    "New times: {{lessonSubject}} lessons for {{learnerNames}}",
    `From {{startDate}} on, the ${lessons} have new times: {{lessonTimes}}.`,
    "The first at a new time is on {{lessonTime}}. No lesson is lost: those already booked have moved with them.",
  ),
  "course-tutor": letter(
    "Another tutor teaches",
    "A new tutor for {{learnerNames}}",
    "From {{startDate}} on, {{tutorName}} teaches {{learnerNames}} {{lessonSubject}}. The times stay as they are: {{lessonTimes}}.",
    "{{lessonReason}}",
  ),
  "clock-change": letter(
    "The clocks change",
    "The clocks change: {{lessonSubject}} lessons for {{learnerNames}}",
    `{{lessonReason}} The ${lessons} keep to the learner’s clock, so by other clocks they move.`,
    "Until then: {{lessonTimes}}\nFrom {{startDate}} on: {{newTimes}}",
    "You need not do anything. Reply to this email if the new time does not suit you.",
  ),
  "lesson-reminder": letter(
    "Reminder of a lesson",
    "Reminder: {{lessonSubject}} lesson for {{learnerNames}}",
    `This is a reminder of ${lesson}: {{lessonTime}}, {{lessonLength}}.`,
    "{{meetingLink}}",
  ),
  "lesson-moved": letter(
    "A lesson has moved",
    "Moved: {{lessonSubject}} lesson for {{learnerNames}}",
    `We have moved ${lesson}.`,
    "Until now: {{lessonTime}}\nNow: {{newTime}}",
    "{{lessonReason}}",
    "{{lessonOutcome}}",
  ),
  "lesson-cancelled": letter(
    "A lesson is cancelled",
    "Cancelled: {{lessonSubject}} lesson for {{learnerNames}}",
    `We have cancelled ${lesson} on {{lessonTime}}. {{lessonReason}}`,
    "{{lessonOutcome}}",
  ),
  "time-asked": letter(
    "Another time is asked for",
    "Another time for the lesson for {{learnerNames}}?",
    `We have been asked for another time for ${lesson} on {{lessonTime}}. {{lessonReason}}`,
    "We will write again as soon as a time is proposed. Without one, the lesson is cancelled on {{answerBy}}.",
  ),
  "time-proposed": letter(
    "Another time is proposed",
    "Does this time suit you? {{lessonSubject}} lesson for {{learnerNames}}",
    `This time is proposed for ${lesson}, which was to be on {{lessonTime}}:\n{{newTime}}`,
    "{{lessonReason}}",
    "Does it suit you? Please answer by {{answerBy}}:\n{{answerLink}}",
  ),
  "time-declined": letter(
    "A proposed time was declined",
    "Not at that time: {{lessonSubject}} lesson for {{learnerNames}}",
    `The proposed time for ${lesson} does not suit: {{newTime}}. {{lessonReason}}`,
    "Reply to this email with a time that suits you. Without a new time, the lesson is cancelled on {{answerBy}}.",
  ),
  "report-wanted": letter(
    "How did the lesson go?",
    "How did the {{lessonSubject}} lesson for {{learnerNames}} go?",
    "Your {{lessonSubject}} lesson for {{learnerNames}} on {{lessonTime}} is over. Please tell us how it went: who was there, what you covered and what comes next.",
    "A lesson without a report cannot be approved for pay.",
  ),
  "lesson-report": letter(
    "Report of a lesson",
    "{{lessonSubject}} lesson for {{learnerNames}}: what was covered",
    `This is the report of ${lesson} on {{lessonTime}}.`,
    "{{lessonReport}}",
    "{{lessonOutcome}}",
    "How was it? Rate the lesson:\n{{answerLink}}",
  ),
  "student-no-show": letter(
    "The learner did not come",
    "We missed {{learnerNames}} at the {{lessonSubject}} lesson",
    "{{tutorName}} waited for {{learnerNames}} at the {{lessonSubject}} lesson on {{lessonTime}}, and nobody came. {{lessonOutcome}}",
    "If that is not what happened, tell us by {{answerBy}}:\n{{answerLink}}",
  ),
  "tutor-no-show": letter(
    "The tutor did not come",
    "We are sorry about the {{lessonSubject}} lesson for {{learnerNames}}",
    "{{tutorName}} did not come to the {{lessonSubject}} lesson for {{learnerNames}} on {{lessonTime}}. We are sorry. {{lessonOutcome}}",
  ),
  "tutor-missed": letter(
    "Question to a tutor who did not come",
    "You were missed at the {{lessonSubject}} lesson for {{learnerNames}}",
    "{{learnerNames}} waited for you at the {{lessonSubject}} lesson on {{lessonTime}}. {{lessonOutcome}}",
    "Please reply to this email and tell us what happened.",
  ),
  "lesson-disputed": letter(
    "A lesson is disputed",
    "Disputed: {{lessonSubject}} lesson for {{learnerNames}}",
    `There is an objection to how ${lesson} on {{lessonTime}} was settled. {{lessonReason}}`,
    "Until we have decided, nothing is charged or paid for it. Please reply to this email with your account of what happened.",
  ),
  "dispute-settled": letter(
    "A dispute is settled",
    "Settled: {{lessonSubject}} lesson for {{learnerNames}}",
    `We have decided about ${lesson} on {{lessonTime}}. {{lessonOutcome}}`,
    "{{lessonReason}}",
  ),
  "learner-rating": letter(
    "Rate the learner",
    "How is {{learnerNames}} doing in {{lessonSubject}}?",
    "Thank you for the {{lessonSubject}} lesson for {{learnerNames}} on {{lessonTime}}.",
    "How is {{learnerNames}} doing? It takes a minute:\n{{answerLink}}",
  ),
};
