import {
  templateChannels,
  templateLanguages,
  type TemplateChannel,
  type TemplateLanguage,
} from "@app/domain/system/mail-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { templateKinds, type TemplateKind } from "@app/domain/system/template-kinds.ts";

const kinds: Readonly<Record<TemplateKind, string>> = {
  general: "General",
  welcome: "Welcome",
  learners: "Learners",
  pod: "Customer pod",
  "candidate-interview": "Candidate: interview",
  "candidate-rejection": "Candidate: rejection",
  "candidate-offer": "Candidate: offer",
  "tutor-welcome": "New tutor: welcome",
  "tutor-proposal": "Lessons: proposal to a tutor",
  "customer-proposal": "Lessons: proposal to a customer",
  "lesson-rating": "Lessons: asking again for a rating",
  "proposal-ended": "Lessons: proposal has ended",
  "course-begun": "Lessons: booked",
  "course-held": "Lessons: held until payment",
  "payment-reminder": "Lessons: payment reminder",
  "course-paused": "Lessons: paused",
  "course-resumed": "Lessons: resumed",
  "family-paused": "Lessons: a family’s paused",
  "family-resumed": "Lessons: a family’s resumed",
  "course-ended": "Lessons: ended",
  "course-times": "Lessons: other times",
  "course-tutor": "Lessons: another tutor",
  "clock-change": "Lessons: the clocks change",
  "lesson-reminder": "Lesson: reminder",
  "lesson-booked": "Lesson: booked beside the usual ones",
  "lesson-restored": "Lesson: given after all",
  "lesson-moved": "Lesson: moved",
  "lesson-cancelled": "Lesson: cancelled",
  "lesson-covered": "Lesson: covered by another tutor",
  "cover-ended": "Lesson: the usual tutor gives it after all",
  "cover-given": "Lesson: to give in place of another tutor",
  "lesson-taken-over": "Lesson: given by another tutor instead",
  "time-asked": "Lesson: another time is asked for",
  "time-proposed": "Lesson: another time is proposed",
  "time-declined": "Lesson: a time is declined",
  "report-wanted": "Lesson: report wanted",
  "lesson-report": "Lesson: report",
  "student-no-show": "Lesson: the learner did not come",
  "tutor-no-show": "Lesson: the tutor did not come",
  "tutor-missed": "Lesson: question to a tutor who did not come",
  "lesson-disputed": "Lesson: disputed",
  "dispute-settled": "Lesson: dispute settled",
  "learner-rating": "Lesson: the tutor rates the learner",
  "invoice-sent": "Invoice: sent",
  "invoice-reminder": "Invoice: reminder",
  "invoice-void": "Invoice: withdrawn",
  "payment-receipt": "Payment: receipt",
  "last-lesson": "Credit: one lesson left",
  "next-unpaid": "Credit: the next lesson is not paid for",
  "credit-expires": "Credit: about to expire",
  "credit-note": "Credit note",
  statement: "Statement",
  "referral-qualified": "Referral: qualified",
  "referral-rewarded": "Referral: reward given",
  "referral-payout": "Referral: payout paid",
  "group-cancelled": "Group session: cancelled",
  "group-moved": "Group session: moved",
  "group-place": "Group session: a place is offered",
  "group-disputed": "Group session: a charge is disputed",
  "group-decided": "Group session: a dispute is settled",
  "group-tutor-disputed": "Group session: a charge is disputed, to its tutors",
  "group-tutor-decided": "Group session: a dispute is settled, to its tutors",
  "group-tutor-assigned": "Group session: assigned to a tutor",
  "group-tutor-moved": "Group session: moved, to its tutors",
  "group-tutor-cancelled": "Group session: cancelled, to its tutors",
};
const channels: Readonly<Record<TemplateChannel, string>> = { email: "Email", whatsapp: "WhatsApp", sms: "SMS" };
const languages: Readonly<Record<TemplateLanguage, string>> = { en: "English", ig: "Igbo", yo: "Yoruba" };

/** Words of a closed list: its choices, and those of one value however it is spelt. */
function wordsOf<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  const options = values.map((value) => ({ value, label: labels[value] }));
  const show = (value: unknown) =>
    options.find((option) => option.value === value || toEnumName(option.value) === value)?.label ?? "";
  return { options, show };
}

export const kindWords = wordsOf(templateKinds, kinds);
export const channelWords = wordsOf(templateChannels, channels);
export const languageWords = wordsOf(templateLanguages, languages);
