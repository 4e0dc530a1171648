import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Permission } from "@app/domain/permissions.ts";
import type { Database } from "../database/client.ts";
import { accountUsers, serviceTokens } from "../features/account/account.public.ts";
import { seedFrom } from "./random.ts";

/** Where the chance of service tokens begins. */
const chanceFrom = 48_000_000;
const dayMs = 24 * 60 * 60_000;

interface Plan {
  name: string;
  purpose: string;
  scopes: Permission[];
  networks?: string[];
  madeDaysAgo: number;
  /** Days from now; negative in the past. */
  expiresIn: number;
  usedDaysAgo?: number;
  revokedDaysAgo?: number;
  /** It was replaced by the next one, and may be used for so many days more. */
  endsIn?: number;
  replaces?: true;
  /** Its owner's account is suspended. */
  ofSuspended?: true;
}

/** One in every state. */
const plans: readonly Plan[] = [
  {
    name: "Weekly report",
    purpose: "Figures for the board, every Monday.",
    scopes: ["reports:read", "regions:read"],
    networks: ["203.0.113.0/24"],
    madeDaysAgo: 120,
    expiresIn: 210,
    usedDaysAgo: 2,
  },
  {
    name: "App content sync",
    purpose: "Copies published content to the learning app.",
    scopes: ["appContent:read", "words:read", "stories:read"],
    madeDaysAgo: 345,
    expiresIn: 18,
    usedDaysAgo: 0,
  },
  {
    name: "Lesson reminders",
    purpose: "Reads tomorrow’s lessons for the reminder service.",
    scopes: ["lessons:read", "customers:read"],
    madeDaysAgo: 200,
    expiresIn: 150,
    usedDaysAgo: 0,
    endsIn: 6,
  },
  {
    name: "Lesson reminders",
    purpose: "Reads tomorrow’s lessons for the reminder service.",
    scopes: ["lessons:read", "customers:read"],
    madeDaysAgo: 1,
    expiresIn: 330,
    replaces: true,
  },
  {
    name: "Old data warehouse",
    purpose: "Nightly copy of customers.",
    scopes: ["customers:read", "invoices:read"],
    madeDaysAgo: 420,
    expiresIn: -54,
    usedDaysAgo: 55,
  },
  {
    name: "Trial of a chat tool",
    purpose: "A trial with a supplier; it has ended.",
    scopes: ["regions:read", "tutors:read"],
    madeDaysAgo: 90,
    expiresIn: 90,
    usedDaysAgo: 40,
    revokedDaysAgo: 38,
  },
  {
    name: "Website timetable",
    purpose: "Shows the group lessons of the month on the website. Waits for another owner.",
    scopes: ["lessons:read"],
    ofSuspended: true,
    madeDaysAgo: 150,
    expiresIn: 215,
    usedDaysAgo: 12,
  },
];

/** Service tokens that nobody can send: what they would be hashed from does not exist. */
export async function seedServiceTokens(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const [owner] = await db.select().from(accountUsers).where(eq(accountUsers.email, "director@demo.test"));
  if (!owner) return;
  const { status, id } = accountUsers;
  const [suspended] = await db.select().from(accountUsers).where(eq(status, "suspended")).orderBy(asc(id)).limit(1);
  const on = (days: number) => new Date(now.getTime() + days * dayMs);
  const ids: string[] = [];
  const rows = plans.map((plan) => {
    const record = seed.record(seed.daysAgo(plan.madeDaysAgo));
    const digest = createHash("sha256").update(`demo ${record.id}`).digest("hex");
    const before = ids.at(-1) ?? null;
    ids.push(record.id);
    return {
      ...record,
      name: plan.name,
      purpose: plan.purpose,
      scopes: plan.scopes,
      networks: plan.networks ?? [],
      ownerId: (plan.ofSuspended ? suspended : owner)?.id ?? owner.id,
      ratePerMinute: 120,
      createdBy: owner.id,
      updatedBy: owner.id,
      prefix: `lip_${digest.slice(0, 4)}`,
      tokenHash: digest,
      expiresOn: on(plan.expiresIn).toISOString().slice(0, 10),
      lastUsedAt: plan.usedDaysAgo === undefined ? null : seed.daysAgo(plan.usedDaysAgo),
      lastUsedFrom: plan.usedDaysAgo === undefined ? null : "203.0.113.24",
      revokedAt: plan.revokedDaysAgo === undefined ? null : seed.daysAgo(plan.revokedDaysAgo),
      endsAt: plan.endsIn === undefined ? null : on(plan.endsIn),
      rotatedFromId: plan.replaces ? before : null,
    };
  });
  await db.insert(serviceTokens).values(rows);
}
