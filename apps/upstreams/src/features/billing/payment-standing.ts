import { and, eq, inArray, sql } from "drizzle-orm";
import type { PaymentStatus } from "@app/domain/billing/billing-enums.ts";
import { lockRecords, updateRecord } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { bankDisputeParts, bankDisputes } from "./bank-disputes/bank-disputes.table.ts";
import { payments, type PaymentRow } from "./payments.table.ts";
import { refunds } from "./refunds.table.ts";

const whole = sql<number>`coalesce(sum(amount), 0)::text`.mapWith(Number);

/** What was given back of a payment, and what banks took of it or may take. */
async function goneOf({ db }: Context, id: string): Promise<{ back: number; isDisputed: boolean }> {
  const [given] = await db.select({ sum: whole }).from(refunds).where(eq(refunds.paymentId, id));
  const { paymentId, status } = bankDisputes;
  const [taken] = await db
    .select({ sum: sql<number>`coalesce(sum(${bankDisputeParts.amount}), 0)::text`.mapWith(Number) })
    .from(bankDisputeParts)
    .innerJoin(bankDisputes, eq(bankDisputes.id, bankDisputeParts.disputeId))
    .where(and(eq(paymentId, id), inArray(status, ["lost"])));
  const open = await db.$count(bankDisputes, and(eq(paymentId, id), eq(status, "open")));
  return { back: (given?.sum ?? 0) + (taken?.sum ?? 0), isDisputed: open > 0 };
}

/** Brings a payment's state in line with what was given back of it and what is contested at a bank. */
export async function markPayment(context: Context, paymentId: string): Promise<PaymentRow | undefined> {
  const [payment] = await lockRecords(context, payments, [paymentId]);
  if (!payment) return undefined;
  const { back, isDisputed } = await goneOf(context, paymentId);
  const given: PaymentStatus = back >= payment.amount ? "refunded" : back > 0 ? "part-refunded" : "succeeded";
  return updateRecord(context, payments, payment, { status: isDisputed ? "disputed" : given });
}
