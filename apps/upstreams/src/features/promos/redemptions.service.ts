import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { InvoiceStatus } from "@app/domain/billing/billing-enums.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { RedemptionStatus } from "@app/domain/promos/promo-enums.ts";
import { promoMessages as texts } from "@app/domain/promos/promo-messages.ts";
import { newId } from "../../database/new-id.ts";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import type { InvoicePromo } from "../billing/invoices-table.public.ts";
import { promoRedemptions, promos } from "./promos.table.ts";

interface Sending {
  id: string;
  customerId: string;
  currency: Currency;
}

/**
 * Takes a place of each promo of an invoice that is being sent, by one conditional write, so that two invoices cannot take
 * the last one. Always in the order of their ids. Source: domain.md 5.7.
 */
export async function reservePromos(
  { db, now }: Context,
  { id: invoiceId, customerId, currency }: Sending,
  taken: readonly InvoicePromo[],
): Promise<void> {
  const { reserved, used, maxRedemptions, id, status } = promos;
  for (const { promoId, amount } of taken.toSorted((a, b) => (a.promoId < b.promoId ? -1 : 1))) {
    const free = or(isNull(maxRedemptions), lt(sql`${reserved} + ${used}`, maxRedemptions));
    const rows = await db
      .update(promos)
      .set({ reserved: sql`${reserved} + 1` })
      .where(and(eq(id, promoId), eq(status, "active"), free))
      .returning({ id });
    if (rows.length === 0) throw new Refusal("WRONG_STATE", texts.usedUp);
    const at = { reservedAt: now, changedAt: now };
    await db.insert(promoRedemptions).values({
      id: newId(now),
      promoId,
      invoiceId,
      customerId,
      currency,
      amount,
      ...at,
    });
  }
}

/** What becomes of the promos of an invoice in a state; null where they stay as they are. */
function standingIn(status: InvoiceStatus): RedemptionStatus | null {
  switch (status) {
    case "sent":
      return "reserved";
    case "part-paid":
    case "paid":
    case "part-refunded":
      return "used";
    // A fully refunded use frees its place; what was never paid was never used.
    case "refunded":
    case "credited":
    case "void":
      return "released";
    case "draft":
    case "written-off":
      return null;
  }
}

const counted = (status: RedemptionStatus, which: RedemptionStatus): number => (status === which ? 1 : 0);

/** Brings the promos of an invoice in line with its state: used once something is paid, free again where nothing is left. */
export async function keepPromosInStep(
  context: Context,
  { id: invoiceId, status, isDisputed }: { id: string; status: InvoiceStatus; isDisputed: boolean },
): Promise<void> {
  const next = standingIn(status);
  // What went back through a dispute at the bank keeps its place.
  if (next === null || (next === "released" && isDisputed)) return;
  const { db, now } = context;
  const rows = await db.select().from(promoRedemptions).where(eq(promoRedemptions.invoiceId, invoiceId));
  const moved = rows.filter((row) => row.status !== next);
  await lockRecords(
    context,
    promos,
    moved.map(({ promoId }) => promoId),
  );
  for (const { id, promoId, status: before } of moved) {
    await db.update(promoRedemptions).set({ status: next, changedAt: now }).where(eq(promoRedemptions.id, id));
    await db
      .update(promos)
      .set({
        reserved: sql`${promos.reserved} + ${counted(next, "reserved") - counted(before, "reserved")}::int`,
        used: sql`${promos.used} + ${counted(next, "used") - counted(before, "used")}::int`,
      })
      .where(eq(promos.id, promoId));
  }
}
