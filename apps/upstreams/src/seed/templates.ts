import { templateInput, type TemplateInput } from "@app/domain/system/template.ts";
import type { Database } from "../database/client.ts";
import { templates } from "../features/system/templates/templates.public.ts";
import { lessonTemplates } from "./lesson-templates.ts";
import type { Seed } from "./random.ts";

const english = { language: "en" } as const;
const signed = "\n\nWith warm regards,\n{{ownerName}}";

const texts: readonly (typeof templateInput)["_zod"]["input"][] = [
  {
    ...english,
    name: "Welcome",
    kind: "welcome",
    channel: "email",
    subject: "Nnọọ, {{firstName}}: welcome to your lessons",
    body: `Dear {{firstName}},\n\nThank you for joining us. I look after families in {{regionName}} and will be your contact from today. Your customer number is {{customerNumber}}; please mention it if you call us.\n\nWrite to me at any time, before or after a lesson.${signed}`,
  },
  {
    ...english,
    name: "Welcome by WhatsApp",
    kind: "welcome",
    channel: "whatsapp",
    body: "Hello {{firstName}}, this is {{ownerName}}. Thank you for joining us! I am your contact from today. Just reply here whenever you need something.",
  },
  {
    language: "ig",
    name: "Welcome in Igbo",
    kind: "welcome",
    channel: "whatsapp",
    body: "Ndewo {{firstName}}, aha m bụ {{ownerName}}. Nnọọ! Daalụ maka isonyere anyị.",
  },
  {
    language: "yo",
    name: "Welcome in Yoruba",
    kind: "welcome",
    channel: "whatsapp",
    body: "Ẹ n lẹ́ {{firstName}}, orúkọ mi ni {{ownerName}}. Ẹ káàbọ̀! Ẹ ṣé tí ẹ darapọ̀ mọ́ wa.",
  },
  {
    ...english,
    name: "How are lessons going?",
    kind: "learners",
    channel: "email",
    subject: "How are lessons going for {{learnerNames}}?",
    body: `Dear {{firstName}},\n\nI would like to hear how {{learnerNames}} and the lessons are getting on. Is the time still a good one? Is there anything you would like more of, such as reading, songs or conversation?\n\nA line or two is plenty.${signed}`,
  },
  {
    ...english,
    name: "We have missed you",
    kind: "learners",
    channel: "email",
    subject: "We have missed {{learnerNames}}",
    body: `Dear {{firstName}},\n\nIt has been a while since we last saw {{learnerNames}}. If life has been busy, we can start again gently, at a time that suits you now.\n\nShall I suggest a few times?${signed}`,
  },
  {
    ...english,
    name: "A place in a customer pod",
    kind: "pod",
    channel: "email",
    subject: "A place in {{podName}}",
    body: `Dear {{firstName}},\n\nWe have found a small group that fits well: {{podName}}. Learning with others gives {{learnerNames}} someone to speak with each week.\n\nTell me if you would like the place, and I will send you the times.${signed}`,
  },
  {
    ...english,
    name: "Pod is starting",
    kind: "pod",
    channel: "sms",
    body: "Hello {{firstName}}, {{podName}} starts soon. {{ownerName}} will send you the first date. Questions? Just reply.",
  },
  {
    ...english,
    name: "Please call us back",
    kind: "general",
    channel: "sms",
    body: "Hello {{firstName}}, {{ownerName}} tried to reach you. When is a good time to call?",
  },
  {
    ...english,
    name: "Please check your details",
    kind: "general",
    channel: "email",
    subject: "Are these details still right?",
    body: `Dear {{firstName}},\n\nOnce a year we ask our families in {{regionName}} whether their details are still right: your telephone number, your time zone and the language you prefer.\n\nIf something has changed, reply to this email and I will put it right.${signed}`,
  },
  {
    ...english,
    name: "Invitation to an interview",
    kind: "candidate-interview",
    channel: "email",
    subject: "Your interview with us, {{firstName}}",
    body: `Dear {{firstName}},\n\nThank you for applying. We would like to meet you on {{interviewTime}}. {{interviewerName}} will talk with you for about half an hour; you need nothing but a quiet room.\n\nIf the time does not suit you, reply to this email and we will find another.\n\n{{personalMessage}}${signed}`,
  },
  {
    ...english,
    name: "Not this time",
    kind: "candidate-rejection",
    channel: "email",
    subject: "Your application",
    body: `Dear {{firstName}},\n\nThank you for the time you gave us. We have decided not to go on with your application. We wish you well with your teaching.\n\n{{personalMessage}}${signed}`,
  },
  {
    ...english,
    name: "Offer to a tutor",
    kind: "candidate-offer",
    channel: "email",
    subject: "We would like you to teach with us",
    body: `Dear {{firstName}},\n\nWe enjoyed your lesson and would like you to teach with us from {{startDate}}. We pay {{hourlyPay}} an hour.\n\nPlease reply to this email to tell us whether you accept.\n\n{{personalMessage}}${signed}`,
  },
  {
    ...english,
    name: "New tutor, with the link",
    kind: "tutor-welcome",
    channel: "email",
    subject: "Nnọọ, {{firstName}}: you are one of our tutors now",
    body: `Dear {{firstName}},\n\nWelcome! Your lessons, your learners and your pay are in the tutors' app. Open it with this link, which works once and for seven days:\n{{tutorsAppLink}}\n\n{{personalMessage}}${signed}`,
  },
  {
    ...english,
    name: "Lessons for a tutor",
    kind: "tutor-proposal",
    channel: "email",
    subject: "{{lessonName}} for {{learnerNames}}",
    body: `Dear {{firstName}},\n\nWould you like to teach {{learnerNames}}?\n\n{{lessonName}}, {{lessonLength}}: {{lessonDates}}.\n\n{{proposalNote}}\n\nPlease answer by {{answerBy}}:\n{{answerLink}}${signed}`,
  },
  {
    ...english,
    name: "A tutor has been found",
    kind: "customer-proposal",
    channel: "email",
    subject: "{{tutorName}} would like to teach {{learnerNames}}",
    body: `Dear {{firstName}},\n\nWe have found a tutor: {{tutorName}} can teach {{learnerNames}} {{lessonSubject}}.\n\n{{lessonName}}: {{lessonDates}}. A lesson takes {{lessonLength}} and costs {{lessonPrice}}.\n\n{{personalMessage}}\n\nDoes that suit you? Please answer by {{answerBy}}:\n{{answerLink}}${signed}`,
  },
  {
    ...english,
    name: "How was the lesson?",
    kind: "lesson-rating",
    channel: "email",
    subject: "How was the {{lessonSubject}} lesson?",
    body: `Dear {{firstName}},\n\nWe are asking about the {{lessonSubject}} lesson for {{learnerNames}} with {{tutorName}}, {{lessonTimes}}. How was it, from one to five stars? Would you like to go on?\n\nA line in reply is enough; we write it down for you.${signed}`,
  },
];

/** Texts that every business of the kind needs. */
export async function seedTemplates(db: Database, seed: Seed): Promise<void> {
  const rows = [...texts, ...lessonTemplates].map((text) => {
    const input: TemplateInput = templateInput.parse(text);
    return { ...seed.record(seed.daysAgo(120)), ...input };
  });
  await db.insert(templates).values(rows);
}
