import type { FeedbackPriority } from "./feedback-enums.ts";
import { workingDaysAfter } from "./working-days.ts";

const urgentHours = 4;
const hour = 3_600_000;

/** Working days until the first answer is due; urgent feedback has hours. Source: domain.md 2.14. */
const workingDays: Record<Exclude<FeedbackPriority, "urgent">, number> = { high: 1, normal: 2, low: 5 };

/** When an answer is due to a customer who wrote at `askedAt`, by their region's working days. */
export function answerDue(priority: FeedbackPriority, askedAt: Date, timeZone: string): Date {
  if (priority === "urgent") return new Date(askedAt.getTime() + urgentHours * hour);
  return workingDaysAfter(askedAt, workingDays[priority], timeZone);
}
