import { and, gt, inArray, ne, or } from "drizzle-orm";
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
import { householdOf, recordsOfPerson } from "../customers/customers.public.ts";
import { promoRedemptions, promos, type PromoRow } from "./promos.table.ts";

type Reading = Pick<Context, "db" | "now">;

/** Whether a customer has never paid an invoice. One of which a promo left nothing counts; a free trial does not. */
async function isNewPayer({ db }: Reading, ids: readonly string[]): Promise<boolean> {
  const { customerId, status, total, discountTotal } = invoices;
  const hadPrice = or(gt(total, 0), gt(discountTotal, 0));
  const paid = and(inArray(customerId, [...ids]), inArray(status, [...paidStatuses]), hadPrice);
  return (await db.$count(invoices, paid)) === 0;
}

/** How often each promo was used by a customer, in any of their records, and their household. */
async function usesBy(
  context: Reading,
  records: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const [customerId] = records;
  if (ids.length === 0 || customerId === undefined) return new Map();
  const household = [...records, ...(await householdOf(context, customerId)).keys()];
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
  const records = customerId === null ? [] : await recordsOfPerson(context, customerId);
  const uses = await usesBy(context, records, ids);
  const payer: PayerFacts = { ids: records, isNew: await isNewPayer(context, records) };
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
