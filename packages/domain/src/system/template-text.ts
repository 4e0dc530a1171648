import type { TemplateKind } from "./template-kinds.ts";
import { billingMailKinds, type BillingMailKind } from "../billing/billing-mail-kinds.ts";
import { groupMailKinds, type GroupMailKind } from "../group-lessons/group-mail-kinds.ts";
import { referralMailKinds, type ReferralMailKind } from "../referrals/referral-mail-kinds.ts";
import { lessonMailKinds, type LessonMailKind } from "../lessons/lesson-mail-kinds.ts";

/** Placeholders, each with a label and a sample value for previews. */
export const placeholders = {
  firstName: { label: "First name", sample: "Adaeze" },
  lastName: { label: "Last name", sample: "Okonkwọ" },
  customerNumber: { label: "Customer number", sample: "C-000123" },
  learnerNames: { label: "Names of the learners", sample: "Chidi and Ngozi" },
  groupTitle: { label: "Title of the pod or immersion", sample: "Igbo songs and stories" },
  podName: { label: "Name of the pod", sample: "Saturday Igbo" },
  regionName: { label: "Name of the region", sample: "United Kingdom" },
  ownerName: { label: "Who looks after the customer", sample: "Ifẹ́olúwa Akínlàjà" },
  interviewTime: { label: "Date and time of the interview", sample: "Tuesday 3 March 2026 at 10:00 (Lagos)" },
  interviewerName: { label: "Who holds the interview", sample: "Daniel Osborne" },
  hourlyPay: { label: "Pay for an hour", sample: "£14.00" },
  startDate: { label: "First day", sample: "Monday 6 April 2026" },
  lessonSubject: { label: "What is taught", sample: "Igbo" },
  lessonName: { label: "Which lessons, or the one lesson", sample: "Igbo lessons" },
  lessonDates: {
    label: "When lessons are and from which day, or when the one lesson is",
    sample: "Tuesdays at 18:00 (London), from Tuesday 3 March 2026",
  },
  lessonTimes: { label: "When lessons are, by the reader’s clock", sample: "Tuesdays at 18:00 (London)" },
  lessonLength: { label: "How long a lesson is", sample: "45 minutes" },
  lessonPrice: { label: "Price of a lesson", sample: "£22.50" },
  tutorName: { label: "Name of the tutor", sample: "Chukwuemeka Obi" },
  otherTutorName: { label: "Name of the tutor whose lesson it is, or was", sample: "Adaeze Nwosu" },
  answerBy: { label: "By when an answer is needed", sample: "Tuesday 3 March 2026 at 10:00 (London)" },
  proposalNote: { label: "Note to the tutor", sample: "She has taken lessons before." },
  lessonTime: {
    label: "When the lesson is, by both clocks",
    sample: "Tuesday 3 March 2026 at 18:00 (London), 19:00 in Lagos",
  },
  newTime: {
    label: "When the lesson is instead",
    sample: "Thursday 5 March 2026 at 18:00 (London), 19:00 in Lagos",
  },
  newTimes: { label: "When lessons are from then on, by the reader’s clock", sample: "Tuesdays at 19:00 (Lagos)" },
  lessonReason: { label: "Why, by the reason that was chosen", sample: "Reason: travel." },
  personalMessage: { label: "Message written for this reader", sample: "Have a good journey!" },
  lessonOutcome: { label: "What the lesson comes to", sample: "Not charged: cancelled 30 h before the start." },
  lessonReport: { label: "The tutor’s report", sample: "We read the first story together." },
  pauseDays: { label: "Days without lessons", sample: "from 2 March 2026 to 15 March 2026" },
  meetingLink: { label: "Where the lesson is held", sample: "https://meet.example.com/igbo" },
  answerLink: { label: "One-time link to answer with", sample: "https://portal.example.com/answer?code=…" },
  invoiceNumber: { label: "Number of the invoice", sample: "PP-UK-2026-00012" },
  invoiceLines: { label: "What the invoice is for", sample: "10 Igbo lessons of 60 minutes for Ada Obi: £225.00" },
  invoiceTotal: { label: "Total of the invoice", sample: "£225.00" },
  invoiceDue: { label: "What is still to be paid", sample: "£125.00" },
  invoiceDueDate: { label: "By when it is to be paid", sample: "Monday 6 April 2026" },
  howToPay: { label: "How it can be paid", sample: "Pay by bank transfer to: Demo Bank, account 00000000" },
  invoiceLink: { label: "Link to the customer’s page", sample: "https://portal.example.com/invoice?code=…" },
  voidReason: { label: "Why the invoice is withdrawn", sample: "It was made out to the wrong address." },
  paymentAmount: { label: "What was paid", sample: "£100.00" },
  paymentDay: { label: "When it was paid", sample: "Friday 3 April 2026" },
  creditNoteNumber: { label: "Number of the credit note", sample: "CN-UK-2026-00001" },
  creditNoteTotal: { label: "Amount of the credit note", sample: "£40.00" },
  refundWords: { label: "How money is given back", sample: "We have sent £40.00 to your bank account." },
  creditWords: {
    label: "What is left of lessons or credit",
    sample: "One Igbo lesson with Ada Obi is still paid for.",
  },
  statementPeriod: { label: "Month and currency of the statement", sample: "September 2026, GBP" },
  statementSums: {
    label: "What was owed before and at the end",
    sample: "Owed before: £0.00\nOwed at the end: £40.00",
  },
  paymentFor: { label: "What it pays", sample: "PP-UK-2026-00012: £100.00" },
  refereeNames: { label: "First names of those who were referred", sample: "Chidi" },
  rewardWords: { label: "What becomes of the reward", sample: "We have added £10.00 to your credit." },
  payoutWords: { label: "What was paid out", sample: "We have paid you £30.00, with the reference TRF-20931." },
  unreportedLessons: {
    label: "The tutor’s lessons that are over and have no outcome",
    sample: "Tuesday 3 March 2026 at 18:00 (Lagos): Igbo with Ada Obi, L-000012-03",
  },
  tutorsAppLink: { label: "One-time link to the tutors’ app", sample: "https://tutors.example.com/welcome?code=…" },
} as const satisfies Record<string, { label: string; sample: string }>;
export type Placeholder = keyof typeof placeholders;
export const placeholderNames = Object.keys(placeholders) as Placeholder[];

