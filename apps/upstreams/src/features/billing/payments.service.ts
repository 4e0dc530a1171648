import { and, eq, sql } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import type { DatedBy } from "@app/domain/billing/book-months.ts";
import { mayMend } from "@app/domain/billing/own-mistakes.ts";
import { receivedWithinDays, type PaymentInput } from "@app/domain/billing/payment.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import type { Currency } from "@app/domain/enums.ts";
import { hasBegun } from "./begun-day.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { newId } from "../../database/new-id.ts";
import { changeRecord, createRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { holdInUse } from "../customers/customers.public.ts";
import { keepFile } from "../files/files.public.ts";
import { regions } from "../regions/regions.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { entriesOf, standingOf, writeEntry } from "./credit-book.ts";
import { creditLots } from "./credit.table.ts";
import { settleInvoice, todayIn } from "./invoice-lots.ts";
import { bookDates } from "./months/book-dates.ts";
import { invoices, type InvoiceRow } from "./invoices.table.ts";
import { lockCustomer } from "./lock-payer.ts";
import { claimsOf } from "./page/transfer-claims.queries.ts";
import type { PaymentRecord } from "./payment.record.ts";
import { allocate, idsOf, settlePlaced, spreadOrRefuse } from "./place-payment.ts";
import { paymentKind } from "./payments.queries.ts";
import { paymentAllocations, payments, type PaymentRow } from "./payments.table.ts";

export async function nextNumber({ db }: Pick<Context, "db">): Promise<string> {
  const [row] = await db.select({ n: sql<string>`nextval('payment_numbers')::text` }).from(sql`(values (1)) as once`);
  return `PAY-${(row?.n ?? "0").padStart(6, "0")}`;
}

/** Whether the customer sent this proof with the transfer that they told us of; it is kept with the invoice already. */
async function isSentWithClaim(context: Context, rows: readonly InvoiceRow[], fileId: string): Promise<boolean> {
  const claims = await claimsOf(context, idsOf(rows));
  return claims.some(({ evidenceFileId }) => evidenceFileId === fileId);
}

type Proven = Pick<PaymentInput, "currency" | "amount" | "gateway" | "evidenceFileId">;

/** Above which amount a bank transfer needs a proof. */
export const proofLimit = (context: Pick<Context, "db">, currency: Currency): Promise<number> =>
  settingOf(context, `proofAbove${currency}`, null);

/** Refuses a large bank transfer without a proof of it. */
export async function checkProof(
  context: Context,
  { currency, amount, gateway, evidenceFileId }: Proven,
): Promise<void> {
  if (gateway === "BANK_TRANSFER" && amount > (await proofLimit(context, currency)) && !evidenceFileId)
    throw fieldRefusal("evidenceFileId", billingMessages.proof);
}

/** One transfer is easily entered by two people: its reference, day and amount say that it is the same. */
async function refuseTwice(
  { db }: Context,
  { customerId, gateway, currency, amount, receivedOn, reference }: PaymentInput,
) {
  if (!reference) return;
  const [other] = await db
    .select({ name: payments.paymentNumber })
    .from(payments)
    .where(
      and(
        ...[eq(payments.customerId, customerId), eq(payments.gateway, gateway), eq(payments.reference, reference)],
        ...[eq(payments.currency, currency), eq(payments.amount, amount), eq(payments.receivedOn, receivedOn)],
        eq(payments.status, "succeeded"),
      ),
    )
    .limit(1);
  if (other) throw fieldRefusal("reference", billingMessages.recordedAs(other.name));
}

/**
 * Enters money that reached us, spreads it over invoices, grants the lessons that are paid for, and writes a receipt.
 * Source: domain.md 1.3, 2.6.
 */
export async function recordPayment(context: Context, input: PaymentInput): Promise<PaymentRecord> {
  const customer = await holdInUse(context, input.customerId);
  const [region] = await context.db.select().from(regions).where(eq(regions.id, customer.regionId));
  const today = todayIn(context, region?.timeZone ?? "UTC");
  if (!hasBegun(context, input.receivedOn, region?.timeZone ?? "UTC"))
    throw fieldRefusal("receivedOn", billingMessages.received);
  if (input.receivedOn < daysLater(today, -receivedWithinDays))
    throw fieldRefusal("receivedOn", billingMessages.receivedLongAgo);
  await refuseTwice(context, input);
  await checkProof(context, input);
  const rows = await spreadOrRefuse(context, input);
  const { allocations: _, keepAsCredit: __, ...paid } = input;
  const paymentNumber = await nextNumber(context);
  return createRecord(context, paymentKind, {
    async write() {
      const method = paid.gateway === "BANK_TRANSFER" ? ("bank" as const) : ("cash" as const);
      const { day, forDay } = (await bookDates(context))(customer.regionId, input.receivedOn);
      const row = await insertRecord(context, payments, {
        ...paid,
        paymentNumber,
        method,
        status: "succeeded",
        regionId: customer.regionId,
        bookedOn: forDay === null ? null : day,
      });
      if (paid.evidenceFileId && !(await isSentWithClaim(context, rows, paid.evidenceFileId)))
        await keepFile(context, "evidenceFileId", paid.evidenceFileId, {
          kind: "document",
          refersKind: "payment",
          refersId: row.id,
        });
      await allocate(context, row, input);
      return row;
    },
    effects: (payment) => settlePlaced(context, { ...payment, customerId: customer.id }, rows, input),
  });
}

/** Takes back the credit that a payment left over; refused where some of it was used. */
async function takeCreditBack(context: Context, payment: PaymentRow, day: DatedBy): Promise<void> {
  const lots = await context.db.select().from(creditLots).where(eq(creditLots.paymentId, payment.id));
  for (const lot of lots) {
    const { rest } = standingOf(await entriesOf(context, lot.id));
    if (rest < lot.size)
      throw new Refusal("WRONG_STATE", billingMessages.usedOver({ currency: lot.currency, amount: rest }));
    await writeEntry(context, { lotId: lot.id, type: "adjust", quantity: -rest, day, reason: payment.paymentNumber });
  }
}

/** Takes back a payment that was entered by mistake: what it paid is due again. */
export async function takeBackPayment(
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
): Promise<PaymentRecord> {
  const { customerId } = payments;
  const [known] = await context.db.select({ customerId }).from(payments).where(eq(payments.id, at._id));
  if (known?.customerId) await lockCustomer(context, known.customerId);
  return changeRecord(context, paymentKind, at, {
    isDone: ({ status }) => status === "taken-back",
    action: "state-changed",
    reason,
    check(before) {
      if (before.status === "disputed") throw new Refusal("WRONG_STATE", billingMessages.disputedPayment);
      if (before.status !== "succeeded") throw new Refusal("WRONG_STATE", billingMessages.refundedPayment);
      if (!mayMend(context.actor, { byId: before.createdBy, at: before.createdAt }, context.now))
        throw new Refusal("FORBIDDEN", billingMessages.takeBackOthers);
    },
    async write(before) {
      const { paymentId } = paymentAllocations;
      const rows = await context.db.select().from(paymentAllocations).where(eq(paymentId, before.id));
      const open = rows.filter(({ amount, id }) => amount > 0 && !rows.some((one) => one.reverses === id));
      const bills = await lockRecords(
        context,
        invoices,
        open.map(({ invoiceId }) => invoiceId),
      );
      for (const { id, invoiceId, amount } of open)
        await context.db.insert(paymentAllocations).values({
          id: newId(context.now),
          paymentId: before.id,
          invoiceId,
          amount: -amount,
          reverses: id,
          at: context.now,
          byId: context.actor.id,
        });
      const { receivedOn, bookedOn } = before;
      const day = { day: bookedOn ?? receivedOn, forDay: bookedOn && receivedOn };
      for (const invoice of bills) await settleInvoice(context, invoice, day);
      await takeCreditBack(context, before, day);
      const dated = (await bookDates(context))(before.regionId, day);
      return updateRecord(context, payments, before, {
        status: "taken-back",
        takenBackReason: reason,
        takenBackOn: dated.day === day.day ? null : dated.day,
      });
    },
  });
}
