import type { StatusTone } from "../theme/tokens.ts";

const words: Record<StatusTone, readonly string[]> = {
  underWay: [
    "new",
    "open",
    "booked",
    "in-progress",
    "sent",
    "scheduled",
    "applied",
    "screening",
    "interview",
    "demo-lesson",
    "contacted",
    "trial-booked",
    "clicked",
    "signed-up",
    "invited",
    "assigned",
    "triaged",
    "planned",
    "full",
    "running",
  ],
  waiting: [
    "proposed",
    "tutor-accepted",
    "awaiting-payment",
    "awaiting-confirmation",
    "reschedule-pending",
    "pending-time",
    "part-paid",
    "pending",
    "qualified",
    "review",
    "in-review",
    "submitted",
    "changes-requested",
    "adjudication",
    "checks",
    "offer",
    "waiting-customer",
    "trial-completed",
    "forming",
    "ending",
  ],
  good: [
    "confirmed",
    "accepted",
    "active",
    "agreed",
    "completed",
    "paid",
    "succeeded",
    "approved",
    "onboarded",
    "converted",
    "published",
    "resolved",
    "finished",
    "done",
    "fixed",
  ],
  trouble: [
    "overdue",
    "student-no-show",
    "tutor-no-show",
    "disputed",
    "not-run",
    "rejected",
    "refused",
    "suspended",
    "blocked",
    "clawed-back",
    "failed",
  ],
  held: ["rescheduled", "paused", "on-hold", "on-leave", "hold", "part-refunded", "refunded"],
  neutral: [
    "draft",
    "no content",
    "inactive",
    "lead",
    "cancelled",
    "expired",
    "revoked",
    "ended",
    "void",
    "archived",
    "closed",
    "withdrawn",
    "declined",
    "lost",
    "churned",
    "left",
    "deactivated",
    "retired",
    "used up",
    "wont-fix",
    "duplicate",
    "not-started",
  ],
};

const tones = new Map(
  Object.entries(words).flatMap(([tone, statuses]) => statuses.map((status) => [status, tone as StatusTone] as const)),
);

/** Accepts wire spelling and enum names: "tutor-no-show", "TUTOR_NO_SHOW", "No Content". */
const plain = (status: string) => status.toLowerCase().replaceAll("_", "-");

/** The tone of a stored status; neutral if unknown. */
export function toneOf(status: string): StatusTone {
  const key = plain(status);
  return tones.get(key) ?? tones.get(key.replaceAll("-", " ")) ?? "neutral";
}

/** "tutor-no-show" → "Tutor no-show", "IN_REVIEW" → "In review". The stored value is untouched. */
export function statusWord(status: string): string {
  const spaced = plain(status)
    .replaceAll("-", " ")
    .replace(/\bno show\b/, "no-show")
    .replace(/^wont fix$/, "won’t fix");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
