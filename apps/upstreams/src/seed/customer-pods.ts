import { and, asc, eq } from "drizzle-orm";
import { podInput } from "@app/domain/customer-pods/pod.ts";
import { equalShares } from "@app/domain/customer-pods/pod-members.ts";
import type { PodStatus } from "@app/domain/customer-pods/pod-enums.ts";
import type { Subject } from "@app/domain/subjects.ts";
import type { Database } from "../database/client.ts";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import { customerPods, podMembers } from "../features/customer-pods/customer-pods.public.ts";
import { customers, dependents, persons } from "../features/customers/customers.public.ts";
import { tutors } from "../features/tutors/tutors.public.ts";
import type { Regions } from "./make-people.ts";
import { seedFrom, type Seed } from "./random.ts";
import type { RegionCode } from "./regions.ts";
import type { SeededStaff } from "./staff.ts";

/** A year of pods: how each is called, how big it is, and what became of it so many days ago. */
interface PodPlan {
  name: string;
  subject: Subject;
  region: RegionCode;
  size: number;
  madeDaysAgo: number;
  onePayer?: boolean;
  became?: readonly (readonly [PodStatus, daysAgo: number, reason?: string])[];
}

const plans: readonly PodPlan[] = [
  {
    name: "Parent and child, Igbo",
    subject: "Igbo",
    region: "UK",
    size: 2,
    madeDaysAgo: 341,
    onePayer: true,
    became: [["active", 335]],
  },
  { name: "Saturday Igbo circle", subject: "Igbo", region: "UK", size: 5, madeDaysAgo: 290, became: [["active", 281]] },
  { name: "Ọmọ Yorùbá London", subject: "Yoruba", region: "UK", size: 4, madeDaysAgo: 244, became: [["active", 240]] },
  {
    name: "Abuja evening group",
    subject: "Yoruba",
    region: "NG",
    size: 2,
    madeDaysAgo: 230,
    became: [
      ["active", 226],
      ["paused", 19],
    ],
  },
  {
    name: "Houston, two generations",
    subject: "Yoruba",
    region: "US",
    size: 2,
    madeDaysAgo: 188,
    onePayer: true,
    became: [["active", 180]],
  },
  {
    name: "GCSE mathematics, spring",
    subject: "Mathematics",
    region: "UK",
    size: 4,
    madeDaysAgo: 260,
    became: [
      ["active", 255],
      ["closed", 140, "The exams are over."],
    ],
  },
  { name: "Ìbàdàn families", subject: "Yoruba", region: "NG", size: 8, madeDaysAgo: 120, became: [["active", 111]] },
  {
    name: "Pidgin for beginners",
    subject: "Nigerian Pidgin",
    region: "US",
    size: 3,
    madeDaysAgo: 97,
    became: [["closed", 80, "Two families chose lessons on their own."]],
  },
  {
    name: "Aba road friends",
    subject: "Igbo",
    region: "US",
    size: 3,
    madeDaysAgo: 76,
    became: [
      ["active", 70],
      ["paused", 33],
      ["active", 12],
    ],
  },
  { name: "Sunday storytellers", subject: "Yoruba", region: "UK", size: 4, madeDaysAgo: 41, became: [["active", 34]] },
  { name: "Midweek Igbo starters", subject: "Igbo", region: "US", size: 2, madeDaysAgo: 11 },
  { name: "Ẹgbẹ́ Manchester", subject: "Yoruba", region: "UK", size: 3, madeDaysAgo: 4 },
];

/** Who can be put into pods, in an order of their own. */
async function readPeople(db: Database) {
  const children = await db
    .select({ dependentId: dependents.id, customerId: dependents.customerId, regionId: customers.regionId })
    .from(dependents)
    .innerJoin(customers, eq(customers.id, dependents.customerId))
    .where(and(eq(dependents.status, "active"), eq(customers.status, "active")))
    .orderBy(asc(dependents.id));
  const teachers = await db
    .select({ id: tutors.id, subjects: tutors.subjects })
    .from(tutors)
    .where(eq(tutors.status, "active"))
    .orderBy(asc(tutors.id));
  const zones = await db.select({ id: persons.id, timeZone: persons.timeZone }).from(persons);
  return { children, teachers, zoneOf: new Map(zones.map(({ id, timeZone }) => [id, timeZone])) };
}

