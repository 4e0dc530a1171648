import { eq, sql } from "drizzle-orm";
import type { BillingMailKind } from "@app/domain/billing/billing-mail-kinds.ts";
import type { CreditNotice } from "@app/domain/billing/credit-enums.ts";
import type { Context } from "../../service/context.ts";
import { customers, personOf } from "../customers/customers.public.ts";
import { creditNoticesSent } from "./credit-notices.table.ts";
import { writeBillingEmail } from "./write-billing-email.ts";

/** Writes to a customer that credit runs out; not to one who has no email. */
export async function emailCreditWarning(
  context: Context,
  kind: BillingMailKind,
  customerId: string,
  creditWords: string,
): Promise<void> {
  const person = await personOf(context, customerId);
  const { invoiceEmail } = customers;
  const [customer] = await context.db.select({ invoiceEmail }).from(customers).where(eq(customers.id, customerId));
  const address = customer?.invoiceEmail ?? person.email;
  if (address === null) return;
  const { firstName, lastName } = person;
  await writeBillingEmail(context, kind, { customerId, addresses: [address] }, { firstName, lastName, creditWords });
}

/** Notes that a customer was told. Returns false if they were told already; another last day is told of anew. */
export async function recordNotice(
  { db, now }: Pick<Context, "db" | "now">,
  { aboutId, notice, forDay = null }: { aboutId: string; notice: CreditNotice; forDay?: string | null },
): Promise<boolean> {
  const { aboutId: about, notice: what, forDay: day } = creditNoticesSent;
  const rows = await db
    .insert(creditNoticesSent)
    .values({ aboutId, notice, forDay, at: now })
    .onConflictDoUpdate({
      target: [about, what],
      set: { forDay, at: now },
      setWhere: sql`${day} is distinct from ${forDay}`,
    })
    .returning();
  return rows.length > 0;
}
