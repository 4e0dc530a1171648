import { inArray } from "drizzle-orm";
import type { AppContentKind } from "@app/domain/app-feedback/app-feedback-enums.ts";
import type { AppContentRef } from "@app/domain/app-feedback/app-feedback.ts";
import type { Context } from "../../service/context.ts";
import { contentLessons, lessonPath } from "../content/content-list.public.ts";
import { conversationPractices } from "../conversations/conversations.public.ts";
import { sentenceSessions } from "../sentences/sentences.public.ts";
import { stories } from "../stories/stories.public.ts";
import { words } from "../words/words.public.ts";

interface Place {
  name: string;
  url: string;
}
type Look = (context: Pick<Context, "db">, ids: string[]) => Promise<(Place & { id: string })[]>;

/** Where the portal shows each kind of content that the app has. */
const places: Record<AppContentKind, Look> = {
  word: async ({ db }, ids) => {
    const rows = await db.select({ id: words.id, name: words.headword }).from(words).where(inArray(words.id, ids));
    return rows.map(({ id, name }) => ({ id, name, url: `/app/langauge-app/edit-word/${id}` }));
  },
  "sentence-session": async ({ db }, ids) => {
    const rows = await db
      .select({ id: sentenceSessions.id, name: sentenceSessions.title })
      .from(sentenceSessions)
      .where(inArray(sentenceSessions.id, ids));
    return rows.map(({ id, name }) => ({ id, name, url: `/app/langauge-app/edit-session/${id}` }));
  },
  story: async ({ db }, ids) => {
    const rows = await db.select({ id: stories.id, name: stories.title }).from(stories).where(inArray(stories.id, ids));
    return rows.map(({ id, name }) => ({ id, name, url: `/app/story-time/edit/${id}` }));
  },
  conversation: async ({ db }, ids) => {
    const { id, title: name } = conversationPractices;
    const rows = await db.select({ id, name }).from(conversationPractices).where(inArray(id, ids));
    return rows.map((row) => ({ ...row, url: `/app/conversation-practices/edit/${row.id}` }));
  },
  lesson: ({ db }, ids) =>
    db
      .select({ id: contentLessons.id, name: contentLessons.title, url: lessonPath })
      .from(contentLessons)
      .where(inArray(contentLessons.id, ids)),
};

/** What content is called and where it is shown, by its id; nothing for what is gone. */
export async function placesOf(
  context: Pick<Context, "db">,
  refs: readonly AppContentRef[],
): Promise<ReadonlyMap<string, Place>> {
  const known = new Map<string, Place>();
  for (const [kind, look] of Object.entries(places)) {
    const ids = [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))];
    if (ids.length === 0) continue;
    for (const { id, ...place } of await look(context, ids)) known.set(id, place);
  }
  return known;
}
