import { sql } from "drizzle-orm";
import { check, date, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { customerSources, lessonFor } from "@app/domain/people/people-enums.ts";
import { leadStages, lostReasons } from "@app/domain/leads/lead-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { foldedTogether, instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { customers } from "../customers/customers.public.ts";
import { partners } from "../partners/partners.public.ts";
import { regions } from "../regions/regions.public.ts";

/** Those who asked for lessons and may become customers. Source: domain.md 1.1, 2.11. */
export const leads = pgTable(
  "leads",
  {
    ...recordColumns,
    firstName: text("first_name").notNull(),
    lastName: text("last_name"),
    email: text("email"),
    /** E.164. */
    phoneNumber: text("phone_number"),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    subjects: text("subjects", { enum: subjectOptions }).array().notNull().default([]),
    whoIsLessonFor: text("who_is_lesson_for", { enum: lessonFor }).notNull().default("me"),
    source: text("source", { enum: customerSources }).notNull(),
    /** The code with which they came, and the partner whose it is. */
    referralCode: text("referral_code"),
    partnerId: text("partner_id").references(() => partners.id),
    utmSource: text("utm_source"),
    utmMedium: text("utm_medium"),
    utmCampaign: text("utm_campaign"),
    message: text("message"),
    stage: text("stage", { enum: leadStages }).notNull(),
    /** Since when they are in that stage. */
    stageSince: instant("stage_since").notNull(),
    ownerId: text("owner_id").references(() => accountUsers.id),
    /** A day by the owner's clock. */
    nextActionOn: date("next_action_on"),
    nextAction: text("next_action"),
    /** The dated trial lesson that was booked for them. */
    trialLessonId: text("trial_lesson_id"),
    lostReason: text("lost_reason", { enum: lostReasons }),
    /** Whom they became. */
    customerId: text("customer_id").references(() => customers.id),
    /** The stage in which their owner was last given a task. */
    taskGivenIn: text("task_given_in", { enum: leadStages }),
    searchAll: foldedTogether("search_all", "first_name", "last_name", "email", "phone_number"),
    sortName: foldedTogether("sort_name", "last_name", "first_name"),
  },
  (table) => [
    index("leads_saved").on(table.updatedAt),
    uniqueIndex("leads_open_email")
      .on(table.email)
      .where(sql`stage not in ('converted', 'lost')`),
    index("leads_search").using("gin", sql`${table.searchAll} gin_trgm_ops`),
    index("leads_by_name").on(table.sortName, table.id),
    index("leads_by_created").on(table.createdAt, table.id),
    index("leads_by_stage_since").on(table.stageSince, table.id),
    index("leads_by_next_action").on(table.nextActionOn, table.id),
    index("leads_stage").on(table.stage, table.createdAt),
    index("leads_region").on(table.regionId),
    index("leads_owner").on(table.ownerId),
    index("leads_customer").on(table.customerId),
    index("leads_subjects").using("gin", table.subjects),
    check("leads_reachable", sql`${table.email} is not null or ${table.phoneNumber} is not null`),
    check("leads_lost", sql`(${table.stage} = 'lost') = (${table.lostReason} is not null)`),
    check("leads_converted", sql`${table.stage} <> 'converted' or ${table.customerId} is not null`),
  ],
);
export type LeadRow = typeof leads.$inferSelect;

/** When each stage of a lead was first reached, for the funnel. Source: domain.md 2.11. */
export const leadStagesReached = pgTable(
  "lead_stages",
  {
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id),
    stage: text("stage", { enum: leadStages }).notNull(),
    reachedAt: instant("reached_at").notNull(),
    /** Id of an account user, or "system". */
    byId: text("by_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.stage] }),
    index("lead_stages_reached").on(table.stage, table.reachedAt),
  ],
);
