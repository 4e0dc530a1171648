import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../../database/columns.ts";

/**
 * A block of the activity log: what was in it, as a hash that contains that of the block before. A hash from entry to entry
 * would make every write wait for the one before it.
 */
export const activitySeals = pgTable("activity_seals", {
  /** From 1, without gaps. */
  number: integer("number").primaryKey(),
  /** Entries before this hour are in it or in a block before it. */
  until: instant("sealed_until").notNull(),
  sealedAt: instant("sealed_at").notNull(),
  entries: integer("entries").notNull(),
  previousHash: text("previous_hash").notNull(),
  /** Of the entries alone; with it the block can be checked when they are gone. */
  entriesHash: text("entries_hash").notNull(),
  hash: text("hash").notNull(),
});

/**
 * What each entry was when it was sealed, so that a check can name the one that was changed. Goes with the whole block once
 * all of it is too old; the block's hash stays.
 */
export const activitySealEntries = pgTable(
  "activity_seal_entries",
  {
    entryId: text("entry_id").primaryKey(),
    seal: integer("seal")
      .notNull()
      .references(() => activitySeals.number),
    at: instant("at").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [index("activity_seal_entries_by_seal").on(table.seal, table.entryId)],
);
