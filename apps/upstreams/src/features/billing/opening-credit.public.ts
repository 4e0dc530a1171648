import { and, eq, inArray } from "drizzle-orm";
import { openingCreditMessages, openingLot, type OpeningCreditInput } from "@app/domain/billing/opening-credit.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { insertRecord, lockRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import { createRecord, type RecordKind } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { holdInUse } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { usedByLessons } from "./cover.public.ts";
import { entriesOf, standingOf, writeEntry } from "./credit-book.ts";
import { creditEntries, creditLots, type CreditLotRow } from "./credit.table.ts";
import { creditKind } from "./credits.queries.ts";
import { todayIn } from "./invoice-lots.ts";
import { lockCustomer } from "./lock-payer.ts";

export { creditLots as openingCredits } from "./credit.table.ts";

/** Thousands at a time: nobody looks at what is counted of each. */
const plain: RecordKind<CreditLotRow, RecordRef> = {
  ...creditKind,
  present: (_, { id, version }) => ({ _id: id, version }),
};

/** Opening credits with any of these ids, as they stand. */
export const openingCreditsByIds = ({ db }: Pick<Context, "db">, ids: readonly string[]): Promise<CreditLotRow[]> =>
  db
    .select()
    .from(creditLots)
    .where(and(inArray(creditLots.id, [...ids]), eq(creditLots.source, "opening")));

/** Opening credits that some customers have; what an import took back again is left out. */
export async function openingCreditsOf(
  { db }: Pick<Context, "db">,
  customerIds: readonly string[],
): Promise<CreditLotRow[]> {
  const lots = await db
    .select()
    .from(creditLots)
    .where(and(inArray(creditLots.customerId, [...customerIds]), eq(creditLots.source, "opening")));
  const entries = await db
    .select()
    .from(creditEntries)
    .where(
      inArray(
        creditEntries.lotId,
        lots.map(({ id }) => id),
      ),
    );
  return lots.filter(({ id }) => standingOf(entries.filter(({ lotId }) => lotId === id)).granted > 0);
}

/** Brings in credit from before the books: it stands on their first day. Source: domain.md 1.3. */
export async function bringInCredit(
  context: Context,
  input: OpeningCreditInput & { learnerId: string | null },
): Promise<RecordRef> {
  const customer = await holdInUse(context, input.customerId);
  const [region] = await context.db.select().from(regions).where(eq(regions.id, customer.regionId));
  const today = todayIn(context, region?.timeZone ?? "UTC");
  if (input.expiresOn && input.expiresOn < today) throw fieldRefusal("expiresOn", openingCreditMessages.past);
  const beginOn = region?.booksBeginOn ?? today;
  const lot = openingLot(input);
  return createRecord(context, plain, {
    async write() {
      const row = await insertRecord(context, creditLots, {
        ...lot,
        customerId: customer.id,
        regionId: customer.regionId,
        source: "opening",
        learnerIds: input.learnerId === null ? [] : [input.learnerId],
      });
      const day = beginOn < today ? beginOn : today;
      await writeEntry(context, { lotId: row.id, type: "grant", quantity: lot.size, day, reason: lot.note });
      return row;
    },
  });
}

/** Takes back credit that an import brought in, by an entry of its own; refused once some of it is used. */
export async function takeOpeningCreditBack(context: Context, { _id, version }: RecordRef): Promise<void> {
  const [known] = await openingCreditsByIds(context, [_id]);
  if (known) await lockCustomer(context, known.customerId);
  const lot = await lockRecord(context, creditLots, _id);
  if (lot?.version !== version) throw new Refusal("NOT_FOUND", importMessages.gone);
  const entries = await entriesOf(context, _id);
  const used = (await usedByLessons(context, [lot.customerId])).get(_id) ?? 0;
  const { rest, taken } = standingOf(entries);
  const [grant] = entries;
  if (taken > 0 || used > 0 || !grant) throw new Refusal("WRONG_STATE", openingCreditMessages.used);
  if (rest > 0) await writeEntry(context, { lotId: _id, type: "adjust", quantity: -rest, day: grant });
  const label = await creditKind.labelOf(lot, context);
  await audit(context, { action: "state-changed", kind: "credit-lot", id: _id, label, partOf: lot.customerId });
}
