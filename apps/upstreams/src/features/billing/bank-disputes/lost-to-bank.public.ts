import { and, eq, max } from "drizzle-orm";
import { netReceived } from "@app/domain/billing/amount-due.ts";
import type { Context } from "../../../service/context.ts";
import { moneyOf } from "../invoice-money.ts";
import { bankDisputeParts, bankDisputes } from "./bank-disputes.table.ts";

type Reader = Pick<Context, "db">;

/** Whether a bank took something of what an invoice was paid with. */
export async function isLostToBank(context: Reader, invoiceId: string): Promise<boolean> {
  return ((await moneyOf(context, [invoiceId])).get(invoiceId)?.lost ?? 0) > 0;
}

/** The day on which a bank took the last of what an invoice was paid with; null while something of that is with us. */
export async function allLostOn(context: Reader, invoiceId: string): Promise<string | null> {
  const money = (await moneyOf(context, [invoiceId])).get(invoiceId);
  if (!money || money.lost === 0 || netReceived(money) > 0) return null;
  const [row] = await context.db
    .select({ day: max(bankDisputes.lostOn) })
    .from(bankDisputes)
    .innerJoin(bankDisputeParts, eq(bankDisputeParts.disputeId, bankDisputes.id))
    .where(and(eq(bankDisputeParts.invoiceId, invoiceId), eq(bankDisputes.status, "lost")));
  return row?.day ?? null;
}
