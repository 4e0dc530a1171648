import { inArray } from "drizzle-orm";
import type { Logger } from "pino";
import type { LotStanding } from "@app/domain/billing/posting.ts";
import type { Payer } from "@app/domain/customer-pods/pod-shares.ts";
import type { SettlementState } from "@app/domain/lessons/course-enums.ts";
import { fullName } from "@app/domain/people/name.ts";
import type { Database } from "../../../database/client.ts";
import { insertRows } from "../../../database/insert-rows.ts";
import { insertRecord } from "../../../database/records.ts";
import { retryable } from "../../../database/retryable.ts";
import { isUnreachable } from "../../../database/unreachable.ts";
import { audit } from "../../../records/audit.ts";
import type { Context } from "../../../service/context.ts";
import { systemContext } from "../../../service/system-context.ts";
import { enrolmentSettlements } from "../../group-lessons/group-tables.public.ts";
import { lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { coverOf } from "../cover.public.ts";
import { standingOf, writeEntry } from "../credit-book.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { lockCustomers } from "../lock-payer.ts";
import { bookDates } from "../months/book-dates.ts";
import { payersOf } from "../payers-of.ts";
import { billableItems } from "./billable-items.table.ts";
import { chargesOf, giftsOf } from "./lesson-posting.ts";
import { creditChanges } from "../ongoing/credit-changes.ts";
import { mirrorRounds, takeBack } from "./mirror-rounds.ts";
import { chargesOfPlaces } from "./place-posting.ts";
import { customersOfPlaces, earlierOf, givenUpAhead, placesToPost, type PlaceToPost } from "./places-to-post.ts";
import { postCharge, type Charge, type Posted } from "./post-charge.ts";
import { customersOfLessons, roundsToPost, type RoundToPost } from "./rounds-to-post.ts";

/** Customers whose lessons are looked for at once. */
const atOnce = 100;

/** How a customer's credits stand, by id. */
async function standingsOf(
  { db }: Context,
  lotIds: readonly string[],
): Promise<Map<string, LotStanding & { regionId: string }>> {
  const lots = await db
    .select()
    .from(creditLots)
    .where(inArray(creditLots.id, [...lotIds]));
  const entries = await db
    .select()
    .from(creditEntries)
    .where(inArray(creditEntries.lotId, [...lotIds]));
  return new Map(
    lots.map(({ id, regionId, size, worth, tax }) => [
      id,
      { regionId, size, worth, tax, ...standingOf(entries.filter(({ lotId }) => lotId === id)) },
    ]),
  );
}

/** Gives what the settings say for a lesson that failed. */
async function giveAfter(context: Context, round: RoundToPost, payers: readonly Payer[]): Promise<void> {
  for (const gift of await giftsOf(context, round, payers)) {
    const lot = await insertRecord(context, creditLots, gift);
    await writeEntry(context, { lotId: lot.id, type: "grant", quantity: gift.size, day: round.day, reason: gift.note });
  }
}

/** Says of what was posted, or came before the books, that it is settled with. */
async function mark({ db }: Context, { lessons, places }: ToPost, state: SettlementState): Promise<void> {
  const rounds = lessons.map(({ settlement }) => settlement.id);
  if (rounds.length > 0) await db.update(lessonSettlements).set({ state }).where(inArray(lessonSettlements.id, rounds));
  const settled = places.map(({ settlement }) => settlement.id);
  if (settled.length > 0)
    await db.update(enrolmentSettlements).set({ state }).where(inArray(enrolmentSettlements.id, settled));
}

const beforeBooks = "Settled before these books began.";

/** What is said of a posting in the lesson's history. */
const inWords = (uses: number, items: number): string =>
  uses > 0
    ? items > 0
      ? "Credit used, the rest to be billed."
      : "Credit used."
    : items > 0
      ? "To be billed."
      : "Nothing to pay.";

const noteLesson = (context: Context, { id, lessonNumber: label }: RoundToPost["lesson"], reason: string) =>
  audit(context, { action: "state-changed", kind: "booked-lesson", id, label, reason });

const notePlace = (context: Context, { date, title, learner, payer }: PlaceToPost, reason: string) =>
  audit(context, {
    action: "state-changed",
    kind: "group-instance",
    id: date.id,
    partOf: date.groupLessonId,
    label: `${title}, ${date.localDate} at ${date.localTime}`,
    reason: `${fullName(learner ?? payer)}: ${reason}`,
  });

interface ToPost {
  lessons: RoundToPost[];
  places: PlaceToPost[];
}

const readToPost = async (context: Context, customerId: string): Promise<ToPost> => ({
  lessons: await roundsToPost(context, customerId),
  places: await placesToPost(context, customerId),
});

const among = ({ lessons, places }: ToPost, isIn: (row: { isInBooks: boolean }) => boolean): ToPost => ({
  lessons: lessons.filter(isIn),
  places: places.filter(isIn),
});

/** Who pays for some lessons. */
const payersOfRounds = (context: Context, rounds: readonly RoundToPost[]) =>
  payersOf(
    context,
    rounds.map(({ lesson }) => lesson),
  );

/** Holds a customer and all who share the pods whose lessons are to be posted; what is to be posted, read after that. */
async function lockToPost(context: Context, customerId: string) {
  const { lessons } = await readToPost(context, customerId);
  const payers = await payersOfRounds(context, lessons);
  const shared = lessons.flatMap(({ lesson }) => payers(lesson).map((payer) => payer.customerId));
  const customerIds = [...new Set([customerId, ...shared])];
  await lockCustomers(context, customerIds);
  const found = await readToPost(context, customerId);
  return { found, customerIds, payers: await payersOfRounds(context, found.lessons) };
}

/** Takes back what earlier settlements of the same lessons and places posted. */
async function takeBackEarlier(context: Context, { lessons, places }: ToPost): Promise<void> {
  await mirrorRounds(
    context,
    lessons.map(({ settlement }) => settlement),
  );
  const again = places.filter(({ settlement }) => settlement.round > 1);
  await takeBack(context, [...(await earlierOf(context, again)), ...again.map(({ place }) => place.id)]);
}

/** Only the last settlement of each counts. */
const lastOf = <Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [idOf(row), row])).values(),
];

