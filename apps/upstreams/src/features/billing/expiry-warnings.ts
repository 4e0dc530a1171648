import { and, asc, eq, gt, gte, isNotNull, lte, sql } from "drizzle-orm";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { expiryNotice, expiryNoticeDays } from "@app/domain/billing/credit-notices.ts";
import { isCivilHour } from "@app/domain/messages-sent/civil-hours.ts";
import { counted } from "@app/domain/counted.ts";
import { dayInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { formatMoney } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { systemContext } from "../../service/system-context.ts";
import { customers } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { entriesOf, standingOf } from "./credit-book.ts";
import { creditNoticesSent } from "./credit-notices.table.ts";
import { creditEntries, creditLots, type CreditLotRow } from "./credit.table.ts";
import { creditKind } from "./credits.queries.ts";
import { todayIn } from "./invoice-lots.ts";
import { lockCustomer } from "./lock-payer.ts";
import { recordNotice, emailCreditWarning } from "./credit-warning-email.ts";

const left = sql<number>`(select coalesce(sum(parts.quantity), 0) from ${creditEntries} as parts where parts.lot_id = ${creditLots}.id)`;

/** "4 lessons (240 minutes)", "45 minutes" or "£30.00". */
function inWords({ unit, currency, lessonMinutes }: CreditLotRow, quantity: number): string {
  if (unit === "money") return formatMoney({ currency, amount: quantity });
  const minutes = counted(quantity, "minute");
  return lessonMinutes && quantity % lessonMinutes === 0
    ? `${counted(quantity / lessonMinutes, "lesson")} (${minutes})`
    : minutes;
}

async function tell(context: Context, lot: CreditLotRow, today: string): Promise<boolean> {
  await lockCustomer(context, lot.customerId);
  const notice = lot.expiresOn === null ? null : expiryNotice(lot.expiresOn, today);
  const { rest } = standingOf(await entriesOf(context, lot.id));
  if (notice === null || rest === 0) return false;
  if (!(await recordNotice(context, { aboutId: lot.id, notice, forDay: lot.expiresOn }))) return false;
  const words = `${inWords(lot, rest)} of your credit can be used until ${dayInWords(lot.expiresOn ?? "")}. After that day it expires.`;
  await emailCreditWarning(context, "credit-expires", lot.customerId, words);
  await audit(context, {
    action: "updated",
    kind: "credit-lot",
    id: lot.id,
    label: await creditKind.labelOf(lot, context),
    partOf: lot.customerId,
    reason: `The customer was told: ${words}`,
  });
  return true;
}

/**
 * Tells customers of credit 30 and 7 days before its last day, each once and by day. At most so many; returns how many.
 * Source: domain.md 5.5.
 */
export async function warnOfExpiry(database: Database, now: Date, atMost: number): Promise<number> {
  const utc = now.toISOString().slice(0, 10);
  const isTold = sql`exists (select from ${creditNoticesSent} as sent where sent.about_id = ${creditLots}.id
    and sent.for_day = ${creditLots.expiresOn}
    and (sent.notice = 'expires-in-7' or ${creditLots.expiresOn} > ${daysLater(utc, expiryNoticeDays["expires-in-7"] + 1)}::date))`;
  const rows = await database
    .select({ lot: creditLots, timeZone: regions.timeZone })
    .from(creditLots)
    .innerJoin(customers, eq(customers.id, creditLots.customerId))
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .where(
      and(
        isNotNull(creditLots.expiresOn),
        gte(creditLots.expiresOn, daysLater(utc, -1)),
        lte(creditLots.expiresOn, daysLater(utc, expiryNoticeDays["expires-in-30"] + 1)),
        gt(left, 0),
        sql`not ${isTold}`,
      ),
    )
    .orderBy(asc(creditLots.expiresOn), asc(creditLots.id))
    .limit(atMost);
  let done = 0;
  for (const { lot, timeZone } of rows) {
    const clock = wallClockOf(now, timeZone);
    if (!isCivilHour(clock.time)) continue;
    const isDone = await retryable(database, (db) =>
      tell(systemContext(db, now, "warn-of-low-credit"), lot, todayIn({ now }, timeZone)),
    );
    if (isDone) done += 1;
  }
  return done;
}
