import { eq, sql } from "drizzle-orm";
import type { LessonKind, LessonRequestStatus, ProposalState } from "@app/domain/lessons/lesson-enums.ts";
import { rankTutors, type Asked, type Matchable } from "@app/domain/lessons/matching.ts";
import { answerHours, isOpenRequest, proposalHours, quietDays } from "@app/domain/lessons/request-states.ts";
import { requestInput } from "@app/domain/lessons/request.ts";
import type { Subject } from "@app/domain/subjects.ts";
import type { Currency } from "@app/domain/enums.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import {
  confirmedLessons,
  lessonProposals,
  lessonRequests,
  matchableTutors,
} from "../features/lessons/lessons.public.ts";
import { confirmedRequests } from "./confirmed-requests.ts";
import { readParties, type Party } from "./request-parties.ts";
import { seedFrom, type Seed } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** Where the chance of requests begins. */
const chanceFrom = 71_000_000;
const confirmedChanceFrom = 72_000_000;
const [hour, day] = [3_600_000, 24 * 3_600_000];
const noPlace = { ip: null, userAgent: null, requestId: "seed" };

/** What stands in the business: how many, in which state, and how old in hours. */
const plans: readonly { status: LessonRequestStatus; count: number; least: number; most: number }[] = [
  { status: "new", count: 14, least: 0.2, most: 22 },
  { status: "new", count: 2, least: 25, most: 27 },
  { status: "proposed", count: 10, least: 20, most: 60 },
  { status: "tutor-accepted", count: 6, least: 30, most: 90 },
  { status: "cancelled", count: 26, least: 5 * 24, most: 350 * 24 },
  { status: "expired", count: 12, least: 20 * 24, most: 340 * 24 },
];

/** What a minute costs, in minor units. */
const aMinute: Record<Currency, number> = { GBP: 50, USD: 60, NGN: 20_000 };

const goals = [
  "She wants to greet her grandparents in Igbo and understand what they answer.",
  "Conversation about everyday things; he understands a lot and answers in English.",
  "Reading with tone marks, from the children's Bible that the family has.",
  "Preparing for a visit to Ibadan in the summer.",
  "Homework help twice a week, and more confidence in speaking.",
];
const cancelled = [
  "They found lessons at their church.",
  "The times did not suit in the end.",
  "They will come back after the exams.",
  "The price is more than they can spend now.",
];
const declined = ["I teach in Ibadan on that day.", "I have no hours left on weekdays.", "The level is not mine."];

/** Evenings and Saturdays, as families ask for them; of those who are flexible, any time by day. */
function wishes({ chance }: Seed, minutes: number, timeZone: string, isFlexible = false) {
  const at = (weekday: number, from: number, long: number) => {
    const start = `${String(from).padStart(2, "0")}:${chance.pick(["00", "30"])}`;
    const ends = from * 60 + Number(start.slice(3)) + long;
    const end = `${String(Math.floor(ends / 60)).padStart(2, "0")}:${String(ends % 60).padStart(2, "0")}`;
    return { weekday, start, end, timeZone };
  };
  if (isFlexible) return [at(chance.whole(1, 7), chance.whole(8, 18), minutes + 60)];
  const first = chance.whole(1, 4);
  const weekday = at(first, chance.whole(16, 18), minutes + chance.pick([0, 30, 60]));
  const more = chance.whole(1, 3);
  if (more === 1) return [weekday];
  if (more === 2) return [weekday, { ...weekday, weekday: first + 1 }];
  return [at(6, chance.whole(9, 12), minutes + 60)];
}

/** How many times are thought of before a request is taken that nobody has time for. */
const tries = 40;

/** Times that a party would like, and the tutor who is free at all of them with the lessons that they would give. */
function fittingTimes(
  seed: Seed,
  asked: Omit<Asked, "preferredTimes">,
  timeZone: string,
  teachers: readonly Matchable[],
) {
  for (let turn = 0; turn < tries; turn += 1) {
    const preferredTimes = wishes(seed, asked.durationMinutes, timeZone, turn > tries / 2);
    const best = rankTutors({ ...asked, preferredTimes }, teachers, seed.now).find(
      ({ firstSlots }) => firstSlots.length === preferredTimes.length,
    );
    if (best) {
      const lessons = best.firstSlots.map(({ start }) => wallClockOf(start, timeZone));
      const slots = lessons.map(({ weekday, time }) => ({ weekday, start: time }));
      return { preferredTimes, tutorId: best.tutorId, slots, startOn: lessons[0]?.date ?? null };
    }
  }
  return null;
}

