/** What tutors and customers are written to about, once lessons are agreed or a proposal has ended. Source: domain.md 2.1–2.4. */
export const lessonMailKinds = [
  ...(["proposal-ended", "course-begun", "course-held", "payment-reminder"] as const),
  ...(["course-paused", "course-resumed", "course-ended", "course-times", "course-tutor", "clock-change"] as const),
  ...(["lesson-reminder", "lesson-moved", "lesson-cancelled"] as const),
  ...(["time-asked", "time-proposed", "time-declined"] as const),
  ...(["report-wanted", "lesson-report", "student-no-show", "tutor-no-show", "tutor-missed"] as const),
  ...(["lesson-disputed", "dispute-settled", "learner-rating"] as const),
] as const;
export type LessonMailKind = (typeof lessonMailKinds)[number];
