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
  "cut-short": "ended early",
  "cut-short-agreed": "ended early",
  "outage-after": "cut short by an outage",
  dispute: "as agreed afterwards",
  "dispute-lowered": "as agreed afterwards",
};

/** "Igbo lesson for Ada Obi on Tuesday 29 September 2026, 60 minutes, cancelled late" */
export function lessonLine({ subject, learnerName, day, minutes, coveredMinutes, rule }: BilledLesson): string {
  const left = minutes - coveredMinutes;
  const length =
    coveredMinutes > 0 ? `${left} of ${minutes} minutes, ${coveredMinutes} from credit` : `${minutes} minutes`;
  const parts = [`${subject} lesson for ${learnerName} on ${dayInWords(day)}`, length, why[rule]];
  return parts.filter(Boolean).join(", ").slice(0, 200);
}

/** What the entries of one lesson come to: those of a round that was taken back net to 0. */
export const sumOfItems = (items: readonly { amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);
