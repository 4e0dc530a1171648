import { and, desc, eq, sql } from "drizzle-orm";
import type { Currency } from "@app/domain/enums.ts";
import { roundHalfUp } from "@app/domain/money.ts";
import type { Context } from "../../service/context.ts";
import { confirmedLessons } from "../lessons/lessons-tables.public.ts";

interface Asked {
  customerId: string;
  learnerId?: string | null | undefined;
  currency: Currency;
}

/**
 * What so many minutes cost this customer, in minor units: by the learner's newest course, else the customer's; for
 * somebody who has none, by all courses in the currency. 0 where there is none at all.
 */
export async function usualPrice({ db }: Pick<Context, "db">, asked: Asked, minutes: number): Promise<number> {
  const { customerId, learnerId, priceAmount, durationMinutes, priceCurrency, createdAt } = confirmedLessons;
  const inCurrency = eq(priceCurrency, asked.currency);
  const [own] = await db
    .select({ price: priceAmount, minutes: durationMinutes })
    .from(confirmedLessons)
    .where(and(inCurrency, eq(customerId, asked.customerId)))
    .orderBy(desc(sql`${learnerId} = ${asked.learnerId ?? ""}`), desc(createdAt))
    .limit(1);
  if (own) return roundHalfUp(BigInt(own.price) * BigInt(minutes), own.minutes);
  const [all] = await db
    .select({
      price: sql<number>`coalesce(sum(${priceAmount}), 0)::text`.mapWith(Number),
      minutes: sql<number>`coalesce(sum(${durationMinutes}), 0)::text`.mapWith(Number),
    })
    .from(confirmedLessons)
    .where(inCurrency);
  return all && all.minutes > 0 ? roundHalfUp(BigInt(all.price) * BigInt(minutes), all.minutes) : 0;
}
