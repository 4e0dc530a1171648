import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { giftSources } from "@app/domain/billing/credit-enums.ts";
import { extensionProblem, goodwillLeft, goodwillMessages, type GoodwillInput } from "@app/domain/billing/goodwill.ts";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { messages } from "@app/domain/messages.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { holdInUse, learnersByIds } from "../customers/customers.public.ts";
import { creditFor } from "../feedbacks/rebook.public.ts";
import { regions } from "../regions/regions.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { entriesOf, writeEntry } from "./credit-book.ts";
import type { CreditLotRecord } from "./credit.record.ts";
import { creditLots, type CreditLotRow } from "./credit.table.ts";
import { creditKind } from "./credits.queries.ts";
import { todayIn, todayOfCustomer } from "./invoice-lots.ts";
import { lockCustomer } from "./lock-payer.ts";
import { usualPrice } from "./usual-price.ts";

const goodwillLimitOf = (context: Context, currency: Currency): Promise<number> =>
  settingOf(context, `goodwillLimit${currency}`, null);

/** The month's limit for gifts to one customer, and what is left of it; null for those without a limit. */
export async function goodwillStanding(
  context: Context,
  { customerId, currency }: { customerId: string; currency: Currency },
): Promise<{ limit: number | null; left: number | null }> {
  if (!isLimited(context.actor.role, "invoices")) return { limit: null, left: null };
  const limits = new Map<Currency, number>();
  for (const one of currencies) limits.set(one, await goodwillLimitOf(context, one));
  const monthStart = new Date(`${context.now.toISOString().slice(0, 7)}-01T00:00:00Z`);
  const rows = await context.db
    .select({
      currency: creditLots.currency,
      sum: sql<number>`coalesce(sum(${creditLots.giftCost}), 0)::text`.mapWith(Number),
    })
    .from(creditLots)
    .where(
      and(
        eq(creditLots.customerId, customerId),
        inArray(creditLots.source, [...giftSources]),
        gte(creditLots.createdAt, monthStart),
      ),
    )
    .groupBy(creditLots.currency);
  const given = new Map(rows.map(({ currency: one, sum }) => [one, sum]));
  const givenIn = (one: Currency) => ({ given: given.get(one) ?? 0, limit: limits.get(one) ?? 0 });
  const others = currencies.filter((one) => one !== currency).map(givenIn);
  const { limit } = givenIn(currency);
  return { limit, left: goodwillLeft(givenIn(currency), others) };
}

/** Gives a customer minutes or money. Source: domain.md 5.5, 5.6. */
export async function giveGoodwill(context: Context, input: GoodwillInput): Promise<CreditLotRecord> {
  const customer = await holdInUse(context, input.customerId);
  const { currency, unit, quantity, learnerId } = input;
  // What is entered may say more than the usual price, never less: the limit is one of money.
  const cost = unit === "money" ? quantity : Math.max(input.cost ?? 0, await usualPrice(context, input, quantity));
  const { limit, left } = await goodwillStanding(context, input);
  if (limit !== null && left !== null && cost > left)
    throw fieldRefusal(
      unit === "money" ? "quantity" : "cost",
      goodwillMessages.limit({ currency, amount: limit }, { currency, amount: left }),
    );
  if (learnerId) {
    const [learner] = await learnersByIds(context, [learnerId]);
    if (learner?.payer._id !== customer.id) throw fieldRefusal("learnerId", messages.reference("Learner"));
  }
  const [region] = await context.db.select().from(regions).where(eq(regions.id, customer.regionId));
  const day = todayIn(context, region?.timeZone ?? "UTC");
  if (input.expiresOn && input.expiresOn < day) throw fieldRefusal("expiresOn", goodwillMessages.past);
  return createRecord(context, creditKind, {
    async write() {
      const lot = await insertRecord(context, creditLots, {
        customerId: customer.id,
        regionId: customer.regionId,
        source: "goodwill",
        unit,
        currency,
        size: quantity,
        worth: 0,
        tax: 0,
        giftCost: cost,
        lessonMinutes: null,
        learnerIds: learnerId ? [learnerId] : [],
        subjects: input.subjects,
        expiresOn: input.expiresOn ?? null,
        note: input.reason,
      });
      await writeEntry(context, { lotId: lot.id, type: "grant", quantity, day, reason: input.reason });
      if (input.feedbackId)
        await creditFor(context, input.feedbackId, {
          creditLotId: lot.id,
          customerId: customer.id,
          reason: input.reason,
        });
      return lot;
    },
  });
}

/** Takes back that a credit has expired, to the unit. */
async function bringBackExpired(context: Context, { id }: CreditLotRow, reason: string): Promise<void> {
  const entries = await entriesOf(context, id);
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  const expired = entries.findLast((entry) => entry.type === "expire" && !reversed.has(entry.id));
  if (!expired) return;
  await writeEntry(context, {
    lotId: id,
    type: "return",
    quantity: -expired.quantity,
    value: -expired.value,
    taxValue: -expired.taxValue,
    reverses: expired.id,
    day: expired,
    reason,
  });
}

/** Gives a credit a later last day of use; what had expired comes back. */
export async function extendCredit(
  context: Context,
  { reason, expiresOn, ...at }: RecordRef & { reason: string; expiresOn: string },
): Promise<CreditLotRecord> {
  const { customerId } = creditLots;
  const [known] = await context.db.select({ customerId }).from(creditLots).where(eq(creditLots.id, at._id));
  if (known) await lockCustomer(context, known.customerId);
  return changeRecord(context, creditKind, at, {
    reason,
    async check(before) {
      const problem = extensionProblem(before.expiresOn, expiresOn, await todayOfCustomer(context, before.customerId));
      if (problem) throw fieldRefusal("expiresOn", problem);
      if (before.extendedAt && isLimited(context.actor.role, "invoices"))
        throw new Refusal("FORBIDDEN", goodwillMessages.extendedOnce);
    },
    async write(before) {
      await bringBackExpired(context, before, reason);
      return updateRecord(context, creditLots, before, { expiresOn, extendedAt: context.now });
    },
  });
}
