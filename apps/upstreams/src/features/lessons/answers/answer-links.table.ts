import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { answerChoices, answerKinds } from "@app/domain/lessons/answer-enums.ts";
import { instant } from "../../../database/columns.ts";
import { persons } from "../../customers/customers.public.ts";

/** Links in emails with which tutors and customers answer once, without signing in; only the hashes of their codes are kept. */
export const lessonAnswerLinks = pgTable(
  "lesson_answer_links",
  {
    id: text("id").primaryKey(),
    codeHash: text("code_hash").notNull(),
    kind: text("kind", { enum: answerKinds }).notNull(),
    /** Whose answer it is. */
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
    side: text("side", { enum: ["tutor", "customer"] }).notNull(),
    /** The request or the lesson that it is about. */
    recordId: text("record_id").notNull(),
    /** What exactly is answered: the proposal, or the time that was proposed. Once there is another, the link is overtaken. */
    about: text("about").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    answer: text("answer", { enum: answerChoices }),
  },
  (table) => [
    uniqueIndex("lesson_answer_links_hash").on(table.codeHash),
    index("lesson_answer_links_person").on(table.personId),
    index("lesson_answer_links_expires").on(table.expiresAt),
  ],
);
export type AnswerLinkRow = typeof lessonAnswerLinks.$inferSelect;
