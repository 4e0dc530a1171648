import { and, eq, gt, inArray, ne } from "drizzle-orm";
import {
  applyPromos,
  type Basket,
  type PayerFacts,
  type PromoResult,
  type PromoTerms,
} from "@app/domain/billing/promos.ts";
import { paidStatuses } from "@app/domain/billing/invoice-states.ts";
import { isUsedUp } from "@app/domain/promos/promo-states.ts";
import type { Context } from "../../service/context.ts";
import { invoices, type InvoicePromo } from "../billing/invoices-table.public.ts";
import { householdOf } from "../customers/customers.public.ts";
import { promoRedemptions, promos, type PromoRow } from "./promos.table.ts";

type Reading = Pick<Context, "db" | "now">;

/** Whether a customer has never paid an invoice. */
async function isNewPayer({ db }: Reading, customerId: string): Promise<boolean> {
  const { status, total } = invoices;
  const paid = and(eq(invoices.customerId, customerId), inArray(status, [...paidStatuses]), gt(total, 0));
  return (await db.$count(invoices, paid)) === 0;
}

/** How often each promo was used by a customer, those who were merged into them, and their household. */
async function usesBy(
  context: Reading,
  customerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const household = [customerId, ...(await householdOf(context, customerId)).keys()];
  const { promoId, status } = promoRedemptions;
  const rows = await context.db
    .select({ promoId })
    .from(promoRedemptions)
    .where(and(inArray(promoId, [...ids]), inArray(promoRedemptions.customerId, household), ne(status, "released")));
  return new Map(ids.map((id) => [id, rows.filter((row) => row.promoId === id).length]));
}

async function promosByCode({ db }: Reading, codes: readonly string[]): Promise<ReadonlyMap<string, PromoRow>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select()
    .from(promos)
    .where(and(inArray(promos.code, [...codes]), ne(promos.status, "archived")));
  return new Map(rows.map((row) => [row.code, row]));
}

export interface Judged {
  results: PromoResult[];
  /** Those that take something off, with their amounts. */
  promos: InvoicePromo[];
  nameOf: (code: string) => string | null;
}

/** Judges codes by the rules for a basket, with what is known of the customer. Source: domain.md 5.7. */
export async function judgePromos(
  context: Reading,
  basket: Basket,
  customerId: string | null,
  codes: readonly string[],
  asIfActive = false,
): Promise<Judged> {
  const found = await promosByCode(context, codes);
  const ids = [...found.values()].map(({ id }) => id);
  const uses = customerId === null ? new Map<string, number>() : await usesBy(context, customerId, ids);
  const payer: PayerFacts = {
    customerId,
    isNew: customerId === null || (await isNewPayer(context, customerId)),
  };
  const termsOf = (row: PromoRow): PromoTerms => ({
    ...row,
    status: asIfActive ? "active" : row.status,
    isUsedUp: isUsedUp(row),
    usesOfPayer: uses.get(row.id) ?? 0,
  });
  const results = applyPromos(
    basket,
    payer,
    codes.map((code) => {
      const row = found.get(code);
      return { code, promo: row ? termsOf(row) : null };
    }),
  );
  return {
    results,
    promos: results.flatMap(({ code, amount, reason }) => {
      const row = found.get(code);
      return row && reason === null ? [{ promoId: row.id, code, name: row.name, amount }] : [];
    }),
    nameOf: (code) => found.get(code)?.name ?? null,
  };
}
