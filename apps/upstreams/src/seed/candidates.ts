import { stagesOnTheWay } from "@app/domain/hiring/candidacy-states.ts";
import { candidateSources, rejectionReasons, type CandidacyStage } from "@app/domain/hiring/hiring-enums.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { persons } from "../features/customers/customers.public.ts";
import { candidacies } from "../features/hiring/hiring.public.ts";
import { tutors } from "../features/tutors/tutors.public.ts";
import { makePerson, plainNames, type Regions } from "./make-people.ts";
import { seedFrom, type Seed } from "./random.ts";
import type { SeededStaff } from "./staff.ts";
import { asc } from "drizzle-orm";

/** Where the chance of candidates begins, so that what was there before comes out as it did. */
const candidatesFrom = 70_000_000;

/** How many candidates stand where: 60, of whom one is there in a second round. */
const plan: readonly (readonly [CandidacyStage, number])[] = [
  ["applied", 11],
  ["screening", 9],
  ["interview", 8],
  ["demo-lesson", 6],
  ["checks", 5],
  ["offer", 4],
  ["on-hold", 3],
  ["withdrawn", 3],
  ["rejected", 11],
];

/** Applications with somebody's name on them, one more for each that has an earlier round. */
type Row = typeof candidacies.$inferInsert;
type Way = (typeof stagesOnTheWay)[number];

const isOnTheWay = (stage: CandidacyStage): stage is Way => stagesOnTheWay.some((one) => one === stage);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const after = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000);

const interviewNotes = [
  "Warm from the first minute. Explains tones with her hands, which children will like.",
  "Knows the grammar well and is still to find shorter words for it.",
  "Ready on time, good light and sound. Spoke slowly when asked to.",
  "A little stiff at first; the part with the story was very good.",
];
const demoNotes = [
  "Twenty minutes on greetings. The learner spoke more than the tutor, as it should be.",
  "Too much writing for a first lesson, but every mistake was put right kindly.",
  "Used a song to bring back the words of the beginning. Would book again.",
];
const rejectionNotes = [
  "Understands everything, but answers in English.",
  "Missed two interviews without a word.",
  "Asks for twice what we can pay.",
];

/** What is known of somebody who has come as far as a stage. */
function found({ chance }: Seed, reached: Way, staff: readonly string[], began: Date): Partial<Row> {
  const far = stagesOnTheWay.indexOf(reached);
  const score = () => chance.whole(3, 5);
  const scores = [score(), score(), score(), score(), score()] as const;
  const [notes, outcome] = [chance.pick(interviewNotes), chance.pick(["suitable", "suitable", "unsure"] as const)];
  const [interviewerId, observerId] = [chance.pick(staff), chance.pick(staff)];
  const [demoScore, demoText] = [chance.whole(3, 5), chance.pick(demoNotes)];
  const amount = 1000 + chance.whole(0, 12) * 50;
  const someChecks = [chance.pick(["done", "waiting"] as const), chance.pick(["todo", "waiting"] as const)] as const;
  return {
    ...(far >= 2 && {
      interviewDate: dayOf(after(began, 6)),
      interviewTime: "10:00",
      interviewTimeZone: "Africa/Lagos",
      interviewerId,
    }),
    ...(far >= 3 && {
      languageScore: scores[0],
      teachingScore: scores[1],
      warmthScore: scores[2],
      technologyScore: scores[3],
      reliabilityScore: scores[4],
      interviewNotes: notes,
      interviewOutcome: outcome,
    }),
    ...(far >= 4 && {
      demoDate: dayOf(after(began, 11)),
      observerId,
      demoScore,
      demoNotes: demoText,
      idCheck: someChecks[0],
      backgroundCheck: someChecks[1],
      contractCheck: "todo" as const,
    }),
    ...(far >= 5 && {
      idCheck: "done" as const,
      backgroundCheck: "done" as const,
      referencesCheck: "done" as const,
      contractCheck: "done" as const,
      payoutCheck: "not-needed" as const,
      offerAmount: amount,
      offerCurrency: "GBP" as const,
      offerStartsOn: dayOf(after(began, 40)),
      offerSentAt: after(began, 15),
    }),
  };
}

/** The steps up to a stage, a few days apart, and the last of them at an instant. */
function stepsTo(reached: Way, last: CandidacyStage, began: Date, since: Date, byId: string): Row["stageHistory"] {
  const way = stagesOnTheWay.slice(0, stagesOnTheWay.indexOf(reached) + 1);
  const apart = (since.getTime() - began.getTime()) / 86_400_000 / way.length;
  const steps = way.map((stage, n) => ({
    stage,
    byId: n === 0 ? "system" : byId,
    reason: null,
    at: (n === way.length - 1 && stage === last ? since : after(began, n * apart)).toISOString(),
  }));
  return last === reached ? steps : [...steps, { stage: last, at: since.toISOString(), byId, reason: null }];
}