const person = ["firstName", "lastName", "regionName", "ownerName"] as const;

const lessons = [
  ...(["learnerNames", "lessonSubject", "lessonName", "lessonDates", "lessonTimes"] as const),
  ...(["lessonLength", "startDate", "answerBy"] as const),
] as const;

/** Placeholders about agreed lessons; empty ones are omitted. */
const aboutLessons: readonly Placeholder[] = [
  ...person,
  ...(["learnerNames", "lessonSubject", "tutorName", "lessonTimes", "newTimes", "lessonTime", "newTime"] as const),
  ...([
    "otherTutorName",
    "lessonName",
    "lessonDates",
    "lessonLength",
    "startDate",
    "lessonReason",
    "lessonOutcome",
    "lessonReport",
    "pauseDays",
  ] as const),
  ...(["personalMessage", "meetingLink", "answerBy", "answerLink"] as const),
];
const lessonTexts = Object.fromEntries(lessonMailKinds.map((kind) => [kind, aboutLessons])) as Record<
  LessonMailKind,
  readonly Placeholder[]
>;

const aboutSessions: readonly Placeholder[] = [
  ...person,
  ...(["groupTitle", "learnerNames", "lessonSubject", "lessonTime", "newTime", "lessonLength"] as const),
  ...(["lessonReason", "lessonOutcome", "personalMessage", "answerBy", "meetingLink"] as const),
];
const groupTexts = Object.fromEntries(groupMailKinds.map((kind) => [kind, aboutSessions])) as Record<
  GroupMailKind,
  readonly Placeholder[]
>;

