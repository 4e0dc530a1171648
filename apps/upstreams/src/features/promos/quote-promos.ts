import { eq } from "drizzle-orm";
import type { InvoiceLineKind } from "@app/domain/billing/billing-enums.ts";
import { discountsByLine } from "@app/domain/billing/promos.ts";
import type { PromoTarget } from "@app/domain/promos/promo-enums.ts";
import type { PromoQuoteInput } from "@app/domain/promos/promo-quote.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { customers, recordsOfPerson } from "../customers/customers.public.ts";
import { todayByRegion } from "../regions/region-days.public.ts";
import { judgePromos } from "./judge-promos.ts";
import type { PromoQuote } from "./promo.record.ts";

const kinds: Readonly<Record<PromoTarget, InvoiceLineKind>> = {
  "pre-payment": "lessons",
  ongoing: "lesson",
  group: "group",
  immersion: "immersion",
};

/** Whom a basket is for, by the record that is left of them; null if nobody is named. */
async function customerOf(context: Context, asked: string | null) {
  if (asked === null) return null;
  const [id] = await recordsOfPerson(context, asked);
  const [customer] = await context.db.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw fieldRefusal("customerId", messages.reference("Customer"));
  return customer;
}

/** What codes would take off lessons of one price; nothing is saved. */
export async function quotePromos(context: Context, asked: PromoQuoteInput): Promise<PromoQuote> {
  const { appliesTo, subjects, currency, unitAmount, quantity, codes } = asked;
  const customer = await customerOf(context, asked.customerId ?? null);
  const regionId = customer?.regionId ?? null;
  const line = { kind: kinds[appliesTo], subjects, quantity, unitAmount };
  const basket = {
    lines: [line],
    currency,
    regionId,
    type: asked.type ?? null,
    today: (await todayByRegion(context))(regionId),
  };
  const unique = [...new Set(codes)];
  const { results, nameOf } = await judgePromos(context, basket, customer?.id ?? null, unique, asked.asIfActive);
  return {
    results: results.map(({ code, amount, reason }) => ({
      code,
      name: nameOf(code),
      amount,
      reason,
    })),
    gross: unitAmount * quantity,
    discount: discountsByLine(basket, results)[0] ?? 0,
  };
}
