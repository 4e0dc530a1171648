import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns.ts";

/** What the servers make once and keep for themselves, such as the key that signs tokens. */
export const secrets = pgTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: instant("created_at").notNull(),
});
