/** Which credit pays for a lesson, and what is left to pay. Source: domain.md 5.5. */
import { roundHalfUp } from "../money.ts";
import type { CreditUnit } from "./credit-enums.ts";

/** A credit as far as the order of use goes. */
export interface UsableLot {
  id: string;
  unit: CreditUnit;
  /** Minutes or minor units that may still be used. */
  available: number;
  /** Empty lists are no limit. */
  learnerIds: readonly string[];
  podId: string | null;
  subjects: readonly string[];
  tutorIds: readonly string[];
  currency: string;
  /** The last day of use; null for none. */
  expiresOn: string | null;
  isGift: boolean;
  createdAt: string;
}

/** A lesson to be paid for. */
export interface LessonToCover {
  learnerId: string | null;
  podId: string | null;
  subject: string;
  tutorId: string;
  currency: string;
  /** Its date in the region's zone. */
  day: string;
  /** Minutes that are charged. */
  minutes: number;
  /** The charge in minor units. */
  charge: number;
}

/** Whether a credit may be used for a lesson at all. */
export function fitsLesson(lot: UsableLot, lesson: LessonToCover): boolean {
  if (lesson.podId !== null || lot.podId !== null) {
    if (lot.podId !== lesson.podId) return false;
  } else if (lot.learnerIds.length > 0 && !lot.learnerIds.some((id) => id === lesson.learnerId)) return false;
  if (lot.subjects.length > 0 && !lot.subjects.includes(lesson.subject)) return false;
  if (lot.tutorIds.length > 0 && !lot.tutorIds.includes(lesson.tutorId)) return false;
  if (lot.unit === "money" && lot.currency !== lesson.currency) return false;
  return lot.expiresOn === null || lot.expiresOn >= lesson.day;
}

const limitsOf = ({ learnerIds, podId, subjects, tutorIds }: UsableLot): number =>
  Number(learnerIds.length > 0 || podId !== null) + Number(subjects.length > 0) + Number(tutorIds.length > 0);

/** Above every date. */
const never = "9999-12-31";

/** More limits first, minutes before money, what expires first, a gift before what was paid for, the oldest. */
export function inOrderOfUse<Lot extends UsableLot>(lots: readonly Lot[]): Lot[] {
  return lots.toSorted(
    (a, b) =>
      limitsOf(b) - limitsOf(a) ||
      Number(a.unit === "money") - Number(b.unit === "money") ||
      (a.expiresOn ?? never).localeCompare(b.expiresOn ?? never) ||
      Number(b.isGift) - Number(a.isGift) ||
      a.createdAt.localeCompare(b.createdAt) ||
      a.id.localeCompare(b.id),
  );
}

export interface Coverage {
  uses: { lotId: string; quantity: number }[];
  /** Minutes that credit pays for. */
  coveredMinutes: number;
  /** What is left to be paid, in minor units. */
  left: number;
}

/** Takes credit for a lesson in the order of use; a lesson may be covered in part. */
export function coverLesson(lots: readonly UsableLot[], lesson: LessonToCover): Coverage {
  const uses: Coverage["uses"] = [];
  const { minutes, charge } = lesson;
  let coveredMinutes = 0;
  let paid = 0;
  const leftNow = () => charge - coveredCharge(charge, coveredMinutes, minutes) - paid;
  for (const lot of inOrderOfUse(lots.filter((one) => fitsLesson(one, lesson)))) {
    const wanted = lot.unit === "minutes" ? (paid > 0 ? 0 : minutes - coveredMinutes) : leftNow();
    const quantity = Math.min(lot.available, wanted);
    if (quantity <= 0) continue;
    uses.push({ lotId: lot.id, quantity });
    if (lot.unit === "minutes") coveredMinutes += quantity;
    else paid += quantity;
  }
  return { uses, coveredMinutes, left: leftNow() };
}

/** The part of a charge that covered minutes pay for. */
export const coveredCharge = (charge: number, covered: number, minutes: number): number =>
  minutes === 0 ? 0 : roundHalfUp(BigInt(charge) * BigInt(covered), minutes);

/** The price of a lesson that is longer or shorter than its course's. */
export const priceForLength = (price: number, minutes: number, usualMinutes: number): number =>
  roundHalfUp(BigInt(price) * BigInt(minutes), usualMinutes);
