import type { GroupLessonRecordFragment } from "../group.generated.ts";
import type { GroupSessionRecordFragment } from "../session.generated.ts";

/** A learning pod that is published. */
export const aGroup = (over: Partial<GroupLessonRecordFragment> = {}): GroupLessonRecordFragment => ({
  __typename: "GroupLesson",
  ...{ id: "a".repeat(24), name: "Igbo songs", title: "Igbo songs", kind: "LEARNING_POD", status: "PUBLISHED" },
  ...{ version: 3, subject: "Igbo", level: "BEGINNER", ageGroup: "FROM_5", description: "Songs and stories." },
  ...{ theme: null, culturalHost: null, programme: null, capacityMin: 2, capacityMax: 6, waitlist: true, region: null },
  tutors: [{ __typename: "Tutor", id: "7".repeat(24), name: "Adaeze Obi" }],
  ...{ durationMinutes: 60, anchorTimeZone: "Europe/London", enrolmentOpensOn: null, enrolmentClosesOn: null },
  ...{ coverImage: null, coverAlt: null, curriculum: null, resources: [] },
  ...{ meetingUrl: null, prices: [{ __typename: "GroupPrice", currency: "GBP", amount: 1200 }] },
  next: null,
  ...{ priceBasis: "PER_INSTANCE", cancelReason: null, createdAt: "2026-01-01T09:00:00.000Z" },
  ...over,
});

type Enrolment = NonNullable<GroupSessionRecordFragment["roster"]>[number];

export const anEnrolment = (over: Partial<Enrolment> = {}): Enrolment => ({
  __typename: "GroupEnrolment",
  ...{ id: "b".repeat(24), status: "ENROLLED", offeredUntil: null, waitlistPosition: null, settlements: [] },
  learner: { __typename: "Learner", id: "d".repeat(24), name: "Tobi Eze", kind: "DEPENDENT", ageGroup: "FROM_5" },
  customer: { __typename: "Customer", id: "c".repeat(24), name: "Ngozi Eze" },
  ...over,
});

/** One of its sessions, to come long after any test. */
export const aSession = (over: Partial<GroupSessionRecordFragment> = {}): GroupSessionRecordFragment => ({
  __typename: "GroupInstance",
  ...{
    id: "e".repeat(24),
    name: "2126-02-02 at 18:00",
    version: 4,
    status: "SCHEDULED",
    anchorTimeZone: "Europe/London",
  },
  ...{ start: "2126-02-02T18:00:00.000Z", end: "2126-02-02T19:00:00.000Z", capacityMax: 6, enrolled: 1, waitlisted: 0 },
  ...{
    attended: 0,
    absent: 0,
    belowMinimum: true,
    runAnyway: false,
    reason: null,
    report: null,
    recordingUrl: null,
    tutors: [],
  },
  groupLesson: {
    __typename: "GroupLesson",
    ...{ id: "a".repeat(24), title: "Igbo songs", capacityMin: 2, waitlist: true, ageGroup: "FROM_5", dates: [] },
  },
  roster: [anEnrolment()],
  ...over,
});
