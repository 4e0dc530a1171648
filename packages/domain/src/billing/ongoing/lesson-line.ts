/** The lines of an ongoing invoice. Source: domain.md 1.3, 5.5. */
import { dayInWords } from "../../lessons/lesson-mail-words.ts";
import type { SettlementRule } from "../../lessons/settlement-rules.ts";

interface BilledLesson {
  subject: string;
  learnerName: string;
  day: string;
  /** What is charged, and how much of that credit paid for. */
  minutes: number;
  coveredMinutes: number;
  rule: SettlementRule;
}

/** What a customer reads of a lesson that is charged for without having been given as agreed. */
const why: Partial<Record<SettlementRule, string>> = {
  "customer-late": "cancelled late",
  "moved-late": "moved late",
  "student-no-show": "missed",
  "group-absent": "missed",
  "group-left-late": "given up late",
  "cut-short": "ended early",
  "cut-short-agreed": "ended early",
  "outage-after": "cut short by an outage",
  dispute: "as agreed afterwards",
  "dispute-lowered": "as agreed afterwards",
};

const lengthOf = ({ minutes, coveredMinutes }: Pick<BilledLesson, "minutes" | "coveredMinutes">): string =>
  coveredMinutes > 0
    ? `${minutes - coveredMinutes} of ${minutes} minutes, ${coveredMinutes} from credit`
    : `${minutes} minutes`;

const written = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(", ").slice(0, 200);

/** "Igbo lesson for Ada Obi on Tuesday 29 September 2026, 60 minutes, cancelled late" */
export const lessonLine = ({ subject, learnerName, day, rule, ...length }: BilledLesson): string =>
  written(`${subject} lesson for ${learnerName} on ${dayInWords(day)}`, lengthOf(length), why[rule]);

interface BilledPlace extends Omit<BilledLesson, "subject"> {
  /** The group lesson's. */
  title: string;
  /** How many a price for all of them bills; null for a place in one session. */
  sessions: number | null;
}

/** "Igbo songs for Ada Obi on Tuesday 29 September 2026, 60 minutes, missed", or "…, 6 sessions from Tuesday …" */
export const groupLine = ({ title, learnerName, day, rule, sessions, ...length }: BilledPlace): string =>
  sessions === null
    ? written(`${title} for ${learnerName} on ${dayInWords(day)}`, lengthOf(length), why[rule])
    : written(
        `${title} for ${learnerName}`,
        `${sessions} ${sessions === 1 ? "session" : "sessions"} from ${dayInWords(day)}`,
      );

/** What the entries of one lesson come to: those of a round that was taken back net to 0. */
export const sumOfItems = (items: readonly { amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);
