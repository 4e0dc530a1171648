/** The lines of an ongoing invoice. Source: domain.md 1.3, 5.5. */
import { dayInWords } from "../../lessons/lesson-mail-words.ts";
import { shareInWords, type Share } from "../../lessons/settled-share.ts";
import type { SettlementRule } from "../../lessons/settlement-enums.ts";

interface BilledLesson {
  subject: string;
  learnerName: string;
  day: string;
  /** What is charged, and how much of that credit paid for. */
  minutes: number;
  coveredMinutes: number;
  rule: SettlementRule;
  /** What of the agreed minutes was charged, where a dispute decided that. */
  settled?: { agreed: number; share: Share } | undefined;
  /** What the lesson comes to in all, as it is shown, where an earlier invoice has a part of it. */
  restOf?: string | undefined;
}

type BilledPart = Pick<BilledLesson, "rule" | "settled" | "coveredMinutes">;

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
};

/** "60 minutes, charged 35% after a dispute" */
function disputed({ rule, settled, coveredMinutes }: BilledPart): string | undefined {
  if (!settled || coveredMinutes > 0 || (rule !== "dispute" && rule !== "dispute-lowered")) return undefined;
  const { agreed, share } = settled;
  return `${agreed} minutes, charged ${shareInWords(share, agreed)} after a dispute`;
}

const lengthOf = ({ minutes, coveredMinutes }: Pick<BilledLesson, "minutes" | "coveredMinutes">): string =>
  coveredMinutes > 0
    ? `${minutes - coveredMinutes} of ${minutes} minutes, ${coveredMinutes} from credit`
    : `${minutes} minutes`;

const written = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(", ").slice(0, 200);

/** "Igbo lesson for Ada Obi on Tuesday 29 September 2026, 60 minutes, cancelled late" */
export const lessonLine = ({ subject, learnerName, day, rule, restOf, ...length }: BilledLesson): string =>
  written(
    `${subject} lesson for ${learnerName} on ${dayInWords(day)}`,
    disputed({ rule, ...length }) ?? lengthOf(length),
    why[rule],
    restOf && `the rest of ${restOf}: an earlier invoice has the other part`,
  );

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
