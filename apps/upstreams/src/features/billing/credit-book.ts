import { asc, eq, inArray, sql } from "drizzle-orm";
import type { DatedBy } from "@app/domain/billing/book-months.ts";
import { isReturn, isTake, valueOfTaking, type LotTaken } from "@app/domain/billing/lot-value.ts";
import { newId } from "../../database/new-id.ts";
import type { Context } from "../../service/context.ts";
import { bookDates } from "./months/book-dates.ts";
import { creditEntries, creditLots, type CreditEntryRow, type CreditLotRow } from "./credit.table.ts";

type NewEntry = Pick<CreditEntryRow, "lotId" | "type" | "quantity"> & { day: DatedBy } & Partial<
    Pick<CreditEntryRow, "value" | "taxValue" | "settlementId" | "invoiceId" | "reverses" | "reason">
  >;

/** Writes an entry of a credit; its day is what it is dated by. The customer's row must be locked. */
export async function writeEntry(context: Context, entry: NewEntry): Promise<CreditEntryRow> {
  const { db, now, actor } = context;
  const { regionId } = creditLots;
  const [lot] = await db.select({ regionId }).from(creditLots).where(eq(creditLots.id, entry.lotId));
  const dated = (await bookDates(context))(lot?.regionId ?? null, entry.day);
  const [row] = await db
    .insert(creditEntries)
    .values({ id: newId(now), at: now, byId: actor.id, ...entry, ...dated })
    .returning();
  return row as CreditEntryRow;
}

/** The entries of a credit, the oldest first. */
export const entriesOf = ({ db }: Pick<Context, "db">, lotId: string): Promise<CreditEntryRow[]> =>
  db.select().from(creditEntries).where(eq(creditEntries.lotId, lotId)).orderBy(asc(creditEntries.seq));

export interface LotStanding extends LotTaken {
  granted: number;
  rest: number;
}

/** Sums the entries of a credit. */
export function standingOf(
  entries: readonly Pick<CreditEntryRow, "type" | "quantity" | "value" | "taxValue">[],
): LotStanding {
  const standing: LotStanding = { granted: 0, rest: 0, taken: 0, value: 0, taxValue: 0 };
  for (const { type, quantity, value, taxValue } of entries) {
    standing.rest += quantity;
    if (isTake(type) || isReturn(type)) {
      standing.taken -= quantity;
      standing.value += value;
      standing.taxValue += taxValue;
    } else standing.granted += quantity;
  }
  return standing;
}

/** Takes some of a credit at its value; a quantity below 0 comes back to it. */
export async function takeFrom(
  context: Context,
  lot: CreditLotRow,
  { quantity, ...entry }: Omit<NewEntry, "lotId" | "value" | "taxValue">,
): Promise<CreditEntryRow> {
  const standing = standingOf(await entriesOf(context, lot.id));
  return writeEntry(context, {
    ...entry,
    lotId: lot.id,
    quantity: -quantity,
    ...valueOfTaking(lot, standing, quantity),
  });
}

/** What was moved of a credit to other learners of the same customer, each a credit of its own, the newest first. */
export async function movedParts({ db }: Pick<Context, "db">, lot: CreditLotRow): Promise<CreditLotRow[]> {
  const parts: CreditLotRow[] = [];
  let from = [lot.id];
  while (from.length > 0) {
    const next = await db.select().from(creditLots).where(inArray(creditLots.fromLotId, from));
    parts.push(...next);
    from = next.map(({ id }) => id);
  }
  return parts
    .filter(({ customerId }) => customerId === lot.customerId)
    .sort((one, other) => (one.id < other.id ? 1 : -1));
}

/** What is left of each of a customer's credits. */
export async function lotsWithRest(
  { db }: Pick<Context, "db">,
  customerId: string,
): Promise<(CreditLotRow & { rest: number })[]> {
  const left = sql`(select sum(parts.quantity) from ${creditEntries} as parts where parts.lot_id = ${sql.raw('"credit_lots"."id"')})`;
  const rest = sql<number>`coalesce(${left}, 0)::text`.mapWith(Number);
  const rows = await db
    .select({ lot: creditLots, rest })
    .from(creditLots)
    .where(eq(creditLots.customerId, customerId))
    .orderBy(asc(creditLots.createdAt), asc(creditLots.id));
  return rows.map(({ lot, rest: quantity }) => ({ ...lot, rest: quantity }));
}
