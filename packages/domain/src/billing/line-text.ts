import type { PrepaymentType } from "./billing-enums.ts";

const list = new Intl.ListFormat("en-GB");

interface Sold {
  type: PrepaymentType;
  subjects: readonly string[];
  lessonCount: number;
  durationMinutes: number;
  /** The learner or the pod, as the customer knows them. */
  learnerName: string;
}

/** What a prepayment buys, as its line says: "10 Igbo lessons of 60 minutes for Ada Obi". */
export function prepaymentLine({ type, subjects, lessonCount, durationMinutes, learnerName }: Sold): string {
  const taught = subjects.length > 0 ? `${list.format(subjects)} ` : "";
  if (type === "FLEXIBLE") return `Credit for ${taught}lessons for ${learnerName}`;
  const length = `of ${durationMinutes} minutes for ${learnerName}`;
  if (type === "TRIAL") return `${taught}trial lesson ${length}`;
  return lessonCount === 1 ? `${taught}lesson ${length}` : `${lessonCount} ${taught}lessons ${length}`;
}