/** The nth application at a stage. */
function makeCandidacy(
  seed: Seed,
  {
    personId,
    stage,
    n,
    staff,
    regionId,
  }: { personId: string; stage: CandidacyStage; n: number; staff: string[]; regionId: string },
): Row {
  const { chance } = seed;
  const isClosed = stage === "rejected" || stage === "withdrawn";
  const since = seed.daysAgo(
    isClosed
      ? chance.whole(10, 120)
      : chance.weighted([
          [chance.whole(0, 6), 3],
          [chance.whole(8, 20), 2],
        ]),
  );
  const reached = isOnTheWay(stage) ? stage : chance.pick(stagesOnTheWay.slice(1, 5));
  const began = after(since, -3 * stagesOnTheWay.indexOf(reached) - (isOnTheWay(stage) ? 0 : 4));
  const ownerId = n % 5 === 4 ? null : chance.pick(staff);
  const subject = chance.weighted([
    ["Igbo", 5],
    ["Yoruba", 5],
    ["Mathematics", 1],
  ] as const);
  const rejectedById = chance.pick(staff);
  const reason = chance.pick(rejectionReasons.filter((one) => one !== "other"));
  const rejection: Partial<Row> = {
    rejectionReason: reason,
    rejectedById,
    rejectedAt: since,
    rejectionNote: chance.pick(rejectionNotes),
    doNotRehire: n === 0,
    reopenAfter: n === 1 ? dayOf(seed.daysAgo(2)) : n % 3 === 2 ? dayOf(seed.daysAgo(-90)) : null,
  };
  return {
    ...seed.record(began),
    personId,
    round: 1,
    stage,
    stageSince: since,
    appliedAt: began,
    regionId,
    ownerId,
    stageHistory: stepsTo(reached, stage, began, since, ownerId ?? rejectedById),
    source: chance.pick(candidateSources),
    subjects: [subject],
    hoursPerWeek: chance.pick([6, 10, 15, 20]),
    dialects: subject === "Igbo" ? ["Central Igbo"] : subject === "Yoruba" ? ["Standard Yoruba"] : [],
    cvUrl:
      chance.whole(1, 5) > 1 || reached !== "applied" ? `https://files.example.com/cv/${personId.slice(-6)}.pdf` : null,
    ...found(seed, reached, staff, began),
    ...(stage === "on-hold" && { heldFrom: reached, holdUntil: dayOf(seed.daysAgo(-chance.whole(10, 40))) }),
    ...(isClosed && { stageReached: reached }),
    ...(stage === "rejected" && rejection),
  };
}

/** A first round that came to nothing, before the one that is under way. */
const earlierRound = (seed: Seed, later: Row, rejectedById: string): Row => {
  const [began, since] = [seed.daysAgo(300), seed.daysAgo(280)];
  const { personId, subjects, dialects, source, regionId } = later;
  return {
    ...seed.record(began),
    personId,
    subjects,
    dialects,
    source,
    regionId,
    round: 1,
    isLatest: false,
    stage: "rejected",
    stageSince: since,
    appliedAt: began,
    stageReached: "interview",
    rejectedById,
    rejectedAt: since,
    rejectionReason: "availability",
    rejectionNote: "Free on weekday mornings alone. Ask again next year.",
    stageHistory: stepsTo("interview", "rejected", began, since, rejectedById),
  };
};

/** Those who want to teach, and the applications of those who do. */
export async function seedCandidates(
  db: Database,
  now: Date,
  everyone: readonly SeededStaff[],
  regions: Regions,
): Promise<void> {
  const seed = seedFrom(now, candidatesFrom);
  const staff = everyone
    .filter(({ userRole, status }) => status === "active" && (userRole === "admin" || userRole === "director"))
    .map(({ id }) => id);
  const stages = plan.flatMap(([stage, many]) => Array.from({ length: many }, (_, n) => ({ stage, n })));
  const candidateSeeds = stages.map(({ stage, n }, at) => {
    const code = seed.chance.weighted([
      ["NG", 5],
      ["UK", 3],
      ["US", 1],
    ] as const);
    const names = seed.chance.pick([plainNames.igbo, plainNames.yoruba]);
    const person = makePerson(seed, { n: 2000 + at, tag: `c${at}` }, code, names, seed.daysAgo(130));
    const candidacy = makeCandidacy(seed, { personId: person.id, stage, n, staff, regionId: regions[code].id });
    return { person, candidacy };
  });
  const again = candidateSeeds.find(({ candidacy }) => candidacy.stage === "screening");
  const rows: Row[] = candidateSeeds.map(({ candidacy }) =>
    candidacy === again?.candidacy ? { ...candidacy, round: 2 } : candidacy,
  );
  const earlier = again ? [earlierRound(seed, again.candidacy, staff[0] ?? "")] : [];
  await insertRows(
    db,
    persons,
    candidateSeeds.map(({ person }) => person),
  );
  await db.insert(candidacies).values([...earlier, ...rows, ...(await hired(db, seed, staff))]);
}

/** The applications that made tutors of those who teach. */
async function hired(db: Database, seed: Seed, staff: readonly string[]): Promise<Row[]> {
  const teaching = await db.select().from(tutors).orderBy(asc(tutors.tutorNumber));
  return teaching.map(({ id: personId, onboardedAt, regionId, subjects }) => {
    const began = after(onboardedAt, -24);
    return {
      ...seed.record(began),
      personId,
      regionId,
      round: 1,
      stage: "onboarded" as const,
      stageSince: onboardedAt,
      appliedAt: began,
      subjects: subjects.map(({ subject }) => subject),
      source: seed.chance.pick(candidateSources),
      dialects: [...new Set(subjects.flatMap(({ dialects }) => dialects))],
      cvUrl: `https://files.example.com/cv/${personId.slice(-6)}.pdf`,
      ...found(seed, "offer", staff, began),
      offerAnsweredAt: after(began, 18),
      offerAnswer: "accepted" as const,
      stageHistory: stepsTo("offer", "onboarded", began, onboardedAt, staff[0] ?? "system"),
    };
  });
}
