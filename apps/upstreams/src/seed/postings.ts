import { inArray } from "drizzle-orm";
import { coverInOrder } from "@app/domain/billing/lesson-cover.ts";
import { isReturn, isTake, valueOfTaking, type LotTaken } from "@app/domain/billing/lot-value.ts";
import type { LotStanding } from "@app/domain/billing/posting.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import {
  billableItems,
  creditEntries,
  creditLots,
  chargesOf,
  chargesOfPlaces,
  customersToPost,
  dueLessons,
  giftsOf,
  payersOf,
  placesToPost,
  postCharge,
  roundsToPost,
} from "../features/billing/billing.public.ts";
import { enrolmentSettlements } from "../features/group-lessons/group-lessons.public.ts";
import { lessonSettlements } from "../features/lessons/lessons.public.ts";
import type { Seed } from "./random.ts";

type Lot = typeof creditLots.$inferInsert & { id: string };
type Entry = typeof creditEntries.$inferInsert;
type Item = typeof billableItems.$inferInsert;

const byId = "system";
const minute = 60_000;
const nothing: LotTaken = { taken: 0, value: 0, taxValue: 0 };

/** The entries by time, each use at the value that its place gives it. */
function valuedInOrder(lots: ReadonlyMap<string, Lot>, entries: readonly Entry[]): Entry[] {
  const standings = new Map<string, LotTaken>();
  return entries
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => {
      const lot = lots.get(entry.lotId);
      const so = standings.get(entry.lotId) ?? nothing;
      if (!lot || !(isTake(entry.type) || isReturn(entry.type))) return entry;
      const { value, taxValue } =
        entry.type === "use" ? valueOfTaking(lot, so, -entry.quantity) : { value: 0, taxValue: 0, ...entry };
      standings.set(entry.lotId, {
        taken: so.taken - entry.quantity,
        value: so.value + value,
        taxValue: so.taxValue + taxValue,
      });
      return { ...entry, value, taxValue };
    });
}

/** What is left of some credits, for lessons to use. */
const usable = (lots: readonly Lot[], entries: readonly Entry[]) =>
  lots.map((lot) => ({
    learnerIds: [],
    subjects: [],
    tutorIds: [],
    podId: null,
    expiresOn: null,
    ...lot,
    available: entries.filter(({ lotId }) => lotId === lot.id).reduce((sum, { quantity }) => sum + quantity, 0),
    isGift: lot.source === "goodwill",
    createdAt: lot.createdAt.toISOString(),
  }));

/** What is to be posted of the lessons and places of one customer. */
async function readToPost(db: Database, customerId: string) {
  const rounds = await roundsToPost({ db }, customerId);
  const payers = await payersOf(
    { db },
    rounds.map(({ lesson }) => lesson),
  );
  const places = await placesToPost({ db }, customerId);
  const { charges } = await chargesOfPlaces({ db }, places);
  return { lessons: rounds.map((round) => ({ round, payers: payers(round.lesson) })), places, charges };
}
type ToPost = Awaited<ReturnType<typeof readToPost>>;

/** The gifts after lessons that failed, each granted at once. */
async function giftsAfter(db: Database, seed: Seed, lessons: ToPost["lessons"]) {
  const lots: Lot[] = [];
  const entries: Entry[] = [];
  for (const { round, payers } of lessons) {
    const { at } = round.settlement;
    for (const gift of await giftsOf({ db }, round, payers)) {
      const lot = { ...seed.record(at), ...gift };
      lots.push(lot);
      const grant = { lotId: lot.id, type: "grant" as const, quantity: gift.size, reason: gift.note, day: round.day };
      entries.push({ id: seed.chance.id(at), at, byId, value: 0, taxValue: 0, ...grant });
    }
  }
  return { lots, entries };
}

/** What each customer is charged for, with when it was settled. */
const chargesIn = ({ lessons, places, charges }: ToPost) => [
  ...lessons.flatMap(({ round, payers }) =>
    chargesOf(round, payers).map((charge) => ({ charge, at: round.settlement.at })),
  ),
  ...charges.map((charge) => {
    const own = places.find(({ settlement }) => settlement.id === charge.settlementId) ?? places[0];
    return { charge, at: own?.settlement.at ?? new Date(0) };
  }),
];

/**
 * Posts what the lessons and places of the demo business came to, as of when each was settled. Returns the gifts, all
 * entries of credit by time, and what is to be billed.
 */
export async function seedPostings(
  db: Database,
  seed: Seed,
  sold: { lots: readonly Lot[]; entries: readonly Entry[] },
): Promise<{ gifts: Lot[]; entries: Entry[]; items: Item[] }> {
  const toPost: ToPost[] = [];
  for (const customerId of await customersToPost({ db }, 10_000)) toPost.push(await readToPost(db, customerId));
  const given = await giftsAfter(
    db,
    seed,
    toPost.flatMap(({ lessons }) => lessons),
  );
  const lots = [...sold.lots, ...given.lots];
  const granted = [...sold.entries, ...given.entries];
  const due = toPost.flatMap(chargesIn);
  const covers = new Map<string, ReturnType<typeof coverInOrder>>();
  for (const customerId of new Set(due.map(({ charge }) => charge.customerId))) {
    const own = lots.filter((lot) => lot.customerId === customerId);
    covers.set(customerId, coverInOrder(usable(own, granted), await dueLessons({ db, now: seed.now }, [customerId])));
  }
  const standings = new Map(lots.map((lot): [string, LotStanding] => [lot.id, { ...lot, ...nothing }]));
  const entries: Entry[] = [...granted];
  const items: Item[] = [];
  for (const { charge, at } of due) {
    const posted = postCharge(charge, covers.get(charge.customerId), standings, { at, byId });
    items.push(...posted.items);
    for (const entry of posted.entries) {
      const begins = granted.find(({ lotId }) => lotId === entry.lotId)?.at ?? entry.at;
      entries.push({ ...entry, at: new Date(Math.max(entry.at.getTime(), begins.getTime() + minute)) });
    }
  }
  await markPosted(db, toPost);
  const all = new Map(lots.map((lot) => [lot.id, lot]));
  const whole = entries.map((entry) => ({ settlementId: null, invoiceId: null, reason: null, ...entry }));
  return { gifts: given.lots, entries: valuedInOrder(all, whole), items };
}

async function markPosted(db: Database, toPost: readonly ToPost[]): Promise<void> {
  const lessons = toPost.flatMap((one) => one.lessons.map(({ round }) => round.settlement.id));
  const places = toPost.flatMap((one) => one.places.map(({ settlement }) => settlement.id));
  const posted = { state: "posted" as const };
  if (lessons.length > 0) await db.update(lessonSettlements).set(posted).where(inArray(lessonSettlements.id, lessons));
  if (places.length > 0)
    await db.update(enrolmentSettlements).set(posted).where(inArray(enrolmentSettlements.id, places));
}

/** Writes what was posted. */
export async function insertPostings(
  db: Database,
  { gifts, entries, items }: Awaited<ReturnType<typeof seedPostings>>,
): Promise<void> {
  await insertRows(db, creditLots, gifts);
  await insertRows(db, creditEntries, entries);
  await insertRows(db, billableItems, items);
}
