import { and, eq, inArray, sum } from "drizzle-orm";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { roles, type Currency } from "@app/domain/enums.ts";
import { isLimited } from "@app/domain/permissions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";
import { creditNotes } from "./credit-notes.table.ts";
import type { InvoiceRow } from "./invoices.table.ts";

/** What may be credited of one invoice without a director, in minor units. */
export const creditLimitOf = (context: Pick<Context, "db" | "now">, currency: Currency): Promise<number> =>
  settingOf(context, `creditNoteLimit${currency}`, null);

type Credited = Pick<InvoiceRow, "id" | "currency">;

const limitedRoles = roles.filter((role) => isLimited(role, "invoices"));

/**
 * How much more of an invoice may be credited without a director, in minor units: what was credited of it before counts,
 * so that many small notes, or those of a colleague, are no way around the limit. What a director decided does not.
 */
export async function creditLeftOf(context: Pick<Context, "db" | "now">, { id, currency }: Credited): Promise<number> {
  const limit = await creditLimitOf(context, currency);
  const [noted] = await context.db
    .select({ total: sum(creditNotes.total).mapWith(Number) })
    .from(creditNotes)
    .innerJoin(accountUsers, eq(accountUsers.id, creditNotes.createdBy))
    .where(and(eq(creditNotes.invoiceId, id), inArray(accountUsers.userRole, limitedRoles)));
  return Math.max(0, limit - (noted?.total ?? 0));
}

/** Refuses to credit an amount of an invoice that is a director's to decide. Source: domain.md 2.6. */
export async function refuseAboveLimit(context: Context, invoice: Credited, amount: number): Promise<void> {
  if (!isLimited(context.actor.role, "invoices")) return;
  const left = await creditLeftOf(context, invoice);
  if (amount <= left) return;
  const { currency } = invoice;
  const limit = { currency, amount: await creditLimitOf(context, currency) };
  throw new Refusal("FORBIDDEN", billingMessages.refundLimit(limit, { currency, amount: left }));
}