const aboutInvoices: readonly Placeholder[] = [
  ...person,
  ...(["invoiceNumber", "invoiceLines", "invoiceTotal", "invoiceDue", "invoiceDueDate", "howToPay"] as const),
  ...(["voidReason", "paymentAmount", "paymentDay", "paymentFor", "creditNoteNumber"] as const),
  ...(["creditNoteTotal", "refundWords", "invoiceLink", "creditWords"] as const),
  ...(["statementPeriod", "statementSums", "personalMessage"] as const),
];
const billingTexts = Object.fromEntries(billingMailKinds.map((kind) => [kind, aboutInvoices])) as Record<
  BillingMailKind,
  readonly Placeholder[]
>;

/** The reader sees the first name of whom they referred, and nothing of their lessons or money. */
const aboutReferrals: readonly Placeholder[] = [
  ...person,
  ...(["refereeNames", "rewardWords", "payoutWords", "personalMessage"] as const),
];
const referralTexts = Object.fromEntries(referralMailKinds.map((kind) => [kind, aboutReferrals])) as Record<
  ReferralMailKind,
  readonly Placeholder[]
>;

/** Placeholders allowed in each kind of template. */
export const placeholdersOf: Readonly<Record<TemplateKind, readonly Placeholder[]>> = {
  general: person,
  welcome: [...person, "customerNumber"],
  learners: [...person, "learnerNames"],
  pod: [...person, "learnerNames", "podName"],
  "candidate-interview": [...person, "interviewTime", "interviewerName", "personalMessage"],
  "candidate-rejection": [...person, "personalMessage"],
  "candidate-offer": [...person, "hourlyPay", "startDate", "personalMessage"],
  "tutor-welcome": [...person, "tutorsAppLink", "personalMessage"],
  "tutor-proposal": [...person, ...lessons, "proposalNote", "answerLink"],
  "customer-proposal": [...person, ...lessons, "tutorName", "lessonPrice", "personalMessage", "answerLink"],
  "lesson-rating": [...person, "learnerNames", "lessonSubject", "lessonTimes", "tutorName", "answerLink"],
  ...lessonTexts,
  ...groupTexts,
  ...billingTexts,
  ...referralTexts,
};

/** Sample values for a preview. */
export const sampleValues = Object.fromEntries(
  placeholderNames.map((name) => [name, placeholders[name].sample]),
) as Record<Placeholder, string>;

const written = /\{\{([^{}]*)\}\}/g;

/** The syntax in a text: "{{firstName}}". */
export const placeholderMark = (name: string): string => `{{${name}}}`;

/** The distinct placeholders of a text, known or not; null if braces are not closed. */
export function placeholdersIn(text: string): readonly string[] | null {
  if (/\{\{|\}\}/.test(text.replaceAll(written, ""))) return null;
  return [...new Set([...text.matchAll(written)].map(([, name = ""]) => name.trim()))];
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** The output format: `text` as it is, `line` for a subject, `html` escaped for an HTML email. */
type Form = "text" | "line" | "html";

const forms: Readonly<Record<Form, (text: string) => string>> = {
  text: (text) => text,
  line: (text) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " "),
  html: (text) => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, "<br>\n"),
};

/**
 * Fills in a text in one pass: values are never parsed for placeholders. Missing values become empty, and unknown
 * placeholders stay.
 *
 *     fillTemplate("Hello {{firstName}},", { firstName: "Ada" }); // "Hello Ada,"
 *     fillTemplate("For {{firstName}}", { firstName: "<Ada>" }, "html"); // "For &lt;Ada&gt;"
 */
export function fillTemplate(
  text: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
  form: Form = "text",
): string {
  const known = new Set<string>(placeholderNames);
  const filled = text.replaceAll(written, (mark: string, name: string) =>
    known.has(name.trim()) ? (values[name.trim() as Placeholder] ?? "") : mark,
  );
  return forms[form](filled);
}

/** Removes the gaps that empty placeholders leave. */
export const withoutGaps = (text: string): string => text.replaceAll(/[ \t]+$/gm, "").replaceAll(/\n{3,}/g, "\n\n");

/** Adds a place for the personal message, at the end unless the text has one. */
export const withPersonalMessage = (text: string, message: string): string =>
  message === "" || text.includes(placeholderMark("personalMessage"))
    ? text
    : `${text}\n\n${placeholderMark("personalMessage")}`;
