import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import {
  ageGroups,
  contactChannels,
  customerSources,
  customerStatuses,
  dependentStatuses,
  genders,
  learnerLevels,
  relationships,
  lessonFor,
} from "@app/domain/people/people-enums.ts";
import { currencies } from "@app/domain/enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { foldedColumn, foldedTogether, instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { cancellationPolicies } from "../policies/policies.public.ts";
import { partners } from "../partners/partners.public.ts";
import { regions } from "../regions/regions.public.ts";

/** People who are customers, tutors or both; one id for all of it. Source: domain.md 0.1, 1.1. */
export const persons = pgTable(
  "persons",
  {
    ...recordColumns,
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email"),
    secondaryEmail: text("secondary_email"),
    /** E.164. */
    phoneNumber: text("phone_number"),
    gender: text("gender", { enum: genders }),
    dateOfBirth: date("date_of_birth"),
    /** ISO 3166, two letters. */
    country: text("country"),
    timeZone: text("time_zone").notNull(),
    marketingConsent: boolean("marketing_consent").notNull().default(false),
    /** When that was last said, either way. */
    consentAt: instant("consent_at"),
    /** Whose record this one was found to be a second of; it stays as a pointer. */
    mergedIntoId: text("merged_into_id").references((): AnyPgColumn => persons.id),
    searchName: foldedColumn("search_name", "first_name", "last_name"),
    searchAll: foldedTogether("search_all", "first_name", "last_name", "email", "secondary_email", "phone_number"),
    sortName: foldedColumn("sort_name", "last_name", "first_name"),
  },
  (table) => [
    // A merged record keeps its address, which the other may have taken over.
    uniqueIndex("persons_email")
      .on(table.email)
      .where(sql`merged_into_id is null`),
    index("persons_merged_email")
      .on(table.email)
      .where(sql`merged_into_id is not null`),
    index("persons_second_email").on(table.secondaryEmail),
    index("persons_phone").on(table.phoneNumber),
    index("persons_merged").on(table.mergedIntoId),
    index("persons_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("persons_search_all").using("gin", sql`${table.searchAll} gin_trgm_ops`),
    index("persons_by_name").on(table.sortName, table.id),
    index("persons_by_first_name").on(table.searchName, table.id),
  ],
);
export type PersonRow = typeof persons.$inferSelect;

/** The numbers of customers; one is never given twice. */
export const customerNumbers = pgSequence("customer_numbers");

/** Those who pay; `id` is the person's. Source: domain.md 1.1. */
export const customers = pgTable(
  "customers",
  {
    ...recordColumns,
    id: text("id")
      .primaryKey()
      .references(() => persons.id),
    customerNumber: text("customer_number").notNull(),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    currency: text("currency", { enum: currencies }).notNull(),
    status: text("status", { enum: customerStatuses }).notNull(),
    /** Where a blocked customer stood, and goes back to. */
    blockedFrom: text("blocked_from", { enum: customerStatuses }),
    zohoEmail: text("zoho_email"),
    whoIsLessonFor: text("who_is_lesson_for", { enum: lessonFor }).notNull().default("me"),
    isLearner: boolean("is_learner").notNull().default(true),
    source: text("source", { enum: customerSources }),
    /** The code with which they came, and the partner whose it is. */
    referralCode: text("referral_code"),
    partnerId: text("partner_id").references(() => partners.id),
    ownerId: text("owner_id").references(() => accountUsers.id),
    preferredChannel: text("preferred_channel", { enum: contactChannels }).notNull().default("email"),
    tags: text("tags").array().notNull().default([]),
    billingAddress: text("billing_address"),
    taxId: text("tax_id"),
    invoiceEmail: text("invoice_email"),
    autoSend: boolean("auto_send").notNull().default(false),
    dueDays: integer("due_days").notNull().default(7),
    cancellationPolicyId: text("cancellation_policy_id").references(() => cancellationPolicies.id),
  },
  (table) => [
    index("customers_saved").on(table.updatedAt),
    uniqueIndex("customers_number").on(table.customerNumber),
    // For numbers that are typed in part, whatever the database's locale.
    index("customers_number_prefix").on(table.customerNumber.op("text_pattern_ops")),
    index("customers_by_number").on(table.customerNumber, table.id),
    index("customers_by_created").on(table.createdAt, table.id),
    index("customers_by_updated").on(table.updatedAt, table.id),
    index("customers_region").on(table.regionId, table.status),
    index("customers_status").on(table.status, table.createdAt),
    index("customers_owner").on(table.ownerId),
    index("customers_source").on(table.source),
    index("customers_partner").on(table.partnerId),
    index("customers_currency").on(table.currency),
    index("customers_tags").using("gin", table.tags),
    check("customers_due_days", sql`${table.dueDays} between 0 and 60`),
    check("customers_blocked_from", sql`${table.status} = 'blocked' or ${table.blockedFrom} is null`),
  ],
);
export type CustomerRow = typeof customers.$inferSelect;

/** Those whom a customer pays for. Source: domain.md 1.1. */
export const dependents = pgTable(
  "dependents",
  {
    ...recordColumns,
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    relationship: text("relationship", { enum: relationships }).notNull(),
    dateOfBirth: date("date_of_birth"),
    /** Of whom nobody knows the day of birth. */
    ageGroup: text("age_group", { enum: ageGroups }),
    gender: text("gender", { enum: genders }),
    /** Their own; null is the customer's, whatever that becomes. */
    timeZone: text("time_zone"),
    level: text("level", { enum: learnerLevels }),
    subjects: text("subjects", { enum: subjectOptions }).array().notNull().default([]),
    learningNeeds: text("learning_needs"),
    safeguardingNote: text("safeguarding_note"),
    photoConsent: boolean("photo_consent").notNull().default(false),
    status: text("status", { enum: dependentStatuses }).notNull(),
    searchName: foldedColumn("search_name", "first_name", "last_name"),
    sortName: foldedColumn("sort_name", "last_name", "first_name"),
  },
  (table) => [
    index("dependents_saved").on(table.updatedAt),
    unique("dependents_once")
      .on(table.customerId, table.firstName, table.lastName, table.dateOfBirth)
      .nullsNotDistinct(),
    index("dependents_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("dependents_by_name").on(table.sortName, table.id),
    index("dependents_by_first_name").on(table.searchName, table.id),
    index("dependents_by_created").on(table.createdAt, table.id),
    index("dependents_born").on(table.dateOfBirth),
    index("dependents_status").on(table.status),
    index("dependents_subjects").using("gin", table.subjects),
    check("dependents_age", sql`${table.dateOfBirth} is not null or ${table.ageGroup} is not null`),
  ],
);
export type DependentRow = typeof dependents.$inferSelect;

/** What staff write down of a customer; who wrote it is `createdBy`. Source: domain.md 1.1. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    ...recordColumns,
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    text: text("text").notNull(),
    pinned: boolean("pinned").notNull().default(false),
  },
  (table) => [index("customer_notes_of").on(table.customerId, table.pinned, table.createdAt)],
);
export type CustomerNoteRow = typeof customerNotes.$inferSelect;
