/** First path segments under /app/tutoring, where a region's code stands too. Source: routes.json; domain.md 1.4. */
export const reservedRegionCodes: readonly string[] = [
  "admin-booked-lessons",
  "admin-confirmed-lessons",
  "admin-lesson-requests",
  "admin-new-calendar",
  "calendar",
  "curriculums",
  "customer-pods",
  "customer-referrers",
  "customers",
  "dependents",
  "feedbacks",
  "group-lesson",
  "group-lessons",
  "invoice",
  "lesson-activity-log",
  "lesson-rating",
  "onboarding",
  "ongoing-customer-invoice",
  "ongoing-customer-invoice-old",
  "pre-payment-invoice",
  "pre-payment-invoice-old",
  "regions",
  "rejected-tutors",
  "reports",
  "teacher-referrer",
  "teacher-referrers",
  "tutor-feedbacks",
  "tutor-journal",
  "tutors",
  "virtual-immersion",
  "virtual-immersions",
];

/** How a region's code stands in addresses. */
export function regionAddress(code: string): string {
  return code.toLowerCase();
}
