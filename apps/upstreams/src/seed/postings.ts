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
  customersToPost,
  dueLessons,
  giftOf,
  postingOf,
  roundsToPost,
} from "../features/billing/billing.public.ts";
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
    ...{ learnerIds: [], subjects: [], tutorIds: [], podId: null, expiresOn: null },
    ...lot,
    available: entries.filter(({ lotId }) => lotId === lot.id).reduce((sum, { quantity }) => sum + quantity, 0),
    isGift: lot.source === "goodwill",
    createdAt: lot.createdAt.toISOString(),
  }));

/** The gifts after lessons that failed, each granted at once. */
async function giftsFor(db: Database, seed: Seed, rounds: Awaited<ReturnType<typeof roundsToPost>>) {
  const lots: Lot[] = [];
  const entries: Entry[] = [];
  for (const round of rounds) {
    const gift = await giftOf({ db }, round);
    if (!gift) continue;
    const { at } = round.settlement;
    const lot = { ...seed.record(at), ...gift };
    lots.push(lot);
    const grant = { lotId: lot.id, type: "grant" as const, quantity: gift.size, reason: gift.note, day: round.day };
    entries.push({ id: seed.chance.id(at), at, byId, value: 0, taxValue: 0, ...grant });
  }
  return { lots, entries };
}

/**
 * Posts what the lessons of the demo business came to, as of when each was settled. Returns the gifts, all entries of
 * credit by time, and what is to be billed.
 */
export async function seedPostings(
  db: Database,
  seed: Seed,
  sold: { lots: readonly Lot[]; entries: readonly Entry[] },
): Promise<{ gifts: Lot[]; entries: Entry[]; items: Item[] }> {
  const gifts: Lot[] = [];
  const entries: Entry[] = [...sold.entries];
  const items: Item[] = [];
  const done: string[] = [];
  for (const customerId of await customersToPost({ db }, 10_000)) {
    const rounds = await roundsToPost({ db }, customerId);
    const given = await giftsFor(db, seed, rounds);
    gifts.push(...given.lots);
    entries.push(...given.entries);
    const lots = [...sold.lots, ...given.lots].filter((lot) => lot.customerId === customerId);
    const granted = entries.filter(({ lotId }) => lots.some(({ id }) => id === lotId));
    const cover = coverInOrder(usable(lots, granted), await dueLessons({ db, now: seed.now }, [customerId]));
    const standings = new Map(lots.map((lot): [string, LotStanding] => [lot.id, { ...lot, ...nothing }]));
    for (const round of rounds) {
      const posted = postingOf(round, cover, standings, { at: round.settlement.at, byId });
      items.push(...posted.items);
      for (const entry of posted.entries) {
        const begins = granted.find(({ lotId }) => lotId === entry.lotId)?.at ?? entry.at;
        entries.push({ ...entry, at: new Date(Math.max(entry.at.getTime(), begins.getTime() + minute)) });
      }
    }
    done.push(...rounds.map(({ settlement }) => settlement.id));
  }
  if (done.length > 0)
    await db.update(lessonSettlements).set({ state: "posted" }).where(inArray(lessonSettlements.id, done));
  const all = new Map([...sold.lots, ...gifts].map((lot) => [lot.id, lot]));
  const whole = entries.map((entry) => ({ settlementId: null, invoiceId: null, reason: null, ...entry }));
  return { gifts, entries: valuedInOrder(all, whole), items };
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