/** Posts some charges, each by the cover of its customer. */
async function post(context: Context, charges: readonly Charge[], customerIds: readonly string[]): Promise<Posted[]> {
  const covers = await coverOf(context, customerIds);
  const uses = [...covers.values()].flatMap(({ lessons }) => [...lessons.values()].flatMap((one) => one.uses));
  const standings = await standingsOf(context, [...new Set(uses.map(({ lotId }) => lotId))]);
  const by = { at: context.now, byId: context.actor.id };
  const dated = await bookDates(context);
  const posted = charges.map((charge) => {
    const { entries, items } = postCharge(charge, covers.get(charge.customerId), standings, by);
    return {
      entries: entries.map((one) => ({ ...one, ...dated(standings.get(one.lotId)?.regionId ?? null, one.day) })),
      items: items.map((one) => ({ ...one, ...dated(one.regionId, one.day) })),
    };
  });
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
  return posted;
}

/** What was posted for one settlement, in words. */
function wordsFor(posted: readonly Posted[], settlementId: string): string {
  const uses = posted.flatMap(({ entries }) => entries).filter((entry) => entry.settlementId === settlementId);
  const items = posted.flatMap((one) => one.items).filter((item) => item.settlementId === settlementId);
  return inWords(uses.length, items.length);
}

/**
 * Posts what a customer's lessons and places in group lessons came to: credit is used in the order of use, the rest is to be
 * billed, and what earlier settlements of the same posted is taken back. A pod's lessons are posted for all who share them.
 * Source: domain.md 2.8, 5.5, 5.6.
 */
export async function postFor(context: Context, customerId: string): Promise<number> {
  const { found, customerIds, payers } = await lockToPost(context, customerId);
  const [before, due] = [among(found, (row) => !row.isInBooks), among(found, (row) => row.isInBooks)];
  await takeBackEarlier(context, due);
  const lessons = lastOf(due.lessons, ({ lesson }) => lesson.id);
  const places = lastOf(due.places, ({ place }) => place.id);
  const ofPlaces = await chargesOfPlaces(context, places);
  await takeBack(context, ofPlaces.replaced);
  const ofLessons = lessons.flatMap((round) => chargesOf(round, payers(round.lesson)));
  const posted = await post(context, [...ofLessons, ...ofPlaces.charges], customerIds);
  for (const round of lessons) await giveAfter(context, round, payers(round.lesson));
  await mark(context, before, "before-books");
  await mark(context, due, "posted");
  for (const { lesson } of before.lessons) await noteLesson(context, lesson, beforeBooks);
  for (const place of before.places) await notePlace(context, place, beforeBooks);
  for (const { lesson, settlement } of lessons) await noteLesson(context, lesson, wordsFor(posted, settlement.id));
  for (const place of places) await notePlace(context, place, wordsFor(posted, place.settlement.id));
  if (due.lessons.some(({ settlement }) => settlement.round > 1) || due.places.length > 0)
    for (const id of customerIds) await creditChanges(context, id);
  return found.lessons.length + found.places.length;
}

/** Takes back what was billed ahead of places that were given up in time. */
async function takeBackGivenUp(
  context: Context,
  { enrolmentId, customerId }: { enrolmentId: string; customerId: string },
) {
  await lockCustomers(context, [customerId]);
  await takeBack(context, [enrolmentId]);
  await creditChanges(context, customerId);
}

/** Customers of whose lessons and places something is to be posted, at most so many. */
export async function customersToPost(context: { db: Database }, atMost: number): Promise<string[]> {
  const lessons = await customersOfLessons(context, atMost);
  return [...new Set([...lessons, ...(await customersOfPlaces(context, atMost))])];
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
      posted += await retryable(database, (db) => postFor(systemContext(db, now, "post-lessons"), customerId));
    } catch (error) {
      if (isUnreachable(error)) throw error;
      log.error({ err: error, customerId }, "the lessons of a customer could not be posted");
    }
  }
  for (const place of await givenUpAhead({ db: database }, atOnce)) {
    await retryable(database, (db) => takeBackGivenUp(systemContext(db, now, "post-lessons"), place));
    posted += 1;
  }
  return posted;
}