/** One request, what was proposed for it, and what the activity log says. */
function makeRequest(
  seed: Seed,
  { status, least, most }: (typeof plans)[number],
  party: Party,
  { carers, teachers }: { carers: readonly SeededStaff[]; teachers: readonly Matchable[] },
) {
  const { chance, now } = seed;
  const createdAt = new Date(now.getTime() - chance.whole(least * hour, most * hour));
  const subject =
    party.subject ??
    chance.weighted<Subject>([
      ["Igbo", 6],
      ["Yoruba", 5],
      ["Mathematics", 1],
    ]);
  const owner = chance.pick(carers.filter(({ regionIds }) => regionIds?.includes(party.regionId)));
  const durationMinutes = chance.weighted([
    [30, 3],
    [45, 3],
    [60, 5],
  ]);
  const { timeZone, currency, isChild, subject: _, busy: __, since: ___, taughtFrom, regionId, ...ids } = party;
  const drawn = chance.weighted<LessonKind>([
    ["regular", 6],
    ["trial", 2],
    ["one-off", 1],
    ["make-up", 1],
  ]);
  // A trial is for whoever has not been taught.
  const kind = drawn === "trial" && taughtFrom !== null && taughtFrom <= createdAt ? "regular" : drawn;
  const level = chance.pick(["beginner", "elementary", "intermediate", null] as const);
  const wish = { subject, level, kind, durationMinutes, ageGroup: null, dialect: null, tutorGender: null };
  // Whoever was asked, and has not declined, has time for it.
  const fitting =
    status === "proposed" || status === "tutor-accepted"
      ? fittingTimes(
          seed,
          { ...wish, preferredTutorIds: [], startOn: null, learnersBusy: party.busy, isForMinor: isChild },
          timeZone,
          teachers,
        )
      : null;
  const preferredTimes = fitting?.preferredTimes ?? wishes(seed, durationMinutes, timeZone);
  const input = requestInput.parse({
    customerId: ids.customerId,
    leadId: ids.leadId,
    podId: ids.podId,
    learnerId: ids.dependentId,
    subject,
    durationMinutes,
    preferredTimes,
    ownerId: owner.id,
    kind,
    level,
    goals: chance.whole(1, 2) === 1 ? chance.pick(goals) : null,
    lessonsPerWeek: preferredTimes.length,
    dialect: !fitting && subject === "Igbo" && chance.whole(1, 6) === 1 ? "Onitsha" : null,
  });
  const { customerId, leadId, learnerId, podId, ...asked } = input;
  const teacher = chance.pick(teachers.filter(({ subjects }) => subjects.some((one) => one.subject === subject)));
  const tutorId = fitting?.tutorId ?? teacher.id;
  const id = seed.record(createdAt).id;
  const end = (hours: number) => new Date(Math.min(createdAt.getTime() + hours * hour, now.getTime() - hour / 4));
  const steps: { to: LessonRequestStatus; at: Date; reason: string | null }[] = [];
  const proposals: { state: ProposalState; sentAt: Date; answeredAt: Date | null; note: string | null }[] = [];
  if (status === "proposed" || status === "tutor-accepted") {
    const sentAt = end(chance.whole(2, 18));
    steps.push({ to: "proposed", at: sentAt, reason: null });
    const answeredAt = status === "tutor-accepted" ? end(chance.whole(20, 28)) : null;
    if (answeredAt) steps.push({ to: "tutor-accepted", at: answeredAt, reason: "By phone" });
    proposals.push({ state: answeredAt ? "accepted" : "open", sentAt, answeredAt, note: answeredAt && "By phone" });
  } else if (status === "cancelled") {
    const [sentAt, answeredAt] = [end(chance.whole(3, 20)), end(chance.whole(21, 40))];
    const note = chance.pick(declined);
    proposals.push({ state: "declined", sentAt, answeredAt, note });
    steps.push({ to: "proposed", at: sentAt, reason: null }, { to: "new", at: answeredAt, reason: note });
    steps.push({ to: "cancelled", at: end(chance.whole(50, 96)), reason: chance.pick(cancelled) });
  } else if (status === "expired") {
    const at = new Date(createdAt.getTime() + quietDays * day);
    steps.push({ to: "expired", at, reason: `Nothing happened for ${quietDays} days.` });
  }
  const last = steps.at(-1);
  const statusSince = last?.at ?? createdAt;
  const allowed = (status === "proposed" ? proposalHours : answerHours) * hour;
  const row = {
    ...seed.record(createdAt),
    id,
    ...asked,
    ...ids,
    regionId,
    status,
    statusSince,
    updatedAt: statusSince,
    version: steps.length + 1,
    dueAt: isOpenRequest(status) ? new Date(statusSince.getTime() + allowed) : null,
    closedReason: isOpenRequest(status) ? null : (last?.reason ?? null),
    updatedBy: last && status !== "expired" ? owner.id : "system",
  };
  const proposed = proposals.map(({ state, sentAt, answeredAt, note }) => ({
    ...seed.record(sentAt),
    requestId: id,
    tutorId,
    state,
    anchorTimeZone: timeZone,
    slots: fitting?.slots ?? preferredTimes.map(({ weekday, start }) => ({ weekday, start })),
    // All but regular lessons are given once.
    lessonCount: asked.kind === "regular" ? null : 1,
    startOn: fitting?.startOn ?? new Date(sentAt.getTime() + chance.whole(3, 10) * day).toISOString().slice(0, 10),
    priceAmount: durationMinutes * aMinute[currency],
    priceCurrency: currency,
    billing: "ongoing" as const,
    sentById: owner.id,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + proposalHours * hour),
    tutorAnsweredAt: answeredAt,
    answerNote: note,
    updatedAt: answeredAt ?? sentAt,
  }));
  const by = { actorId: owner.id, actorName: `${owner.firstname} ${owner.lastname}`, role: owner.userRole };
  const system = { actorId: null, actorName: "system", role: "" };
  return { row, proposed, steps, by, system };
}

