import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Subject } from "@app/domain/subjects.ts";
import type { Database } from "../database/client.ts";
import { customers } from "../features/customers/customers.public.ts";
import { ableAt, agreedAt, courseOf, slotOf, type PlannedCourse, type Taken } from "./lesson-courses.ts";
import { readLearners, readPolicies, readTeachers, type Learner } from "./lesson-parties.ts";
import type { Seed } from "./random.ts";

/** How many tutors and times are tried for a course. */
const tries = 30;
/** Long enough for two or three lessons. */
const lastsDays = 24;

/** Active customers without anybody who learns take the lessons themselves. */
async function letPayersLearn(db: Database): Promise<void> {
  const learns = new Set((await readLearners(db)).map(({ customerId }) => customerId));
  const active = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(isNull(customers.archivedAt), eq(customers.status, "active")));
  const others = active.map(({ id }) => id).filter((id) => !learns.has(id));
  if (others.length > 0)
    await db.update(customers).set({ isLearner: true, whoIsLessonFor: "me" }).where(inArray(customers.id, others));
}

/**
 * A few lessons, the last within six weeks, for every active customer who has had none: `served` are those who have. `n` counts on from
 * the courses of others.
 */
export async function planShortCourses(
  db: Database,
  seed: Seed,
  taken: Taken,
  { served, n }: { served: ReadonlySet<string>; n: number },
): Promise<PlannedCourse[]> {
  const { chance } = seed;
  await letPayersLearn(db);
  const teachers = (await readTeachers(db)).filter(({ hours }) => hours.length > 0);
  const policies = await readPolicies(db);
  const waiting = new Map<string, Learner>();
  for (const learner of await readLearners(db)) {
    const { customerId } = learner;
    if (!served.has(customerId) && !waiting.has(customerId)) waiting.set(customerId, learner);
  }
  return [...waiting.values()].flatMap((learner, place): PlannedCourse[] => {
    const policySnapshot = policies.get(learner.regionId);
    const subject = chance.pick<Subject>(["Igbo", "Yoruba"]);
    const createdAt = agreedAt(seed.daysAgo(chance.whole(34, 58)), learner.since);
    const able = ableAt(teachers, subject, createdAt);
    for (let turn = 0; policySnapshot && able.length > 0 && turn < tries; turn += 1) {
      const teacher = chance.pick(able);
      const slot = slotOf(seed, teacher, learner.timeZone, 45);
      if (!slot) continue;
      const course = courseOf(seed, {
        learner,
        teacher,
        subject,
        policySnapshot,
        durationMinutes: 45,
        slots: [slot],
        createdAt,
        taken,
        mayBeOver: true,
        lastsDays,
        n: n + place,
      });
      if (course) return [{ ...course, isHeld: true }];
    }
    return [];
  });
}