type Actor = { actorId: string; actorName: string; role: string };

const nothingTo = (value: unknown): [unknown, unknown] => [null, value];

/** What happened to a pod, as the activity log has it. */
function entriesOf(
  seed: Seed,
  { id, name }: { id: string; name: string },
  steps: readonly (readonly [PodStatus, Date, string?])[],
  by: Actor,
) {
  return steps.map(([status, at, reason], n) => ({
    id: seed.chance.id(at),
    at,
    ...by,
    entityKind: "customer-pod",
    entityId: id,
    entityLabel: name,
    action: n === 0 ? ("created" as const) : ("state-changed" as const),
    changes: {
      ...(n === 0 && { name: nothingTo(name) }),
      status: [steps[n - 1]?.[0] ?? null, status] as [unknown, unknown],
    },
    version: n + 1,
    reason: reason ?? null,
    ip: null,
    userAgent: null,
    requestId: "seed",
  }));
}

/** Pods of the demo business, over the learners and tutors that it has. */
export async function seedPods(
  db: Database,
  now: Date,
  staff: readonly SeededStaff[],
  regions: Regions,
): Promise<void> {
  // Chance of its own: what is seeded after it comes out as it did.
  const seed = seedFrom(now, 7);
  const { children, teachers, zoneOf } = await readPeople(db);
  const admin = staff.find(({ userRole }) => userRole === "admin");
  if (!admin) throw new Error("The demo business has no admin.");
  const by = { actorId: admin.id, actorName: `${admin.firstname} ${admin.lastname}`, role: "admin" };

  const taken = new Set<string>();
  const podSeeds = plans.map(({ name, subject, region, size, madeDaysAgo, onePayer, became = [] }, n) => {
    const regionId = regions[region].id;
    // Nobody is in two pods.
    const free = children.filter((child) => child.regionId === regionId && !taken.has(child.customerId));
    const [first] = free;
    if (!first) throw new Error("The demo business has too few learners.");
    const members = onePayer ? [{ ...first, dependentId: null }, first] : free.slice(0, size);
    for (const { customerId } of members) taken.add(customerId);
    const shares = onePayer ? [] : equalShares(members.length);
    const pod = podInput.parse({
      name,
      subject,
      regionId,
      anchorTimeZone: zoneOf.get(first.customerId),
      billingMode: onePayer ? "one-payer" : "split",
      payerCustomerId: onePayer ? first.customerId : null,
      level: seed.chance.pick(["beginner", "elementary", "intermediate", null]),
      tutorId: teachers.filter(({ subjects }) => subjects.some((one) => one.subject === subject))[n % 3]?.id ?? null,
      members: members.map(({ dependentId, customerId }, place) => ({
        learnerId: dependentId ?? customerId,
        shareBp: shares[place] ?? null,
      })),
    });
    const createdAt = seed.daysAgo(madeDaysAgo);
    const steps = [
      ["forming", createdAt] as const,
      ...became.map(([status, daysAgo, reason]) => [status, seed.daysAgo(daysAgo), reason] as const),
    ];
    const [status, updatedAt] = steps.at(-1) ?? ["forming" as const, createdAt];
    const { members: chosen, ...values } = pod;
    const row = { ...seed.record(createdAt), ...values, status, updatedAt, version: steps.length };
    const rows = members.map(({ dependentId, customerId }, place) => ({
      ...seed.record(createdAt),
      podId: row.id,
      dependentId,
      customerId,
      place,
      shareBp: chosen[place]?.shareBp ?? null,
    }));
    return { row, rows, entries: entriesOf(seed, row, steps, by) };
  });
  await db.insert(customerPods).values(podSeeds.map(({ row }) => row));
  await db.insert(podMembers).values(podSeeds.flatMap(({ rows }) => rows));
  await db.insert(teamActivity).values(podSeeds.flatMap(({ entries }) => entries));
}
