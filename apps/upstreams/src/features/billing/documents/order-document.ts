import type { BillingDocumentKind } from "@app/domain/billing/billing-document-kinds.ts";
import { newId } from "../../../database/new-id.ts";
import type { Context } from "../../../service/context.ts";
import { billingDocuments } from "./documents.table.ts";

/**
 * Has the PDF of an invoice, a payment or a credit note made once the transaction is committed. Returns the id that its file
 * will have, for the email that takes it along: the email waits for it.
 */
export async function orderDocument(
  { db, now }: Pick<Context, "db" | "now">,
  kind: BillingDocumentKind,
  ownerId: string,
): Promise<string> {
  const id = newId(now);
  await db.insert(billingDocuments).values({ id, kind, ownerId, createdAt: now, dueAt: now });
  return id;
}
