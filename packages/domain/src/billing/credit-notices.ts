/** When customers are told that their credit runs out. Source: domain.md 5.5. */
import { daysLater } from "../dates/days-later.ts";
import type { CreditNotice } from "./credit-enums.ts";
import { courseCreditState } from "./lesson-cover.ts";

/** So many days before its last day a customer is told that credit is about to expire. */
export const expiryNoticeDays = { "expires-in-30": 30, "expires-in-7": 7 } as const satisfies Partial<
  Record<CreditNotice, number>
>;
type ExpiryNotice = keyof typeof expiryNoticeDays;

/** What a customer is to be told of a course's credit: that one lesson is left, or that the next is not paid for. */
export function courseNotice({ lessonsLeft, isNextUnpaid }: CourseLeft): "last-lesson" | "next-unpaid" | null {
  if (isNextUnpaid) return "next-unpaid";
  return courseCreditState(lessonsLeft) === "has-credit" ? null : "last-lesson";
}
interface CourseLeft {
  lessonsLeft: number;
  /** Whether the lesson that comes next is booked and has no credit. */
  isNextUnpaid: boolean;
}

/** The notice that is due for credit with this last day; the later one alone where both are. Null before and after. */
export function expiryNotice(expiresOn: string, today: string): ExpiryNotice | null {
  if (expiresOn < today) return null;
  const isWithin = (days: number) => daysLater(today, days) >= expiresOn;
  if (isWithin(expiryNoticeDays["expires-in-7"])) return "expires-in-7";
  return isWithin(expiryNoticeDays["expires-in-30"]) ? "expires-in-30" : null;
}
