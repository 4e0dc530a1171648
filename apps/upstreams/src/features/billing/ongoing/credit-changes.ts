import { desc, eq } from "drizzle-orm";
import { netReceived, refundable } from "@app/domain/billing/amount-due.ts";
import { correctionWords } from "@app/domain/billing/ongoing/correction-words.ts";
import { creditedPart } from "@app/domain/billing/ongoing/credited-part.ts";
import { isCivilHour } from "@app/domain/messages-sent/civil-hours.ts";
import { formatMoney } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { creditLeftOf } from "../credit-limit.ts";
import type { Database } from "../../../database/client.ts";
import { lockRecord } from "../../../database/records.ts";
import { retryable } from "../../../database/retryable.ts";
import type { Context } from "../../../service/context.ts";
import { systemContext } from "../../../service/system-context.ts";
import { bookedLessons, lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { regions } from "../../regions/regions.public.ts";
import { emailCreditNote } from "../credit-note-email.ts";
import { writeCreditNote } from "../credit-notes.service.ts";
import { giveBack } from "../give-back.ts";
import { regionOf, settleInvoice, todayIn } from "../invoice-lots.ts";
import { moneyOf } from "../invoice-money.ts";
import { invoices } from "../invoices.table.ts";
import { lockCustomer } from "../lock-payer.ts";
import { askDirector } from "./ask-director.ts";
import {
  customersToCredit,
  lessonsToCredit,
  lineOf,
  markCredited,
  regionsBilling,
  type LessonToCredit,
  type LineToCredit,
} from "./lessons-to-credit.ts";

/** Why it costs less by now, for the customer. */
async function reasonFor({ db }: Context, { aboutId }: LessonToCredit, { line }: LineToCredit): Promise<string> {
  const [last] = await db
    .select({ lesson: bookedLessons.lessonNumber, settled: lessonSettlements })
    .from(lessonSettlements)
    .innerJoin(bookedLessons, eq(bookedLessons.id, lessonSettlements.lessonId))
    .where(eq(lessonSettlements.lessonId, aboutId))
    .orderBy(desc(lessonSettlements.round))
    .limit(1);
  if (!last) return "It was corrected after it was billed.";
  const { ruleId: rule, minutes: agreed, chargeMinutes, chargeBp } = last.settled;
  const share = { minutes: chargeMinutes, bp: chargeBp };
  return correctionWords({ lesson: last.lesson, billed: line.minutes, agreed, share, rule });
}

/** What was paid beyond what an invoice comes to by now becomes credit in money. */
export async function creditOverpaid(
  context: Context,
  invoiceId: string,
  note: Awaited<ReturnType<typeof writeCreditNote>>,
) {
  const money = (await moneyOf(context, [invoiceId])).get(invoiceId);
  if (!money) return;
  // What a bank has not decided on is not ours to give.
  const over = Math.min(netReceived(money) + money.credited - money.total, refundable(money));
  const [invoice] = await context.db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (over > 0 && invoice)
    await giveBack(context, invoice, note, {
      amount: over,
      way: "credit",
      refundedOn: note.issuedOn,
      reason: note.reason,
    });
}

/** Takes what is too much off the invoice that has the lesson, and tells the customer. */
async function credit(context: Context, lesson: LessonToCredit, found: LineToCredit): Promise<void> {
  const { line, credited } = found;
  const invoice = await lockRecord(context, invoices, found.invoice.id);
  if (!invoice) return;
  const timeZone = (await regionOf(context, invoice.regionId))?.timeZone ?? "UTC";
  const { net, tax } = creditedPart(line, credited, lesson.amount);
  const note = await writeCreditNote(context, invoice, {
    issuedOn: todayIn(context, timeZone),
    lines: [{ description: line.description, net, tax }],
    net,
    tax,
    reason: await reasonFor(context, lesson, found),
  });
  await markCredited(context, lesson, found, note.id);
  await creditOverpaid(context, invoice.id, note);
  const after = await settleInvoice(context, invoice, note.issuedOn);
  await emailCreditNote(context, after, note);
}

/**
 * Credits what a customer was billed too much for, since lessons were settled again after their invoice was sent: within
 * the limit of credit notes by itself, above it a director is asked. The customer is locked. Returns how many lessons.
 * Source: domain.md 2.6, 5.6.
 */
export async function creditChanges(context: Context, customerId: string, { isAsked = false } = {}): Promise<number> {
  const lessons: LessonToCredit[] = [];
  for (const regionId of await regionsBilling(context, customerId))
    lessons.push(...(await lessonsToCredit(context, customerId, regionId)));
  let done = 0;
  for (const lesson of lessons) {
    const found = await lineOf(context, lesson.aboutId, customerId);
    if (!found) continue;
    const { currency } = found.invoice;
    const { net, tax } = creditedPart(found.line, found.credited, lesson.amount);
    const isWithin = net + tax <= (await creditLeftOf(context, found.invoice));
    if (!isWithin && !isAsked) {
      const amount = formatMoney({ currency, amount: net + tax });
      const title = `Credit ${amount} on ${found.invoice.invoiceNumber ?? "an invoice"}: a lesson was corrected`;
      await askDirector(context, { customerId, title, why: "It is above the limit of credit notes." });
      continue;
    }
    await credit(context, lesson, found);
    done += 1;
  }
  return done;
}

/**
 * Credits what was billed too much and has stopped resting since, by day in the region that billed it. Returns how many
 * lessons.
 */
export async function creditRested(parts: { database: Database; now: Date; signal: AbortSignal }): Promise<number> {
  const { database, now, signal } = parts;
  let done = 0;
  for (const { id, timeZone } of await database.select().from(regions)) {
    if (!isCivilHour(wallClockOf(now, timeZone).time)) continue;
    for (const customerId of await customersToCredit({ db: database, now }, id)) {
      if (signal.aborted) return done;
      done += await retryable(database, async (db) => {
        const context = systemContext(db, now, "credit-settled-lessons");
        await lockCustomer(context, customerId);
        return creditChanges(context, customerId);
      });
    }
  }
  return done;
}
