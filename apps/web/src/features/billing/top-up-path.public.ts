import { prepaymentsPath } from "./invoice.kind.ts";

/** Where a prepayment invoice for more lessons of a course is written. */
export const topUpPath = (courseId: string): string => `${prepaymentsPath}/new?course=${courseId}`;
