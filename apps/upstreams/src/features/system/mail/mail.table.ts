import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { MailStatus, MailTemplate } from "@app/domain/system/mail-enums.ts";
import { foldedColumn, instant } from "../../../database/columns.ts";

/** Mails on their way out, and those that stay here because there is no mail server. */
export const mails = pgTable(
  "mails",
  {
    id: text("id").primaryKey(),
    template: text("template").$type<MailTemplate>().notNull(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    /** With a mark where the link belongs; null once a mail server has taken it. */
    text: text("text"),
    /** Path of the portal that the link leads to. It can hold a one-time code, so it is sealed, and goes with the text. */
    path: text("path"),
    /** The stored file that goes along. The mail waits until it is made. */
    attachmentFileId: text("attachment_file_id"),
    status: text("status").$type<MailStatus>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    error: text("error"),
    createdAt: instant("created_at").notNull(),
    /** When it may be tried next, while it waits. */
    dueAt: instant("due_at").notNull(),
    sentAt: instant("sent_at"),
    /** The act that it tells of, which can be undone until the mail is due. */
    actId: text("act_id"),
    searchMail: foldedColumn("search_mail", "to", "subject"),
  },
  (table) => [
    index("mails_search").using("gin", sql`${table.searchMail} gin_trgm_ops`),
    index("mails_by_created").on(table.createdAt, table.id),
    index("mails_to").on(table.to, table.createdAt),
    index("mails_act")
      .on(table.actId)
      .where(sql`act_id is not null`),
    index("mails_waiting")
      .on(table.dueAt)
      .where(sql`status = 'waiting'`),
  ],
);
export type MailRow = typeof mails.$inferSelect;
