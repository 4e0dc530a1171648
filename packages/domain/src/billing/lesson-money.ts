/** How a lesson that is settled stands in the books. Source: domain.md 5.6. */
import type { SettlementState } from "../lessons/course-enums.ts";

/**
 * How a lesson stands in the books.
 *
 * Source: domain.md 2.3, 5.6.
 * @graphql LessonMoneyState
 */
export const lessonMoneyStates = [
  /** It is not in the books yet. */ "unposted",
  /** It was settled before these books began. */ "before-books",
  /** Nothing is to be paid for it. */ "nothing",
  /** Credit has paid for it. */ "used",
  /** Something of it is to be billed. */ "to-bill",
  /** It is on an invoice. */ "billed",
  /** Its outcome was taken back: what invoices have of it stays on them until another is recorded. */ "reopened",
  /** It is disputed, or somebody may still object: it is neither billed nor paid out. */ "resting",
] as const;
export type LessonMoneyState = (typeof lessonMoneyStates)[number];

interface Facts {
  settled: SettlementState;
  isDisputed: boolean;
  /** Whether its outcome is to be recorded. */
  isOpen: boolean;
  /** Until when somebody may object; null if nobody may. */
  objectionUntil: Date | null;
  used: number;
  toBill: number;
  /** What invoices have of it. */
  billed: number;
}

export function lessonMoneyState(
  { settled, isDisputed, isOpen, objectionUntil, used, toBill, billed }: Facts,
  now: Date,
): LessonMoneyState {
  if (settled !== "posted") return settled;
  if (isOpen && billed > 0) return "reopened";
  if (used === 0 && toBill === 0 && billed === 0) return "nothing";
  if (isDisputed || (objectionUntil !== null && objectionUntil > now)) return "resting";
  if (toBill > 0) return "to-bill";
  return billed > 0 ? "billed" : "used";
}
