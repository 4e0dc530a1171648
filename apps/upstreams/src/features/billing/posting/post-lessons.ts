import { inArray } from "drizzle-orm";
import type { Logger } from "pino";
import type { LotStanding } from "@app/domain/billing/posting.ts";
import type { SettlementState } from "@app/domain/lessons/course-enums.ts";
import type { Database } from "../../../database/client.ts";
import { insertRows } from "../../../database/insert-rows.ts";
import { insertRecord } from "../../../database/records.ts";
import { retryable } from "../../../database/retryable.ts";
import { isUnreachable } from "../../../database/unreachable.ts";
import { audit } from "../../../records/audit.ts";
import type { Context } from "../../../service/context.ts";
import { systemContext } from "../../../service/system-context.ts";
import { lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { coverOf } from "../cover.public.ts";
import { standingOf, writeEntry } from "../credit-book.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { lockCustomer } from "../lock-payer.ts";
import { billableItems } from "./billable-items.table.ts";
import { giftOf, postingOf } from "./lesson-posting.ts";
import { creditChanges } from "../ongoing/credit-changes.ts";
import { mirrorRounds } from "./mirror-rounds.ts";
import { customersToPost, roundsToPost, type RoundToPost } from "./rounds-to-post.ts";

/** Customers whose lessons are looked for at once. */
const atOnce = 100;

/** How a customer's credits stand, by id. */
async function standingsOf({ db }: Context, lotIds: readonly string[]): Promise<Map<string, LotStanding>> {
  const lots = await db
    .select()
    .from(creditLots)
    .where(inArray(creditLots.id, [...lotIds]));
  const entries = await db
    .select()
    .from(creditEntries)
    .where(inArray(creditEntries.lotId, [...lotIds]));
  return new Map(
    lots.map(({ id, size, worth, tax }) => [
      id,
      { size, worth, tax, ...standingOf(entries.filter(({ lotId }) => lotId === id)) },
    ]),
  );
}

/** Gives what the settings say for a lesson that failed. */
async function giveAfter(context: Context, round: RoundToPost): Promise<void> {
  const gift = await giftOf(context, round);
  if (!gift) return;
  const lot = await insertRecord(context, creditLots, gift);
  await writeEntry(context, { lotId: lot.id, type: "grant", quantity: gift.size, day: round.day, reason: gift.note });
}

async function markRounds({ db }: Context, rounds: readonly RoundToPost[], state: SettlementState): Promise<void> {
  const ids = rounds.map(({ settlement }) => settlement.id);
  if (ids.length > 0) await db.update(lessonSettlements).set({ state }).where(inArray(lessonSettlements.id, ids));
}

/** What is said of a posting in the lesson's history. */
const inWords = (uses: number, items: number): string =>
  uses > 0
    ? items > 0
      ? "Credit used, the rest to be billed."
      : "Credit used."
    : items > 0
      ? "To be billed."
      : "Nothing to pay.";

const note = (context: Context, { id, lessonNumber: label }: RoundToPost["lesson"], reason: string) =>
  audit(context, { action: "state-changed", kind: "booked-lesson", id, label, reason });

/**
 * Posts what a customer's lessons came to: credit is used in the order of use, the rest is to be billed, and what earlier
 * settlements of the same lessons posted is taken back. Source: domain.md 5.5, 5.6.
 */
async function postLessonsOf(context: Context, customerId: string): Promise<number> {
  await lockCustomer(context, customerId);
  const rounds = await roundsToPost(context, customerId);
  const before = rounds.filter(({ isInBooks }) => !isInBooks);
  const due = rounds.filter(({ isInBooks }) => isInBooks);
  await mirrorRounds(
    context,
    due.map(({ settlement }) => settlement),
  );
  // Only the last settlement of a lesson counts.
  const last = [...new Map(due.map((round) => [round.lesson.id, round])).values()];
  const cover = (await coverOf(context, [customerId])).get(customerId);
  const lotIds = [...(cover?.lessons.values() ?? [])].flatMap(({ uses }) => uses.map(({ lotId }) => lotId));
  const standings = await standingsOf(context, [...new Set(lotIds)]);
  const posted = last.map((round) => postingOf(round, cover, standings, { at: context.now, byId: context.actor.id }));
  await insertRows(
    context.db,
    creditEntries,
    posted.flatMap(({ entries }) => entries),
  );
  await insertRows(
    context.db,
    billableItems,
    posted.flatMap(({ items }) => items),
  );
  for (const round of last) await giveAfter(context, round);
  await markRounds(context, before, "before-books");
  await markRounds(context, due, "posted");
  for (const { lesson } of before) await note(context, lesson, "Settled before these books began.");
  for (const [place, { lesson }] of last.entries())
    await note(context, lesson, inWords(posted[place]?.entries.length ?? 0, posted[place]?.items.length ?? 0));
  if (due.some(({ settlement }) => settlement.round > 1)) await creditChanges(context, customerId);
  return rounds.length;
}

/**
 * Posts what was settled since, one customer and transaction after another. Returns how many settlements. Where one
 * customer's fails, the others' follow.
 */
export async function postLessons(database: Database, now: Date, log: Pick<Logger, "error">): Promise<number> {
  const found = await customersToPost({ db: database }, atOnce);
  let posted = 0;
  for (const customerId of found) {
    try {
      posted += await retryable(database, (db) => postLessonsOf(systemContext(db, now, "post-lessons"), customerId));
    } catch (error) {
      if (isUnreachable(error)) throw error;
      log.error({ err: error, customerId }, "the lessons of a customer could not be posted");
    }
  }
  return posted;
}
