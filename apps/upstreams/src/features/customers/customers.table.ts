import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Currency, CustomerStatus, DependentStatus, Gender, Relationship } from "@app/domain/enums.ts";
import { foldedColumn, recordColumns } from "../../database/columns.ts";
import { regions } from "../regions/regions.public.ts";

/** People who are customers, tutors or both; one id for all of it. Source: domain.md 0.1, 1.1. */
export const persons = pgTable(
  "persons",
  {
    ...recordColumns,
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email"),
    phoneNumber: text("phone_number"),
    gender: text("gender").$type<Gender>(),
    timeZone: text("time_zone").notNull(),
    searchName: foldedColumn("search_name", "first_name", "last_name"),
    sortName: foldedColumn("sort_name", "last_name", "first_name"),
  },
  (table) => [
    uniqueIndex("persons_email").on(table.email),
    index("persons_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("persons_by_name").on(table.sortName, table.id),
    index("persons_by_first_name").on(table.searchName, table.id),
  ],
);

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
    currency: text("currency").$type<Currency>().notNull(),
    status: text("status").$type<CustomerStatus>().notNull(),
  },
  (table) => [
    uniqueIndex("customers_number").on(table.customerNumber),
    // For numbers that are typed in part, whatever the database's locale.
    index("customers_number_prefix").on(table.customerNumber.op("text_pattern_ops")),
    index("customers_region").on(table.regionId, table.status),
  ],
);

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
    relationship: text("relationship").$type<Relationship>().notNull(),
    dateOfBirth: date("date_of_birth").notNull(),
    timeZone: text("time_zone").notNull(),
    status: text("status").$type<DependentStatus>().notNull(),
    searchName: foldedColumn("search_name", "first_name", "last_name"),
    sortName: foldedColumn("sort_name", "last_name", "first_name"),
  },
  (table) => [
    uniqueIndex("dependents_unique").on(table.customerId, table.firstName, table.lastName, table.dateOfBirth),
    index("dependents_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("dependents_by_name").on(table.sortName, table.id),
    index("dependents_by_first_name").on(table.searchName, table.id),
  ],
);
