import type { GroupLessonKind, InvoiceKind } from "@app/schema/types.generated.ts";

/** Where records are looked at, for every area that links to them. What only their own area opens stays with it. */
const tutoring = "/app/tutoring";

export const customersPath = `${tutoring}/customers`;
export const customerPath = (id: string): string => `${customersPath}/${id}`;
export const podPath = (id: string): string => `${tutoring}/customer-pods/${id}`;
export const tutorsPath = `${tutoring}/tutors`;
export const tutorPath = (id: string): string => `${tutorsPath}/${id}`;
export const leadsPath = `${tutoring}/reports/customer-leads`;
export const leadPath = (id: string): string => `${leadsPath}/${id}`;

export const requestsPath = `${tutoring}/admin-lesson-requests`;
export const requestPath = (id: string): string => `${requestsPath}/view/${id}`;
export const coursePath = (id: string): string => `${tutoring}/admin-confirmed-lessons?view=${id}`;
export const bookedPath = `${tutoring}/admin-booked-lessons`;
/** The lessons of one course, those that are over too. */
export const lessonsOfCourse = (id: string): string => `${bookedPath}?courseId=${id}`;
/** What happened to a lesson. */
export const lessonPath = (id: string): string => `${tutoring}/lesson-activity-log/${id}`;
/** The sessions of a group lesson: those of an immersion are found at a pod's address too. */
export const groupPath = ({ id, kind = "LEARNING_POD" }: { id: string; kind?: GroupLessonKind }): string =>
  `${tutoring}/${kind === "VIRTUAL_IMMERSION" ? "virtual-immersions" : "group-lessons"}/instances/${id}`;
export const feedbacksPath = `${tutoring}/feedbacks`;
export const feedbackPath = (id: string): string => `${feedbacksPath}/${id}`;

export const prepaymentsPath = `${tutoring}/pre-payment-invoice`;
export const ongoingPath = `${tutoring}/ongoing-customer-invoice`;
export const invoicePath = (id: string, kind: InvoiceKind = "PRE_PAYMENT"): string =>
  `${kind === "ONGOING" ? ongoingPath : prepaymentsPath}/${id}`;
/** Where a prepayment invoice for more lessons of a course is written. */
export const topUpPath = (courseId: string): string => `${prepaymentsPath}/new?course=${courseId}`;
