import { and, asc, gte, isNull, lte, ne } from "drizzle-orm";
import { customerSources, type CustomerSource, lessonFor } from "@app/domain/people/people-enums.ts";
import { lostReasons, type LeadStage } from "@app/domain/leads/lead-enums.ts";
import { leadName } from "@app/domain/leads/lead-name.ts";
import { isOpenLead } from "@app/domain/leads/lead-states.ts";
import { leadInput } from "@app/domain/leads/lead.ts";
import type { Subject } from "@app/domain/subjects.ts";
import { slugFrom } from "@app/domain/curriculum/curriculum.ts";
import { eq } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import { customers, persons } from "../features/customers/customers.public.ts";
import { leads, leadStagesReached } from "../features/leads/leads.public.ts";
import { phones, plainNames, type Names, type Regions } from "./make-people.ts";
import { seedFrom, type Seed } from "./random.ts";
import type { RegionCode } from "./regions.ts";
import type { SeededStaff } from "./staff.ts";

/** How many the demo business has, and how many of them became customers. */
const demoLeads = 150;
const demoConverted = 32;
/** Where the chance of leads begins. */
const chanceFrom = 63_000_000;
const [hour, day] = [3_600_000, 24 * 3_600_000];
const noPlace = { ip: null, userAgent: null, requestId: "seed" };
const caring = new Set<string>(["director", "admin"]);

const campaigns: Partial<Record<CustomerSource, readonly (readonly [string, string, string])[]>> = {
  ads: [
    ["google", "cpc", "igbo-for-children"],
    ["google", "cpc", "yoruba-tones"],
    ["facebook", "paid-social", "summer-classes"],
  ],
  social: [
    ["instagram", "social", "proverb-of-the-week"],
    ["tiktok", "social", "igbo-in-a-minute"],
  ],
  event: [["newsletter", "email", "new-yam-festival"]],
};
const wishes = [
  "I would like my two children to speak with their grandparents.",
  "Do you teach on Saturday mornings? I work until six on weekdays.",
  "I understand everything but answer in English. Can I start with conversation?",
  "How much is a lesson, and is there a rate for siblings?",
  "We are getting married in December and I want to give my speech in Yoruba.",
];
const actions: Partial<Record<LeadStage, readonly string[]>> = {
  new: ["Call about what they are looking for"],
  contacted: ["Offer two times for a trial", "Send the price list", "Call again after six"],
  "trial-booked": ["Remind them of the trial", "Send the tutor’s profile"],
  "trial-completed": ["Ask how the trial went", "Send an offer for a month"],
};

/** The stages that were passed on the way to where one stands. */
function wayTo({ chance }: Seed, stage: LeadStage): LeadStage[] {
  const steps: LeadStage[] = ["new", "contacted", "trial-booked", "trial-completed"];
  if (stage === "lost") return [...steps.slice(0, chance.whole(1, 4)), "lost"];
  // One customer in four never took a trial.
  if (stage === "converted") return [...(chance.whole(1, 4) === 1 ? steps.slice(0, 2) : steps), "converted"];
  return steps.slice(0, steps.indexOf(stage) + 1);
}

/** When each stage was reached: after hours, then days, and all before the end. */
function timesOf({ chance }: Seed, way: readonly LeadStage[], from: Date, until: Date): Date[] {
  const gaps = way.map((stage, at) =>
    at === 0 ? 0 : stage === "contacted" ? chance.whole(hour / 4, 40 * hour) : chance.whole(day, 6 * day),
  );
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  const scale = Math.min(1, (until.getTime() - from.getTime()) / Math.max(whole, 1));
  let passed = 0;
  return gaps.map((gap) => new Date(from.getTime() + Math.floor((passed += gap) * scale)));
}

/** Days since somebody asked who stands there now. */
const ages: Record<Exclude<LeadStage, "converted">, readonly [number, number]> = {
  new: [0, 3],
  contacted: [2, 30],
  "trial-booked": [4, 25],
  "trial-completed": [10, 50],
  lost: [15, 360],
};

interface Known {
  firstName: string;
  lastName: string | null;
  email: string | null;
  phoneNumber: string | null;
  regionId: string;
  customerId: string | null;
  becameAt: Date | null;
}

