import { asc, inArray } from "drizzle-orm";
import { z } from "zod";
import { columnSchemas } from "../../../records/serialize.ts";
import type { Context } from "../../../service/context.ts";
import { bankDisputeParts, bankDisputes } from "./bank-disputes.table.ts";

const disputedPart = z
  .object({
    invoiceId: z.string().nullable().meta({ description: "Null of credit that no invoice took." }),
    amount: z.int().meta({ description: "What the bank may take, or took, of what was paid there." }),
    kept: z.int().meta({ description: "What was left over once it was ours again, kept as credit in money." }),
  })
  .meta({ id: "BankDisputePart" });

/** A payment that a customer contests at their bank. Source: domain.md 1.3. */
export const bankDisputeRecord = z
  .object({
    _id: z.string(),
    ...columnSchemas(bankDisputes, "paymentId", "status", "reference", "currency", "amount", "fee", "reason", "note"),
    ...columnSchemas(bankDisputes, "evidenceDueOn", "openedOn", "wonOn", "lostOn", "reversedOn"),
    parts: z.array(disputedPart).meta({ description: "What it takes of the payment, in its order." }),
    byId: z.string(),
  })
  .meta({ id: "BankDispute" });
export type BankDisputeRecord = z.infer<typeof bankDisputeRecord>;

/** The bank disputes of some payments, the oldest first. */
export async function disputesOf(
  { db }: Pick<Context, "db">,
  paymentIds: readonly string[],
): Promise<BankDisputeRecord[]> {
  const { openedOn, createdAt, paymentId } = bankDisputes;
  const rows = await db
    .select()
    .from(bankDisputes)
    .where(inArray(paymentId, [...paymentIds]))
    .orderBy(asc(openedOn), asc(createdAt));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const parts = await db
    .select()
    .from(bankDisputeParts)
    .where(inArray(bankDisputeParts.disputeId, ids))
    .orderBy(asc(bankDisputeParts.place));
  return rows.map((row) => ({
    _id: row.id,
    paymentId: row.paymentId,
    status: row.status,
    reference: row.reference,
    currency: row.currency,
    amount: row.amount,
    fee: row.fee,
    reason: row.reason,
    note: row.note,
    evidenceDueOn: row.evidenceDueOn,
    openedOn: row.openedOn,
    wonOn: row.wonOn,
    lostOn: row.lostOn,
    reversedOn: row.reversedOn,
    byId: row.createdBy,
    parts: parts
      .filter(({ disputeId }) => disputeId === row.id)
      .map(({ invoiceId, amount, kept }) => ({ invoiceId, amount, kept })),
  }));
}
