import { and, asc, inArray, isNull, sql } from "drizzle-orm";
import { answerDue } from "@app/domain/feedbacks/answer-due.ts";
import type {
  FeedbackChannel,
  FeedbackPriority,
  FeedbackStatus,
  FeedbackType,
} from "@app/domain/feedbacks/feedback-enums.ts";
import { closeAfterDays, isOpenFeedback } from "@app/domain/feedbacks/feedback-states.ts";
import { feedbackInput } from "@app/domain/feedbacks/feedback.ts";
import type { ContactChannel } from "@app/domain/people/people-enums.ts";
import type { Database } from "../database/client.ts";
import { customers, dependents } from "../features/customers/customers.public.ts";
import { feedbackLinks, feedbacks, feedbackWords } from "../features/feedbacks/feedbacks.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { feedbackStories, type FeedbackStory } from "./feedback-stories.ts";
import { seedFrom, type Seed } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** Where the chance of feedback begins. */
const chanceFrom = 73_000_000;
const hour = 3_600_000;
const day = 24 * hour;

/** What stands on the desk: how many, in which state, and how old in hours. */
const plans: readonly { status: FeedbackStatus; count: number; least: number; most: number }[] = [
  { status: "new", count: 9, least: 0.3, most: 20 },
  { status: "new", count: 2, least: 190, most: 240 },
  { status: "open", count: 12, least: 24, most: 150 },
  { status: "waiting-customer", count: 8, least: 30, most: 200 },
  { status: "resolved", count: 7, least: 60, most: 150 },
  { status: "closed", count: 112, least: 14 * 24, most: 360 * 24 },
];

const priorityOf: Record<FeedbackType, FeedbackPriority> = {
  complaint: "high",
  "refund-request": "high",
  question: "normal",
  suggestion: "low",
  praise: "low",
};

const answeredBy: Record<FeedbackChannel, ContactChannel> = {
  app: "email",
  email: "email",
  survey: "email",
  whatsapp: "whatsapp",
  phone: "phone",
};

interface Party {
  customerId: string;
  regionId: string;
  timeZone: string;
  dependentId: string | null;
}

async function readParties(db: Database): Promise<Party[]> {
  const payers = await db
    .select({ customerId: customers.id, regionId: customers.regionId, timeZone: regions.timeZone })
    .from(customers)
    .innerJoin(regions, sql`${regions.id} = ${customers.regionId}`)
    .where(and(isNull(customers.archivedAt), inArray(customers.status, ["active", "paused"])))
    .orderBy(asc(customers.customerNumber))
    .limit(150);
  const children = await db
    .select({ id: dependents.id, customerId: dependents.customerId })
    .from(dependents)
    .where(isNull(dependents.archivedAt))
    .orderBy(asc(dependents.id));
  return payers.map((payer) => ({
    ...payer,
    dependentId: children.find(({ customerId }) => customerId === payer.customerId)?.id ?? null,
  }));
}

type Words = typeof feedbackWords.$inferInsert;

/** What is said about feedback as far as it has come; the last of it is where it stands. */
function threadOf(
  { chance, now }: Seed,
  { status, story, by }: { status: FeedbackStatus; story: FeedbackStory; by: SeededStaff },
  { id, createdAt, channel }: { id: string; createdAt: Date; channel: FeedbackChannel },
): Words[] {
  if (status === "new") return [];
  const after = (hours: number) => new Date(Math.min(createdAt.getTime() + hours * hour, now.getTime() - hour / 6));
  const said = (at: Date, words: Pick<Words, "speaker" | "text" | "internal" | "sentBy">): Words => ({
    id: chance.id(at),
    feedbackId: id,
    writtenById: by.id,
    at,
    ...words,
  });
  const note = story.note
    ? [said(after(chance.whole(1, 2)), { speaker: "staff", text: story.note, internal: true })]
    : [];
  const answer = said(after(chance.whole(3, 9)), {
    speaker: "staff",
    text: story.answer,
    sentBy: answeredBy[channel],
  });
  const reply = story.reply ? [said(after(chance.whole(11, 20)), { speaker: "customer", text: story.reply })] : [];
  return [...note, answer, ...(status === "waiting-customer" ? [] : reply)];
}

