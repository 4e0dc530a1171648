import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgSequence, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contactChannels } from "@app/domain/people/people-enums.ts";
import {
  feedbackChannels,
  feedbackLinkKinds,
  feedbackPriorities,
  feedbackSpeakers,
  feedbackStatuses,
  feedbackTypes,
  serviceFeedbackCategories,
} from "@app/domain/feedbacks/feedback-enums.ts";
import { foldedColumn, instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";
import { creditLots } from "../billing/credit-tables.public.ts";
import { customers, dependents } from "../customers/customers.public.ts";
import { bookedLessons, lessonRequests } from "../lessons/lessons-tables.public.ts";
import { journalEntries } from "../journal/journal.public.ts";
import { sentMessages } from "../messages/messages.public.ts";
import { regions } from "../regions/regions.public.ts";

/** The numbers of feedback; one is never given twice. */
export const feedbackNumbers = pgSequence("feedback_numbers");

/** What customers say of the service. Source: domain.md 1.2, 2.14. */
export const feedbacks = pgTable(
  "feedbacks",
  {
    ...recordColumns,
    feedbackNumber: text("feedback_number").notNull(),
    /** Who said it; null if not named. */
    customerId: text("customer_id").references(() => customers.id),
    /** The dependent whose lessons it is about; null for the customer's own. */
    dependentId: text("dependent_id").references(() => dependents.id),
    /** The dated lesson that it is about. */
    lessonId: text("lesson_id").references(() => bookedLessons.id),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    channel: text("channel", { enum: feedbackChannels }).notNull(),
    type: text("type", { enum: feedbackTypes }).notNull(),
    category: text("category", { enum: serviceFeedbackCategories }).notNull(),
    body: text("body").notNull(),
    sentiment: integer("sentiment"),
    priority: text("priority", { enum: feedbackPriorities }).notNull(),
    status: text("status", { enum: feedbackStatuses }).notNull(),
    /** Since when it is in that state. */
    statusSince: instant("status_since").notNull(),
    assigneeId: text("assignee_id").references(() => accountUsers.id),
    /** Since when the customer has waited for an answer, or last did. */
    askedAt: instant("asked_at").notNull(),
    /** By when they are to be answered; null where they have been, or need none. */
    dueAt: instant("due_at"),
    firstAnsweredAt: instant("first_answered_at"),
    /** When something was last said or noted. */
    lastWordsAt: instant("last_words_at"),
    resolution: text("resolution"),
    searchName: foldedColumn("search_name", "body"),
  },
  (table) => [
    index("feedbacks_saved").on(table.updatedAt),
    uniqueIndex("feedbacks_number").on(table.feedbackNumber),
    index("feedbacks_number_prefix").on(table.feedbackNumber.op("text_pattern_ops")),
    index("feedbacks_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("feedbacks_by_due").on(table.dueAt, table.id),
    index("feedbacks_by_created").on(table.createdAt, table.id),
    index("feedbacks_status").on(table.status, table.statusSince),
    index("feedbacks_customer").on(table.customerId, table.createdAt),
    index("feedbacks_lesson").on(table.lessonId),
    index("feedbacks_dependent").on(table.dependentId),
    index("feedbacks_region").on(table.regionId, table.status),
    index("feedbacks_assignee").on(table.assigneeId, table.status),
    check("feedbacks_sentiment", sql`${table.sentiment} between 1 and 5`),
    check("feedbacks_learner", sql`${table.dependentId} is null or ${table.customerId} is not null`),
    check("feedbacks_resolved", sql`${table.status} not in ('resolved', 'closed') or ${table.resolution} is not null`),
    check("feedbacks_done", sql`${table.dueAt} is null or ${table.status} not in ('resolved', 'closed')`),
  ],
);
export type FeedbackRow = typeof feedbacks.$inferSelect;

/** Answers to feedback and internal notes; append-only, written with the feedback's version. */
export const feedbackWords = pgTable(
  "feedback_words",
  {
    id: text("id").primaryKey(),
    feedbackId: text("feedback_id")
      .notNull()
      .references(() => feedbacks.id),
    speaker: text("speaker", { enum: feedbackSpeakers }).notNull(),
    /** The account that recorded it. */
    writtenById: text("written_by_id").notNull(),
    text: text("text").notNull(),
    /** Whether it is for staff alone. */
    internal: boolean("internal").notNull().default(false),
    /** How an answer went out. */
    sentBy: text("sent_by", { enum: contactChannels }),
    /** The message that it went out as. */
    messageId: text("message_id").references(() => sentMessages.id),
    at: instant("at").notNull(),
  },
  (table) => [index("feedback_words_of").on(table.feedbackId, table.at, table.id)],
);

/** Consequences of feedback: decisions and journal entries; append-only, written with the feedback's version. */
export const feedbackLinks = pgTable(
  "feedback_links",
  {
    id: text("id").primaryKey(),
    feedbackId: text("feedback_id")
      .notNull()
      .references(() => feedbacks.id),
    kind: text("kind", { enum: feedbackLinkKinds }).notNull(),
    /** Why it was decided so, or what the entry is called. */
    note: text("note").notNull(),
    journalEntryId: text("journal_entry_id").references(() => journalEntries.id),
    /** The request for lessons that make up for it. */
    lessonRequestId: text("lesson_request_id").references(() => lessonRequests.id),
    /** The credit that was given. */
    creditLotId: text("credit_lot_id").references(() => creditLots.id),
    madeById: text("made_by_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("feedback_links_of").on(table.feedbackId, table.at, table.id),
    index("feedback_links_entry").on(table.journalEntryId),
    check("feedback_links_entry_named", sql`(${table.kind} = 'journal-entry') = (${table.journalEntryId} is not null)`),
  ],
);
