import { and, asc, isNull, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { searchWhere } from "../../records/list-spec.ts";
import { conversationPractices } from "../conversations/conversations.public.ts";
import { sentenceSessions } from "../sentences/sentences.public.ts";
import { stories } from "../stories/stories.public.ts";
import { closenessOf, shownMax, type Finder } from "./found.ts";

type Titled = PgTable & Record<"id" | "title" | "subject" | "searchName" | "archivedAt", PgColumn>;

/** Content of the learning app in use, by its title. */
const byTitle =
  (table: Titled, pageOf: (id: string) => string): Finder =>
  async ({ db }, wanted) => {
    const rows = await db
      .select({
        id: sql<string>`${table.id}`,
        title: sql<string>`${table.title}`,
        description: sql<string>`${table.subject}`,
      })
      .from(table)
      .where(and(isNull(table.archivedAt), searchWhere(table.searchName, wanted)))
      .orderBy(closenessOf(table.title, wanted), asc(table.searchName), asc(table.id))
      .limit(shownMax);
    return rows.map(({ id, ...found }) => ({ ...found, url: pageOf(id) }));
  };

export const findSentences = byTitle(sentenceSessions, (id) => `/app/langauge-app/edit-session/${id}`);
export const findStories = byTitle(stories, (id) => `/app/story-time/edit/${id}`);
export const findConversations = byTitle(conversationPractices, (id) => `/app/conversation-practices/edit/${id}`);
