import { and, eq, sql, type SQL } from "drizzle-orm";
import type { BillingDocumentKind } from "@app/domain/billing/billing-document-kinds.ts";
import type { Context } from "../../../service/context.ts";
import { billingDocuments } from "./documents.table.ts";

/** The file that holds the PDF of a row, in a query over its table; null until it is made. */
export const documentFileOf = (kind: BillingDocumentKind, table: "invoices" | "credit_notes"): SQL<string | null> =>
  sql<string | null>`(select made.id from ${billingDocuments} as made
    where made.owner_id = ${sql.raw(`"${table}"."id"`)} and made.kind = ${kind} and made.drawn_at is not null)`;

/** The file that holds a PDF, or will; null where none was ordered. */
export async function documentIdOf(
  { db }: Pick<Context, "db">,
  kind: BillingDocumentKind,
  ownerId: string,
): Promise<string | null> {
  const { id } = billingDocuments;
  const [row] = await db
    .select({ id })
    .from(billingDocuments)
    .where(and(eq(billingDocuments.ownerId, ownerId), eq(billingDocuments.kind, kind)));
  return row?.id ?? null;
}
