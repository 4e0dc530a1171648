import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { promoStandings, redemptionStatuses } from "@app/domain/promos/promo-enums.ts";
import { moneySum } from "../../records/money-sum.ts";
import { recordShape } from "../../records/record.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { promos } from "./promos.table.ts";

/** A promo. Source: domain.md 1.3. */
export const promoRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(promos, "code", "name", "discountType", "percentBp", "freeLessons", "appliesTo", "subjects"),
    amounts: z.array(moneySum),
    maxDiscount: z.array(moneySum),
    minSpend: z.array(moneySum),
    ...columnSchemas(promos, "regionIds", "customerScope", "customerIds", "startsOn", "endsOn"),
    ...columnSchemas(promos, "maxRedemptions", "maxPerCustomer", "stackable", "status", "reserved", "used"),
    standing: z.enum(promoStandings).meta({
      description: "By today's date in its first region, and its limit.",
    }),
    given: z.array(moneySum).meta({
      description: "What it took off what is left of invoices on which something was paid, by currency.",
    }),
    redemptions: z.int().meta({ description: "Reserved and used." }),
  })
  .meta({ id: "Promo" });
export type PromoRecord = z.infer<typeof promoRecord>;
export const promoOf = serializerFor(promoRecord);

/** What a promo took off an invoice. */
export const redemptionRecord = z
  .object({
    _id: z.string(),
    invoiceId: z.string(),
    customerId: z.string(),
    currency: z.enum(currencies),
    amount: z.int(),
    status: z.enum(redemptionStatuses),
    reservedAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: "PromoRedemption" });

/** What a code takes off, or why it takes off nothing. */
export const promoResult = z
  .object({
    code: z.string(),
    name: z.string().nullable(),
    amount: z.int().meta({ description: "What it takes off." }),
    reason: z.string().nullable().meta({ description: "Why it takes off nothing; null if it does." }),
  })
  .meta({ id: "PromoResult" });

/** What codes do to a basket. */
export const promoQuote = z
  .object({
    results: z.array(promoResult),
    gross: z.int(),
    discount: z.int(),
  })
  .meta({ id: "PromoQuote" });
export type PromoQuote = z.infer<typeof promoQuote>;
