import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { billingDocumentKinds } from "@app/domain/billing/billing-document-kinds.ts";
import { instant } from "../../../database/columns.ts";

/** PDFs that are to be made or have been. Each is made once and never drawn again. Source: domain.md 1.3. */
export const billingDocuments = pgTable(
  "billing_documents",
  {
    /** Of the file that holds it, once it is made. */
    id: text("id").primaryKey(),
    kind: text("kind", { enum: billingDocumentKinds }).notNull(),
    /** The invoice, the payment or the credit note. */
    ownerId: text("owner_id").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When it may be tried next. */
    dueAt: instant("due_at").notNull(),
    drawnAt: instant("drawn_at"),
  },
  (table) => [
    uniqueIndex("billing_documents_owner").on(table.ownerId, table.kind),
    index("billing_documents_waiting")
      .on(table.dueAt)
      .where(sql`drawn_at is null`),
  ],
);
