import { asc } from "drizzle-orm";
import type { LessonRequestStatus, ProposalState } from "@app/domain/lessons/lesson-enums.ts";
import type { PreferredTime } from "@app/domain/lessons/preferred-times.ts";
import { proposalHours } from "@app/domain/lessons/request-states.ts";
import type { Subject } from "@app/domain/subjects.ts";
import { minutesOf } from "@app/domain/tutors/availability.ts";
import type { Database } from "../database/client.ts";
import { confirmedLessons, type CourseRow } from "../features/lessons/lessons.public.ts";
import type { Seed } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

const hour = 3_600_000;

/** Of five courses, how many began with a request that the portal knows; the others are older than requests are. */
const [known, of] = [4, 5];

const notes = ["By phone", "Happy to", "Gladly, from next week on", "Yes, I know the family"];
const declined = ["I have no hours left on weekdays.", "The level is not mine.", "I am travelling that month."];

interface Teacher {
  id: string;
  subjects: readonly { subject: Subject }[];
}

const timeAt = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The times that a course has, with half an hour to spare; null where they go on past midnight. */
function wishedFor({ slots, anchorTimeZone: timeZone, durationMinutes }: CourseRow): PreferredTime[] | null {
  const wishes = slots.map(({ weekday, start }) => {
    const end = minutesOf(start) + durationMinutes + 30;
    return end < 24 * 60 ? { weekday, start, end: timeAt(end), timeZone } : null;
  });
  return wishes.every((wish) => wish !== null) ? wishes : null;
}

/** The request that became a course: sometimes one tutor declined, or let it lapse, before another accepted. */
function requestOf(seed: Seed, course: CourseRow, carers: readonly SeededStaff[], teachers: readonly Teacher[]) {
  const { chance } = seed;
  const preferredTimes = wishedFor(course);
  if (!preferredTimes) return [];
  const {
    customerId,
    dependentId,
    podId,
    regionId,
    subject,
    durationMinutes,
    tutorId,
    createdAt: confirmedAt,
  } = course;
  const back = (hours: number) => new Date(confirmedAt.getTime() - hours * hour);
  const owner = chance.pick(carers.filter(({ regionIds }) => regionIds?.includes(regionId)));
  const others = teachers.filter(
    ({ id, subjects }) => id !== tutorId && subjects.some((one) => one.subject === subject),
  );
  const before = others.length > 0 && chance.whole(1, 3) === 1 ? chance.pick(others) : null;
  const createdAt = back(before ? chance.whole(100, 160) : chance.whole(40, 70));
  const accepted = chance.whole(3, 20);
  const sentAt = back(accepted + chance.whole(2, 15));
  const steps: { to: LessonRequestStatus; at: Date; reason: string | null }[] = [];
  const proposals: Proposed[] = [];
  if (before) {
    const isLate = chance.whole(1, 4) === 1;
    const [sent, ended] = [back(95), back(isLate ? 47 : chance.whole(50, 90))];
    const note = isLate ? "The tutor did not answer in time." : chance.pick(declined);
    steps.push({ to: "proposed", at: sent, reason: null }, { to: "new", at: ended, reason: note });
    proposals.push({ tutorId: before.id, state: isLate ? "expired" : "declined", sentAt: sent, endedAt: ended, note });
  }
  const note = chance.pick(notes);
  steps.push({ to: "proposed", at: sentAt, reason: null }, { to: "tutor-accepted", at: back(accepted), reason: note });
  steps.push({ to: "confirmed", at: confirmedAt, reason: null });
  proposals.push({ tutorId, state: "confirmed", sentAt, endedAt: back(accepted), note });
  const row = {
    ...seed.record(createdAt),
    customerId,
    leadId: null,
    dependentId,
    podId,
    regionId,
    subject,
    kind: course.kind,
    durationMinutes,
    level: chance.pick(["beginner", "elementary", "intermediate", null] as const),
    goals: null,
    dialect: null,
    lessonsPerWeek: preferredTimes.length,
    preferredTimes,
    startOn: course.startOn,
    preferredTutorIds: [],
    tutorGender: null,
    status: "confirmed" as const,
    statusSince: confirmedAt,
    ownerId: owner.id,
    dueAt: null,
    closedReason: null,
    updatedAt: confirmedAt,
    updatedBy: owner.id,
    version: steps.length + 1,
  };
  const proposed = proposals.map(({ tutorId: asked, state, sentAt: sent, endedAt, note: answerNote }) => ({
    ...seed.record(sent),
    requestId: row.id,
    tutorId: asked,
    state,
    anchorTimeZone: course.anchorTimeZone,
    slots: course.slots.map(({ weekday, start }) => ({ weekday, start })),
    lessonCount: null,
    startOn: course.startOn,
    priceAmount: course.priceAmount,
    priceCurrency: course.priceCurrency,
    billing: course.billing,
    sentById: owner.id,
    sentAt: sent,
    answerNote,
    updatedAt: endedAt,
    expiresAt: new Date(sent.getTime() + proposalHours * hour),
    tutorAnsweredAt: state === "expired" ? null : endedAt,
    customerAnsweredAt: state === "confirmed" ? confirmedAt : null,
  }));
  const by = { actorId: owner.id, actorName: `${owner.firstname} ${owner.lastname}`, role: owner.userRole };
  return [{ courseId: course.id, row, proposed, steps, by, system: { actorId: null, actorName: "system", role: "" } }];
}

interface Proposed {
  tutorId: string;
  state: ProposalState;
  sentAt: Date;
  endedAt: Date;
  note: string;
}

/** The requests that most courses began with: for the same learner, at the same times, accepted by the same tutor. */
export async function confirmedRequests(
  db: Database,
  seed: Seed,
  carers: readonly SeededStaff[],
  teachers: readonly Teacher[],
) {
  const courses = await db.select().from(confirmedLessons).orderBy(asc(confirmedLessons.confirmedNumber));
  return courses.filter((_, n) => n % of < known).flatMap((course) => requestOf(seed, course, carers, teachers));
}