/** One lead, the times of its stages and what the activity log says of it. */
function makeLead(seed: Seed, stage: LeadStage, known: Known, carers: readonly SeededStaff[]) {
  const { chance, now } = seed;
  const { customerId, becameAt, ...person } = known;
  const [least, most] = stage === "converted" ? [3, 20] : ages[stage];
  const before = chance.whole(least * day + hour / 2, most * day);
  const createdAt = new Date((becameAt ?? now).getTime() - before);
  const way = wayTo(seed, stage);
  const times = timesOf(seed, way, createdAt, becameAt ?? now);
  if (becameAt) times.splice(-1, 1, becameAt);
  const isOwned = stage !== "new" || chance.whole(1, 2) === 1;
  const owner = isOwned ? chance.pick(carers) : null;
  const source = chance.pick(customerSources);
  const [utmSource, utmMedium, utmCampaign] = campaigns[source] ? chance.pick(campaigns[source]) : [null, null, null];
  const planned = isOpenLead(stage) && owner !== null && chance.whole(1, 6) > 1 && actions[stage];
  const input = leadInput.parse({
    ...person,
    source,
    utmSource,
    utmMedium,
    utmCampaign,
    ownerId: owner?.id ?? null,
    subjects: [
      chance.weighted<Subject>([
        ["Igbo", 6],
        ["Yoruba", 5],
        ["French", 1],
        ["Mathematics", 1],
      ]),
    ],
    whoIsLessonFor: chance.weighted(lessonFor.map((one, at) => [one, [5, 5, 1][at] ?? 1] as const)),
    message: chance.whole(1, 2) === 1 ? chance.pick(wishes) : null,
    ...(planned && {
      // Nothing is overdue from before anybody asked.
      nextActionOn: new Date(Math.max(now.getTime() + chance.whole(-4, 10) * day, createdAt.getTime()))
        .toISOString()
        .slice(0, 10),
      nextAction: chance.pick(planned),
    }),
  });
  const stageSince = times.at(-1) ?? createdAt;
  const lead = {
    ...seed.record(createdAt),
    ...input,
    stage,
    stageSince,
    customerId,
    version: way.length,
    lastName: input.lastName ?? null,
    email: input.email ?? null,
    phoneNumber: input.phoneNumber ?? null,
    nextActionOn: input.nextActionOn ?? null,
    nextAction: input.nextAction ?? null,
    updatedAt: stageSince,
    lostReason: stage === "lost" ? chance.pick(lostReasons) : null,
    updatedBy: way.length > 1 && owner ? owner.id : "system",
  };
  const by = (first: boolean) =>
    first || owner === null
      ? { actorId: null, actorName: "system", role: "" }
      : { actorId: owner.id, actorName: `${owner.firstname} ${owner.lastname}`, role: owner.userRole };
  const entries = way.map((one, at) => {
    const reachedAt = times[at] ?? createdAt;
    const changes: Record<string, [unknown, unknown]> = { stage: [way[at - 1] ?? null, one] };
    if (at === 0) changes["firstName"] = [null, lead.firstName];
    if (one === "lost") changes["lostReason"] = [null, lead.lostReason];
    return {
      id: chance.id(reachedAt),
      at: reachedAt,
      ...by(at === 0),
      ...noPlace,
      entityKind: "lead",
      entityId: lead.id,
      entityLabel: leadName(lead),
      changes,
      version: at + 1,
      reason: null,
      action: at === 0 ? ("created" as const) : ("state-changed" as const),
    };
  });
  const reached = way.map((one, at) => ({
    leadId: lead.id,
    stage: one,
    reachedAt: times[at] ?? createdAt,
    byId: at === 0 || owner === null ? "system" : owner.id,
  }));
  return { lead, entries, reached };
}

/** Somebody who is not a customer, or not yet. */
function newPerson({ chance }: Seed, n: number, regions: Regions, { igbo, yoruba, english } = plainNames): Known {
  const names = chance.weighted([
    [igbo, 5],
    [yoruba, 4],
    [english, 2],
  ]);
  const code = chance.weighted<RegionCode>([
    ["UK", 9],
    ["US", 6],
    ["NG", 5],
  ]);
  const [firstName, lastName] = [chance.pick(names.first), chance.pick(names.last)];
  const email = `${slugFrom(firstName)}.${slugFrom(lastName)}.l${n}@example.com`;
  return {
    firstName,
    lastName: chance.whole(1, 8) === 1 ? null : lastName,
    regionId: regions[code].id,
    ...(chance.whole(1, 6) === 1 ? { email: null } : { email }),
    phoneNumber: chance.whole(1, 3) > 1 || n % 6 === 0 ? phones[code](400 + n) : null,
    customerId: null,
    becameAt: null,
  };
}

/** Staff whom leads are given to. */
const carersAmong = (staff: readonly SeededStaff[]) =>
  staff.filter(({ userRole, status }) => status === "active" && caring.has(userRole));

/** Somebody who can be reached, at a stage that is none of the end's good one. */
function anyLead(seed: Seed, n: number, regions: Regions, carers: readonly SeededStaff[], names?: Names) {
  const stage = seed.chance.weighted<Exclude<LeadStage, "converted">>([
    ["new", 4],
    ["contacted", 6],
    ["trial-booked", 4],
    ["trial-completed", 4],
    ["lost", 9],
  ]);
  const person = newPerson(seed, n, regions, names);
  const reachable = person.email ?? person.phoneNumber;
  const phone = reachable === null ? phones.UK(400 + n) : person.phoneNumber;
  return makeLead(seed, stage, { ...person, phoneNumber: phone }, carers);
}

/** A year of people who asked for lessons; those who became customers are customers of the demo business. */
export async function seedLeads(
  db: Database,
  now: Date,
  staff: readonly SeededStaff[],
  regions: Regions,
): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const carers = carersAmong(staff);
  const { id, regionId, createdAt } = customers;
  const { firstName, lastName, email, phoneNumber } = persons;
  const became: Known[] = await db
    .select({ firstName, lastName, email, phoneNumber, regionId, customerId: id, becameAt: createdAt })
    .from(customers)
    .innerJoin(persons, eq(persons.id, id))
    .where(
      and(
        ...[isNull(customers.archivedAt), ne(customers.status, "lead")],
        ...[gte(createdAt, new Date(now.getTime() - 340 * day)), lte(createdAt, new Date(now.getTime() - 2 * day))],
      ),
    )
    .orderBy(asc(customers.customerNumber))
    .limit(demoConverted);
  const leadSeeds = Array.from({ length: demoLeads }, (_, n) => {
    const customer = became[n];
    if (customer) return makeLead(seed, "converted", customer, carers);
    return anyLead(seed, n, regions, carers);
  });
  await db.insert(leads).values(leadSeeds.map(({ lead }) => lead));
  await db.insert(leadStagesReached).values(leadSeeds.flatMap(({ reached }) => reached));
  await db.insert(teamActivity).values(leadSeeds.flatMap(({ entries }) => entries));
}

/** The nth lead of a large business: told apart by its own chance, so that whatever else is made comes out as it did. */
export const makeLeadAtScale = (n: number, now: Date, regions: Regions, staff: readonly SeededStaff[], names: Names) =>
  anyLead(seedFrom(now, chanceFrom + n), n, regions, carersAmong(staff), names);
