/** What tutors and customers are written to about, once lessons are agreed or a proposal has ended. Source: domain.md 2.1–2.4. */
export const lessonMailKinds = [
  ...([
    /** Tells a tutor that a proposal has expired or was withdrawn. */ "proposal-ended",
    /** Tells both that lessons are booked. */ "course-begun",
    /** Tells both that lessons are held until they are paid for. */ "course-held",
    /** Reminds a customer that held lessons are not paid for. */ "payment-reminder",
  ] as const),
  ...([
    /** Tells both that there are no lessons for a while. */ "course-paused",
    /** Tells both that lessons go on. */ "course-resumed",
    /** Tells both that there are no more lessons. */ "course-ended",
    /** Tells both that lessons have other times. */ "course-times",
    /** Tells everyone concerned that another tutor teaches. */ "course-tutor",
    /** Tells both that lessons move by other clocks as a clock changes. */ "clock-change",
  ] as const),
  ...([
    /** Reminds both of a lesson. */ "lesson-reminder",
    /** Tells both that a lesson has moved, from when to when. */ "lesson-moved",
    /** Tells both that a lesson is cancelled, and what it comes to. */ "lesson-cancelled",
  ] as const),
  ...([
    /** Tells the other side that another time is asked for. */ "time-asked",
    /** Asks the other side whether a time suits them. */ "time-proposed",
    /** Tells whoever proposed a time that it was declined. */ "time-declined",
  ] as const),
  ...([
    /** Asks a tutor how a lesson went. */ "report-wanted",
    /** Sends a customer the report of a lesson. */ "lesson-report",
    /** Tells a customer that the learner did not come, and by when to object. */ "student-no-show",
    /** Tells a customer that the tutor did not come. */ "tutor-no-show",
    /** Asks a tutor why they did not come. */ "tutor-missed",
  ] as const),
  ...([
    /** Tells both that a lesson is disputed, and asks for their account. */ "lesson-disputed",
    /** Tells both how a dispute was decided, and why. */ "dispute-settled",
    /** Asks a tutor how the learner is doing. */ "learner-rating",
  ] as const),
] as const;
export type LessonMailKind = (typeof lessonMailKinds)[number];
