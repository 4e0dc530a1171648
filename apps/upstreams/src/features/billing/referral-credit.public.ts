import { eq } from "drizzle-orm";
import { goodwillMessages } from "@app/domain/billing/goodwill.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { insertRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import { createRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { customers } from "../customers/customers.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { entriesOf, standingOf, writeEntry } from "./credit-book.ts";
import { creditLots } from "./credit.table.ts";
import { creditKind } from "./credits.queries.ts";
import { goodwillStanding } from "./goodwill.service.ts";
import { todayOfCustomer } from "./invoice-lots.ts";
import { lockCustomer, lockCustomers } from "./lock-payer.ts";
import { usualPrice } from "./usual-price.ts";

interface Gift {
  customerId: string;
  unit: "minutes" | "money";
  quantity: number;
  reason: string;
}

/** Locks those who are about to be given credit, always in the same order. */
export const lockRewarded = lockCustomers;

/** Gives a customer credit for a referral: worth nothing, never refunded, within the month's limit of who gives it. */
export async function giveReferralCredit(context: Context, gift: Gift): Promise<string> {
  const { customerId, unit, quantity, reason } = gift;
  const [customer] = await context.db.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new Refusal("NOT_FOUND", "Customer not found.");
  const { currency, regionId } = customer;
  const giftCost = unit === "money" ? quantity : await usualPrice(context, { customerId, currency }, quantity);
  const { limit, left } = await goodwillStanding(context, { customerId, currency });
  if (limit !== null && left !== null && giftCost > left)
    throw new Refusal("FORBIDDEN", goodwillMessages.limit({ currency, amount: limit }, { currency, amount: left }));
  const day = await todayOfCustomer(context, customerId);
  const expires = unit === "minutes" && (await settingOf(context, "creditExpires", regionId));
  const { _id } = await createRecord(context, creditKind, {
    async write() {
      const lot = await insertRecord(context, creditLots, {
        customerId,
        regionId,
        source: "referral",
        unit,
        currency,
        size: quantity,
        worth: 0,
        tax: 0,
        giftCost,
        expiresOn: expires ? daysLater(day, await settingOf(context, "creditDays", regionId)) : null,
        note: reason,
      });
      await writeEntry(context, { lotId: lot.id, type: "grant", quantity, day, reason });
      return lot;
    },
  });
  return _id;
}

/** Takes back what is left of a credit; what was used is lost. Never below zero. */
export async function takeReferralCreditBack(context: Context, lotId: string, reason: string): Promise<void> {
  const [lot] = await context.db.select().from(creditLots).where(eq(creditLots.id, lotId));
  if (!lot) return;
  await lockCustomer(context, lot.customerId);
  const { rest } = standingOf(await entriesOf(context, lot.id));
  if (rest <= 0) return;
  const day = await todayOfCustomer(context, lot.customerId);
  await writeEntry(context, { lotId: lot.id, type: "adjust", quantity: -rest, day, reason });
  await audit(context, {
    action: "updated",
    kind: "credit-lot",
    id: lot.id,
    label: await creditKind.labelOf(lot, context),
    partOf: lot.customerId,
    before: { rest },
    after: { rest: 0 },
    reason,
  });
}
