import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { recordColumns } from "../../database/columns.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { customers } from "../customers/customers.public.ts";
import { partners } from "./partners.table.ts";

/**
 * Customers and pods that were added to a partner's learners by hand, and were; those who were removed are archived. Written
 * with the partner, whose version counts. Source: domain.md 1.6.
 */
export const partnerLearners = pgTable(
  "partner_learners",
  {
    ...recordColumns,
    partnerId: text("partner_id")
      .notNull()
      .references(() => partners.id),
    customerId: text("customer_id").references(() => customers.id),
    podId: text("pod_id").references(() => customerPods.id),
  },
  (table) => [
    uniqueIndex("partner_learners_customer")
      .on(table.partnerId, table.customerId)
      .where(sql`archived_at is null`),
    uniqueIndex("partner_learners_pod")
      .on(table.partnerId, table.podId)
      .where(sql`archived_at is null`),
    index("partner_learners_by_customer").on(table.customerId),
    index("partner_learners_by_pod").on(table.podId),
    check("partner_learners_one", sql`num_nonnulls(${table.customerId}, ${table.podId}) = 1`),
  ],
);
export type PartnerLearnerRow = typeof partnerLearners.$inferSelect;
