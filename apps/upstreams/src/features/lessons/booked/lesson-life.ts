import type {
  LessonParty,
  LessonReason,
  RescheduleAnswer,
  RescheduleStatus,
  OutcomeSource,
  ShortReason,
} from "@app/domain/lessons/course-enums.ts";

/** How a lesson was called off. */
export interface Cancellation {
  byKind: LessonParty;
  byId: string;
  at: string;
  noticeMinutes: number;
  reason: LessonReason;
  note: string | null;
  late: boolean;
  /** Whether the charge was forgiven: by the policy, unless `waivedById` says who did it. */
  waived: boolean;
  waivedById?: string;
  waiveReason?: string;
}

/** That a lesson was moved, however that was done. Source: domain.md 1.2, 2.3. */
export interface LessonMove {
  byKind: LessonParty;
  byId: string;
  /** When it was asked for; what the notice is judged by. */
  at: string;
  reason: LessonReason;
  note: string | null;
  noticeMinutes: number;
  /** Whether the policy's notice was kept. */
  inTime: boolean;
}

/** Who was there, and who says so. */
export interface Outcome {
  learnerAttended: boolean;
  tutorAttended: boolean;
  actualMinutes: number | null;
  /** Why it was shorter than agreed, where it was. */
  shortBecause: ShortReason | null;
  source: OutcomeSource;
  recordedById: string;
  at: string;
}

/** What the tutor writes of a lesson. */
export interface LessonReport {
  covered: string;
  homework: string | null;
  nextSteps: string | null;
}

/** Why somebody objects to how a lesson was settled. */
export interface Dispute {
  byKind: LessonParty;
  byId: string;
  at: string;
  reason: string;
}

/** A time that one side proposes for a lesson, and what became of it. */
interface ProposedTime {
  startAt: string;
  byKind: LessonParty;
  at: string;
  answer: RescheduleAnswer | null;
  note: string | null;
}

/** That somebody has asked for another time. Source: domain.md 1.2, 2.4. */
export interface Reschedule {
  status: RescheduleStatus;
  byKind: LessonParty;
  byId: string;
  at: string;
  reason: LessonReason;
  note: string | null;
  noticeMinutes: number;
  /** Whether the policy's notice was kept, so that the old time is free already. */
  inTime: boolean;
  proposals: ProposedTime[];
  /** When it is treated as a cancellation by whoever asked. */
  expiresAt: string;
  /** When whoever looks after the request was told that it is about to end. */
  warnedAt: string | null;
}
