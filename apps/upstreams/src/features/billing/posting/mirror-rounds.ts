import { and, eq, inArray, isNotNull, isNull, notInArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { insertRows } from "../../../database/insert-rows.ts";
import { newId } from "../../../database/new-id.ts";
import type { Context } from "../../../service/context.ts";
import { lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { entriesOf, standingOf, writeEntry } from "../credit-book.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { bookDates } from "../months/book-dates.ts";
import { billableItems } from "./billable-items.table.ts";

const takenBack = "The lesson was settled again.";

async function mirrorUses(context: Context, settlementIds: readonly string[]): Promise<void> {
  const mirror = alias(creditEntries, "mirror");
  const uses = await context.db
    .select({ entry: creditEntries })
    .from(creditEntries)
    .leftJoin(mirror, eq(mirror.reverses, creditEntries.id))
    .where(
      and(inArray(creditEntries.settlementId, [...settlementIds]), eq(creditEntries.type, "use"), isNull(mirror.id)),
    );
  for (const { entry } of uses) {
    const { id, lotId, quantity, value, taxValue, settlementId } = entry;
    await writeEntry(context, {
      lotId,
      settlementId,
      type: "return",
      reverses: id,
      reason: takenBack,
      day: entry,
      quantity: -quantity,
      value: -value,
      taxValue: -taxValue,
    });
  }
}

async function mirrorItems(context: Context, settlementIds: readonly string[]): Promise<void> {
  const { db, now } = context;
  const mirror = alias(billableItems, "mirror");
  const items = await db
    .select({ item: billableItems })
    .from(billableItems)
    .leftJoin(mirror, eq(mirror.reverses, billableItems.id))
    .where(
      and(inArray(billableItems.settlementId, [...settlementIds]), isNull(billableItems.reverses), isNull(mirror.id)),
    );
  if (items.length === 0) return;
  const dated = await bookDates(context);
  await insertRows(
    db,
    billableItems,
    items.map(({ item: { aboutId: _derived, ...item } }) => ({
      ...item,
      ...dated(item.regionId, item),
      id: newId(now),
      amount: -item.amount,
      reverses: item.id,
      at: now,
    })),
  );
}

/** Takes back what is left of the gifts after lessons that were settled otherwise since. */
async function withdrawGifts(context: Context, settlementIds: readonly string[]): Promise<void> {
  const gifts = await context.db
    .select()
    .from(creditLots)
    .where(and(inArray(creditLots.settlementId, [...settlementIds]), isNotNull(creditLots.settlementId)));
  for (const lot of gifts) {
    const entries = await entriesOf(context, lot.id);
    const { rest } = standingOf(entries);
    const [given] = entries;
    if (rest > 0 && given)
      await writeEntry(context, {
        lotId: lot.id,
        type: "adjust",
        quantity: -rest,
        day: given,
        reason: takenBack,
      });
  }
}

/** Takes back, to the unit, all that some settlements posted, for the days of what is taken back. Source: domain.md 1.3. */
export async function takeBack(context: Context, settlementIds: readonly string[]): Promise<void> {
  if (settlementIds.length === 0) return;
  await mirrorUses(context, settlementIds);
  await mirrorItems(context, settlementIds);
  await withdrawGifts(context, settlementIds);
}

/** The same for what earlier settlements of some lessons posted. Source: domain.md 5.6. */
export async function mirrorRounds(
  context: Context,
  rounds: readonly { id: string; lessonId: string }[],
): Promise<void> {
  if (rounds.length === 0) return;
  const { id, lessonId, state } = lessonSettlements;
  const earlier = await context.db
    .select({ id })
    .from(lessonSettlements)
    .where(
      and(
        inArray(lessonId, [...new Set(rounds.map((round) => round.lessonId))]),
        notInArray(
          id,
          rounds.map((round) => round.id),
        ),
        eq(state, "posted"),
      ),
    );
  await takeBack(
    context,
    earlier.map((one) => one.id),
  );
}
