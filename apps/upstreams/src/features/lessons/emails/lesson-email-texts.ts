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

const lesson = "the {{lessonName}} for {{learnerNames}} with {{tutorName}}";
const lessons = "{{lessonName}} for {{learnerNames}} with {{tutorName}}";

/**
 * What tutors and customers are sent about lessons, as it is before a director words it otherwise. Both sides read the same
 * text, each with times by their own clock, and "you" in place of their own name; what there is nothing to say of is left
 * out. A course may be of one lesson: no sentence says "are" of `lessonName`.
 */
export const lessonTexts: Readonly<Record<LessonMailKind, Written>> = {
  "proposal-ended": letter(
    "A proposal has ended",
    "No longer open: {{lessonName}} for {{learnerNames}}",
    "We no longer need your answer about the {{lessonName}} for {{learnerNames}}: {{lessonDates}}. {{lessonReason}}",
  ),
  "course-begun": letter(
    "Lessons are booked",
    "Booked: {{lessonName}} for {{learnerNames}}",
    `We have booked the ${lessons}: {{lessonDates}}, {{lessonLength}}.`,
    "{{meetingLink}}",
  ),
  "course-held": letter(
    "Lessons are held until payment",
    "Held: {{lessonName}} for {{learnerNames}}",
    `We are holding the ${lessons}: {{lessonDates}}, {{lessonLength}}.`,
    "We will confirm the booking as soon as it is paid for, and hold it for you until {{answerBy}}.",
  ),
  "payment-reminder": letter(
    "Reminder to pay for held lessons",
    "Still held: {{lessonName}} for {{learnerNames}}",
    `We have not received payment for the ${lessons} yet: {{lessonDates}}.`,
    "We will hold the booking until {{answerBy}}. Reply to this email if you need longer.",
  ),
  "course-paused": letter(
    "Lessons are paused",
    "Paused: {{lessonName}} for {{learnerNames}}",
    `The ${lessons} are paused {{pauseDays}}. {{lessonReason}}`,
    "They resume after that at the usual time: {{lessonTimes}}.",
  ),
  "course-resumed": letter(
    "Lessons go on",
    "Resuming: {{lessonName}} for {{learnerNames}}",
    `The ${lessons} are resuming: {{lessonTimes}}. The next lesson is on {{lessonTime}}.`,
  ),
  "family-paused": letter(
    "Several courses of a family are paused",
    "Paused: {{lessonName}} for {{learnerNames}}",
    "These lessons are paused {{pauseDays}}. {{lessonReason}}",
    "{{lessonTimes}}",
    "They resume after that at the usual times.",
  ),
  "family-resumed": letter(
    "Several courses of a family go on",
    "Resuming: {{lessonName}} for {{learnerNames}}",
    "These lessons are resuming:",
    "{{lessonTimes}}",
    "The next lesson is on {{lessonTime}}.",
  ),
  "course-ended": letter(
    "Lessons have ended",
    "Ended: {{lessonName}} for {{learnerNames}}",
    `We have ended the ${lessons}. Anything still booked has been cancelled. {{lessonReason}}`,
  ),
  "course-times": letter(
    "Lessons have other times",
    "New times: {{lessonName}} for {{learnerNames}}",
    `From {{startDate}}, the ${lessons} have new times: {{lessonTimes}}.`,
    "The first at a new time is on {{lessonTime}}. Lessons that were already booked have been moved.",
  ),
  "course-tutor": letter(
    "Another tutor teaches",
    "A new tutor for {{learnerNames}}",
    "From {{startDate}}, {{tutorName}} will teach {{learnerNames}} {{lessonSubject}}. The times stay as they are: {{lessonTimes}}.",
    "{{lessonReason}}",
  ),
  "clock-change": letter(
    "The clocks change",
    "The clocks change: {{lessonName}} for {{learnerNames}}",
    `{{lessonReason}} The ${lessons} stay at the same time for the learner, so the time changes for anyone in another time zone.`,
    "Until then: {{lessonTimes}}\nFrom {{startDate}}: {{newTimes}}",
    "There is nothing you need to do. Reply to this email if the new time does not suit you.",
  ),
  "lesson-reminder": letter(
    "Reminder of a lesson",
    "Reminder: {{lessonName}} for {{learnerNames}}",
    `This is a reminder of ${lesson}: {{lessonTime}}, {{lessonLength}}.`,
    "{{meetingLink}}",
  ),
  "lesson-booked": letter(
    "A lesson is booked",
    "Extra lesson booked: {{lessonName}} for {{learnerNames}}",
    "We have booked an extra {{lessonName}} for {{learnerNames}} with {{tutorName}}: {{lessonTime}}, {{lessonLength}}.",
    "{{lessonOutcome}}",
    "{{meetingLink}}",
  ),
  "lesson-restored": letter(
    "A cancelled lesson is given after all",
    "Back on: {{lessonName}} for {{learnerNames}}",
    `We had cancelled ${lesson}, but it will go ahead after all: {{lessonTime}}, {{lessonLength}}.`,
    "{{meetingLink}}",
  ),
  "lesson-moved": letter(
    "A lesson has moved",
    "Moved: {{lessonName}} for {{learnerNames}}",
    `We have moved ${lesson}.`,
    "Until now: {{lessonTime}}\nNow: {{newTime}}",
    "{{lessonReason}}",
    "{{lessonOutcome}}",
  ),
  "lesson-cancelled": letter(
    "A lesson is cancelled",
    "Cancelled: {{lessonName}} for {{learnerNames}}",
    `We have cancelled ${lesson} on {{lessonTime}}. {{lessonReason}}`,
    "{{lessonOutcome}}",
  ),
  "lesson-covered": letter(
    "Another tutor gives a lesson",
    "{{tutorName}} teaches {{learnerNames}} this time",
    "{{otherTutorName}} cannot give the {{lessonName}} for {{learnerNames}} on {{lessonTime}}. {{tutorName}} will give it instead.",
    "The time and the length ({{lessonLength}}) stay the same. Your other lessons stay with {{otherTutorName}}.",
    "{{meetingLink}}",
  ),
  "cover-ended": letter(
    "The usual tutor gives a lesson after all",
    "{{tutorName}} teaches {{learnerNames}} as usual",
    "{{tutorName}} will give the {{lessonName}} for {{learnerNames}} on {{lessonTime}} after all, and not {{otherTutorName}}.",
    "{{meetingLink}}",
  ),
  "cover-given": letter(
    "A tutor gives a lesson in place of another",
    "You teach {{learnerNames}}: {{lessonName}}",
    "You will give the {{lessonName}} for {{learnerNames}} in place of {{otherTutorName}}: {{lessonTime}}, {{lessonLength}}.",
    "{{lessonReason}}",
    "{{meetingLink}}",
  ),
  "lesson-taken-over": letter(
    "Another tutor gives a lesson instead",
    "{{tutorName}} teaches {{learnerNames}} instead of you",
    "{{tutorName}} will give the {{lessonName}} for {{learnerNames}} on {{lessonTime}} instead of you. There is nothing you need to do.",
  ),
  "time-asked": letter(
    "Another time is asked for",
    "Another time for the lesson for {{learnerNames}}?",
    `We have been asked for another time for ${lesson} on {{lessonTime}}. {{lessonReason}}`,
    "We will write again as soon as a time is proposed. If none is agreed, the lesson will be cancelled on {{answerBy}}.",
  ),
  "time-proposed": letter(
    "Another time is proposed",
    "Does this time suit you? {{lessonName}} for {{learnerNames}}",
    `This time is proposed for ${lesson}, which was to be on {{lessonTime}}:\n{{newTime}}`,
    "{{lessonReason}}",
    "Does it suit you? Please answer by {{answerBy}}:\n{{answerLink}}",
  ),
  "time-declined": letter(
    "A proposed time was declined",
    "Not at that time: {{lessonName}} for {{learnerNames}}",
    `The time proposed for ${lesson} was declined: {{newTime}}. {{lessonReason}}`,
    "Reply to this email with another time that suits you. If none is agreed, the lesson will be cancelled on {{answerBy}}.",
  ),
  "report-wanted": letter(
    "How did the lesson go?",
    "How did the {{lessonName}} for {{learnerNames}} go?",
    "Your {{lessonName}} for {{learnerNames}} on {{lessonTime}} is over. Please tell us how it went: who was there, what you covered and what comes next.",
    "A lesson without a report cannot be approved for pay.",
  ),
  "lesson-report": letter(
    "Report of a lesson",
    "{{lessonName}} for {{learnerNames}}: what was covered",
    `Here is the report on ${lesson} on {{lessonTime}}.`,
    "{{lessonReport}}",
    "{{lessonOutcome}}",
    "How was it? Rate the lesson:\n{{answerLink}}",
  ),
  "student-no-show": letter(
    "The learner did not come",
    "We missed {{learnerNames}} at the {{lessonName}}",
    "{{tutorName}} waited for {{learnerNames}} at the {{lessonName}} on {{lessonTime}}, and nobody came. {{lessonOutcome}}",
    "If that is not what happened, tell us by {{answerBy}}:\n{{answerLink}}",
  ),
  "tutor-no-show": letter(
    "The tutor did not come",
    "We are sorry about the {{lessonName}} for {{learnerNames}}",
    "{{tutorName}} did not come to the {{lessonName}} for {{learnerNames}} on {{lessonTime}}. We are sorry. {{lessonOutcome}}",
  ),
  "tutor-missed": letter(
    "Question to a tutor who did not come",
    "You were missed at the {{lessonName}} for {{learnerNames}}",
    "{{learnerNames}} waited for you at the {{lessonName}} on {{lessonTime}}. {{lessonOutcome}}",
    "Please reply to this email and tell us what happened.",
  ),
  "lesson-disputed": letter(
    "A lesson is disputed",
    "Disputed: {{lessonName}} for {{learnerNames}}",
    `Somebody has questioned how ${lesson} on {{lessonTime}} was settled. {{lessonReason}}`,
    "Please reply to this email with your account of what happened. We will write again once we have decided.",
  ),
  "dispute-settled": letter(
    "A dispute is settled",
    "Settled: {{lessonName}} for {{learnerNames}}",
    `We have reached a decision about ${lesson} on {{lessonTime}}. {{lessonOutcome}}`,
    "{{lessonReason}}",
  ),
  "learner-rating": letter(
    "Rate the learner",
    "How is {{learnerNames}} doing in {{lessonSubject}}?",
    "Thank you for the {{lessonName}} for {{learnerNames}} on {{lessonTime}}.",
    "How is {{learnerNames}} doing? It takes a minute:\n{{answerLink}}",
  ),
};