type Made = (ReturnType<typeof makeRequest> | Awaited<ReturnType<typeof confirmedRequests>>[number]) & {
  number: string;
};

/** What the activity log says of a request. */
function entriesOf({ chance }: Seed, { row, steps, by, system, number }: Made) {
  const all = [{ to: "new" as LessonRequestStatus, at: row.createdAt, reason: null as string | null }, ...steps];
  return all.map(({ to, at, reason }, n) => ({
    id: chance.id(at),
    at,
    ...(to === "expired" ? system : by),
    ...noPlace,
    entityKind: "lesson-request",
    entityId: row.id,
    entityLabel: number,
    version: n + 1,
    reason,
    action: n === 0 ? ("created" as const) : ("state-changed" as const),
    changes: {
      status: [all[n - 1]?.to ?? null, to] as [unknown, unknown],
      ...(n === 0 && { subject: [null, row.subject] as [unknown, unknown] }),
    },
  }));
}

/** Requests for lessons of every age and in every state, for learners, pods and leads; those that courses began with last. */
export async function seedRequests(db: Database, now: Date, staff: readonly SeededStaff[]): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const carers = staff.filter(
    ({ userRole, status }) => status === "active" && (userRole === "director" || userRole === "admin"),
  );
  const known = await matchableTutors({ db, now }, ["Igbo", "Yoruba", "Mathematics"]);
  const teachers = known.filter(({ status }) => status === "active").toSorted((a, b) => a.id.localeCompare(b.id));
  const parties = await readParties(db, now);
  let next = 0;
  const open = plans
    .flatMap((plan) => Array.from({ length: plan.count }, () => plan))
    .map((plan) => {
      const oldest = new Date(now.getTime() - plan.most * hour);
      const turns = Array.from(parties, (_, turn) => parties[((next + turn) * 7) % parties.length]);
      const found = turns.findIndex((one) => one && one.since <= oldest);
      const party = turns[found];
      next += found + 1;
      if (!party) throw new Error("The demo business has nobody who learns.");
      return makeRequest(seed, plan, party, { carers, teachers });
    });
  const confirmed = await confirmedRequests(db, seedFrom(now, confirmedChanceFrom), carers, teachers);
  const requestSeeds = [...open, ...confirmed]
    .toSorted((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime())
    .map((one, n): Made => ({ ...one, number: `R-${String(n + 1).padStart(6, "0")}` }));
  await db.insert(lessonRequests).values(requestSeeds.map(({ row, number }) => ({ ...row, requestNumber: number })));
  await db
    .insert(lessonProposals)
    .values([...open.flatMap(({ proposed }) => proposed), ...confirmed.flatMap(({ proposed }) => proposed)]);
  await insertRows(
    db,
    teamActivity,
    requestSeeds.flatMap((one) => entriesOf(seed, one)),
  );
  for (const { courseId, row } of confirmed)
    await db.update(confirmedLessons).set({ requestId: row.id }).where(eq(confirmedLessons.id, courseId));
  await db.execute(sql`select setval('lesson_request_numbers', ${requestSeeds.length})`);
}
