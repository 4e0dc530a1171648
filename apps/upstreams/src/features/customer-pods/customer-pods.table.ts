import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { podBillingModes, podStatuses } from "@app/domain/customer-pods/pod-enums.ts";
import type { EarlierShare } from "@app/domain/customer-pods/pod-shares.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { foldedColumn, recordColumns } from "../../database/columns.ts";
import { customers, dependents } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";
import { tutors } from "../tutors/tutors.public.ts";

/** Learners who study together as one private group. Source: domain.md 1.1. */
export const customerPods = pgTable(
  "customer_pods",
  {
    ...recordColumns,
    name: text("name").notNull(),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    subject: text("subject", { enum: subjectOptions }).notNull(),
    level: text("level", { enum: learnerLevels }),
    /** Whose clock the lessons keep to. */
    anchorTimeZone: text("anchor_time_zone").notNull(),
    tutorId: text("tutor_id").references(() => tutors.id),
    billingMode: text("billing_mode", { enum: podBillingModes }).notNull().default("split"),
    /** Who pays for all; null where each payer has a share. */
    payerCustomerId: text("payer_customer_id").references(() => customers.id),
    status: text("status", { enum: podStatuses }).notNull().default("forming"),
    searchName: foldedColumn("search_name", "name"),
  },
  (table) => [
    index("customer_pods_saved").on(table.updatedAt),
    uniqueIndex("customer_pods_name").on(table.regionId, table.searchName),
    index("customer_pods_by_name").on(table.searchName, table.id),
    index("customer_pods_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("customer_pods_by_created").on(table.createdAt, table.id),
    index("customer_pods_status").on(table.status),
    index("customer_pods_subject").on(table.subject),
    index("customer_pods_tutor").on(table.tutorId),
    check("customer_pods_payer", sql`${table.billingMode} = 'one-payer' or ${table.payerCustomerId} is null`),
  ],
);
export type CustomerPodRow = typeof customerPods.$inferSelect;

/** Who is in a pod, and was; those who left are archived. Written with the pod, whose version counts. */
export const podMembers = pgTable(
  "customer_pod_members",
  {
    ...recordColumns,
    podId: text("pod_id")
      .notNull()
      .references(() => customerPods.id),
    /** Who learns, or pays for the dependent who does. */
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    dependentId: text("dependent_id").references(() => dependents.id),
    /** The learner, of either kind. */
    learnerId: text("learner_id")
      .notNull()
      .generatedAlwaysAs(sql`coalesce(dependent_id, customer_id)`),
    /** Hundredths of a per cent; null where one customer pays for all. */
    shareBp: integer("share_bp"),
    /** What it was before it was changed, the earliest first: a lesson is split by the shares at its start. */
    earlierShares: jsonb("earlier_shares").$type<EarlierShare[]>().notNull().default([]),
    /** Its place among the members, from 0. */
    place: integer("place").notNull(),
  },
  (table) => [
    uniqueIndex("customer_pod_members_once")
      .on(table.podId, table.learnerId)
      .where(sql`archived_at is null`),
    index("customer_pod_members_learner").on(table.learnerId),
    index("customer_pod_members_customer").on(table.customerId),
    check("customer_pod_members_share", sql`${table.shareBp} between 1 and 10000`),
  ],
);
export type PodMemberRow = typeof podMembers.$inferSelect;
