import type { FeedbackPriority } from "./feedback-enums.ts";
import { workingDaysAfter } from "./working-days.ts";

const urgentHours = 4;
const hour = 3_600_000;

/** Within how many working days the first answer is due; what is urgent has hours. Source: domain.md 2.14. */
const workingDays: Record<Exclude<FeedbackPriority, "urgent">, number> = { high: 1, normal: 2, low: 5 };

/** By when a customer who wrote then is to be answered, by the working days of their region. */
export function answerDue(priority: FeedbackPriority, askedAt: Date, timeZone: string): Date {
  if (priority === "urgent") return new Date(askedAt.getTime() + urgentHours * hour);
  return workingDaysAfter(askedAt, workingDays[priority], timeZone);
}
