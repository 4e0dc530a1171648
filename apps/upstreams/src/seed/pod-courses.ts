import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../database/client.ts";
import { customerPods, podMembers } from "../features/customer-pods/customer-pods.public.ts";
import { customers, dependents, persons } from "../features/customers/customers.public.ts";
import { ableAt, agreedAt, courseOf, isByDay, slotOf, type PlannedCourse, type Taken } from "./lesson-courses.ts";
import { readPolicies, readTeachers } from "./lesson-parties.ts";
import type { Seed } from "./random.ts";

/** How many times of the week are tried for a pod: all of its members have to be free. */
const tries = 40;

/** Pods that meet, with whose time their lessons take up; the first member pays. */
async function readPods(db: Database) {
  const pods = await db
    .select()
    .from(customerPods)
    .where(eq(customerPods.status, "active"))
    .orderBy(asc(customerPods.id));
  const members = await db
    .select({
      podId: podMembers.podId,
      learnerId: podMembers.learnerId,
      customerId: podMembers.customerId,
      since: customers.createdAt,
      timeZone: sql<string>`coalesce(${dependents.timeZone}, ${persons.timeZone})`,
    })
    .from(podMembers)
    .innerJoin(persons, eq(persons.id, podMembers.customerId))
    .innerJoin(customers, eq(customers.id, podMembers.customerId))
    .leftJoin(dependents, eq(dependents.id, podMembers.learnerId))
    .where(isNull(podMembers.archivedAt))
    .orderBy(asc(podMembers.podId), asc(podMembers.place));
  const payers = await db
    .select({ id: customers.id, currency: customers.currency })
    .from(customers)
    .where(and(isNull(customers.archivedAt), eq(customers.status, "active")));
  return pods.flatMap((pod) => {
    const own = members.filter(({ podId }) => podId === pod.id);
    const payer = payers.find(({ id }) => id === own[0]?.customerId);
    const since = new Date(Math.max(pod.createdAt.getTime(), ...own.map((member) => member.since.getTime())));
    return payer
      ? [
          {
            pod,
            payer,
            since,
            learnerKeys: own.map(({ learnerId }) => learnerId),
            zones: own.map(({ timeZone }) => timeZone),
          },
        ]
      : [];
  });
}

/** Whether a time of the week is by day for everybody, before and after the clocks change. */
function isDayForAll({ weekday, start, durationMinutes }: Slot, timeZone: string, zones: readonly string[], now: Date) {
  const today = wallClockOf(now, timeZone);
  return [0, 26].every((weeks) => {
    const date = daysLater(today.date, weekday - today.weekday + weeks * 7);
    const instant = instantOf({ date, time: start, timeZone });
    return zones.every((zone) => isByDay(wallClockOf(instant, zone).time, durationMinutes));
  });
}
type Slot = NonNullable<ReturnType<typeof slotOf>>;

/** Courses of the pods that meet, by the tutors that they have; `n` counts on from the courses of others. */
export async function planPodCourses(db: Database, seed: Seed, taken: Taken, n: number): Promise<PlannedCourse[]> {
  const { chance } = seed;
  const teachers = (await readTeachers(db)).filter(({ hours }) => hours.length > 0);
  const policies = await readPolicies(db);
  return (await readPods(db)).flatMap(({ pod, payer, since, learnerKeys, zones }, place): PlannedCourse[] => {
    const { regionId, anchorTimeZone: timeZone, subject, tutorId } = pod;
    const createdAt = agreedAt(seed.daysAgo(chance.whole(30, 60)), since);
    const able = ableAt(teachers, subject, createdAt);
    const usual = able.find(({ id }) => id === tutorId) ?? able[place % Math.max(1, able.length)];
    const policySnapshot = policies.get(regionId);
    if (!usual || !policySnapshot) return [];
    const learner = {
      customerId: payer.id,
      currency: payer.currency,
      dependentId: null,
      podId: pod.id,
      learnerKeys,
      regionId,
      timeZone,
      since,
    };
    for (let turn = 0; turn < tries; turn += 1) {
      // Where the usual tutor has no time by day that suits everybody, others are asked.
      const teacher = turn < tries / 2 ? usual : (able[turn % able.length] ?? usual);
      const slot = slotOf(seed, teacher, timeZone, 60);
      if (!slot || !isDayForAll(slot, timeZone, zones, seed.now)) continue;
      const course = courseOf(seed, {
        learner,
        teacher,
        subject,
        policySnapshot,
        durationMinutes: 60,
        slots: [slot],
        createdAt,
        taken,
        mayBeOver: false,
        n: n + place,
      });
      if (course) return [course];
    }
    return [];
  });
}