/** One piece of feedback, what was said about it, and what was decided. */
function makeFeedback(
  seed: Seed,
  { status, least, most }: (typeof plans)[number],
  party: Party,
  carers: readonly SeededStaff[],
) {
  const { chance, now } = seed;
  const stories = status === "waiting-customer" ? feedbackStories.filter(({ reply }) => reply) : feedbackStories;
  const story = chance.pick(stories);
  const by = chance.pick(carers);
  const createdAt = new Date(now.getTime() - chance.whole(least * hour, most * hour));
  const { id } = seed.record(createdAt);
  const said = feedbackInput.parse({
    learnerId: party.customerId,
    type: story.type,
    category: story.category,
    body: story.says,
    channel: chance.weighted<FeedbackChannel>([
      ["app", 4],
      ["email", 5],
      ["whatsapp", 4],
      ["phone", 3],
      ["survey", 2],
    ]),
    sentiment: story.sentiment,
    priority: chance.whole(1, 12) === 1 ? "urgent" : priorityOf[story.type],
    assigneeId: status === "new" && chance.whole(1, 3) > 1 ? null : by.id,
  });
  const { learnerId: _, regionId: __, ...own } = said;
  const words = threadOf(seed, { status, story, by }, { id, createdAt, channel: said.channel });
  const lastWords = words.at(-1);
  const isDone = !isOpenFeedback(status);
  const resolvedAt = new Date((lastWords?.at ?? createdAt).getTime() + hour / 2);
  const closedAt = new Date(resolvedAt.getTime() + closeAfterDays * day);
  const since = { new: createdAt, open: lastWords?.at, "waiting-customer": lastWords?.at, resolved: resolvedAt };
  const statusSince = (status === "closed" ? closedAt : since[status]) ?? createdAt;
  const links: (typeof feedbackLinks.$inferInsert)[] =
    isDone && story.decision
      ? [
          {
            id: chance.id(resolvedAt),
            feedbackId: id,
            kind: story.decision.decision,
            note: story.decision.note,
            madeById: by.id,
            at: resolvedAt,
          },
        ]
      : [];
  const row = {
    ...seed.record(createdAt),
    id,
    ...own,
    ...party,
    status,
    statusSince,
    askedAt: createdAt,
    createdBy: by.id,
    updatedBy: status === "closed" ? "system" : by.id,
    updatedAt: statusSince,
    version: 1 + words.length + links.length + (isDone ? 1 : 0),
    dueAt: status === "new" ? answerDue(said.priority, createdAt, party.timeZone) : null,
    firstAnsweredAt: words.find(({ sentBy }) => sentBy)?.at ?? null,
    lastWordsAt: lastWords?.at ?? null,
    resolution: isDone ? story.resolution : null,
  };
  return { row, words, links };
}

/** A year of what customers say of the service, in every state. */
export async function seedFeedbacks(db: Database, now: Date, staff: readonly SeededStaff[]): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const carers = staff.filter(
    ({ userRole, status }) => status === "active" && (userRole === "director" || userRole === "admin"),
  );
  const parties = await readParties(db);
  const feedbackSeeds = plans
    .flatMap((plan) => Array.from({ length: plan.count }, () => plan))
    .map((plan) => makeFeedback(seed, plan, seed.chance.pick(parties), carers))
    .toSorted((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime())
    .map((one, n) => ({ ...one, row: { ...one.row, feedbackNumber: `F-${String(n + 1).padStart(4, "0")}` } }));
  await db.insert(feedbacks).values(feedbackSeeds.map(({ row }) => row));
  await db.insert(feedbackWords).values(feedbackSeeds.flatMap(({ words }) => words));
  await db.insert(feedbackLinks).values(feedbackSeeds.flatMap(({ links }) => links));
  await db.execute(sql`select setval('feedback_numbers', ${feedbackSeeds.length})`);
}
