import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { contactChannels } from "@app/domain/people/people-enums.ts";
import { instant, recordColumns } from "../../database/columns.ts";
import { persons } from "../customers/customers.public.ts";
import { mails } from "../system/mail/mail.public.ts";

/** What staff wrote or said to a person; only ever added to. Who did is `createdBy`. Source: domain.md 1.7. */
export const sentMessages = pgTable(
  "messages",
  {
    ...recordColumns,
    toPersonId: text("to_person_id")
      .notNull()
      .references(() => persons.id),
    channel: text("channel", { enum: contactChannels }).notNull(),
    subject: text("subject"),
    body: text("body").notNull(),
    at: instant("at").notNull(),
    /** Where an email went. */
    address: text("address"),
    /** The mail that took it; null once that has been removed. */
    mailId: text("mail_id").references(() => mails.id, { onDelete: "set null" }),
  },
  (table) => [
    index("messages_to").on(table.toPersonId, table.at, table.id),
    index("messages_mail").on(table.mailId),
    check("messages_subject", sql`(${table.channel} = 'email') = (${table.subject} is not null)`),
  ],
);
export type SentMessageRow = typeof sentMessages.$inferSelect;
