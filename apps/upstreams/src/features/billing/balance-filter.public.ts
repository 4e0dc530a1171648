/**
 * How customers stand, as a condition for the list that billing builds on: tables are named here as the database has
 * them, since importing them would go in a circle.
 */
import { or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { balanceKinds, type BalanceKind } from "@app/domain/billing/customer-balance.ts";
import { payableStatuses } from "@app/domain/billing/invoice-states.ts";
import { messages } from "@app/domain/messages.ts";
import { z } from "zod";
import type { Filter } from "../../records/list-spec.ts";

const open = sql.join(
  payableStatuses.map((status) => sql`${status}`),
  sql`, `,
);

const held: Readonly<Record<BalanceKind, SQL>> = {
  owes: sql`select i.customer_id from invoices i where i.status in (${open}) and i.customer_id is not null`,
  "in-credit": sql`select l.customer_id from credit_lots l join credit_entries e on e.lot_id = l.id
    group by l.customer_id, l.id having sum(e.quantity) > 0`,
};

/** Customers who owe something, or have credit left. Source: domain.md 3.2. */
export const balanceFilter = (id: AnyColumn): Filter => ({
  value: z.enum(balanceKinds, messages.choice("Balance")),
  many: true,
  where: (chosen) =>
    or(...balanceKinds.filter((kind) => chosen.includes(kind)).map((kind) => sql`${id} in (${held[kind]})`)),
});
