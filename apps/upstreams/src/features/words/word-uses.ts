import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { messages } from "@app/domain/messages.ts";
import { wordMessages as texts } from "@app/domain/language/word-messages.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { conversationPractices, practicesTeaching } from "../conversations/conversations.public.ts";
import {
  courseColumns,
  coursePage,
  curricula,
  curriculaVisibleTo,
  pathsTo,
  subdivisions,
} from "../curriculum/curriculum.public.ts";
import { countNaming } from "../review/review.public.ts";
import { words } from "./words.table.ts";

/** Something that has a word. */
export const wordUseRecord = z
  .object({
    _id: z.string(),
    name: z.string(),
    place: z.string().meta({ description: "Where it stands, or what kind of thing it is." }),
    url: z.string().meta({ description: "Its page in the portal." }),
  })
  .meta({ id: "WordUse" });
type WordUse = z.infer<typeof wordUseRecord>;

/** Topics in use that teach a word, in curricula in use. */
const isTaught = (id: string) =>
  and(
    sql`${subdivisions.wordIds} @> array[${id}]::text[]`,
    isNull(subdivisions.archivedAt),
    isNull(curricula.archivedAt),
  );

const practicesWith = async (context: Context, id: string): Promise<number> =>
  (await countNaming(context, practicesTeaching, [id])).get(id) ?? 0;

/** Refuses to take a word from the app whose conversations have it. */
export async function refuseWordInApp(
  context: Context,
  { id, headword }: { id: string; headword: string },
): Promise<void> {
  const practices = await practicesWith(context, id);
  if (practices > 0) throw new Refusal("WRONG_STATE", texts.usedInApp(headword, practices));
}

/** Refuses to archive a word that the app's conversations or a curriculum's topics have. Source: domain.md 1.4, 1.5. */
export async function refuseUsedWord(
  context: Context,
  { id, headword }: { id: string; headword: string },
): Promise<void> {
  const practices = await practicesWith(context, id);
  const [found] = await context.db
    .select({ n: sql<number>`count(*)::int` })
    .from(subdivisions)
    .innerJoin(curricula, eq(curricula.id, subdivisions.curriculumId))
    .where(isTaught(id));
  const topics = found?.n ?? 0;
  if (practices + topics > 0) throw new Refusal("WRONG_STATE", texts.usedIn(headword, { practices, topics }));
}

/** What has a word, of what the caller may see: topics of curricula, then conversations as they are written now. */
export async function wordUses(context: Context, id: string): Promise<WordUse[]> {
  const { db, actor } = context;
  const [word] = await db.select({ id: words.id }).from(words).where(eq(words.id, id));
  if (!word) throw new Refusal("NOT_FOUND", messages.missing("Word"));
  const topics = await db
    .select({ ...courseColumns, id: subdivisions.id, name: subdivisions.name, curriculum: curricula.name })
    .from(subdivisions)
    .innerJoin(curricula, eq(curricula.id, subdivisions.curriculumId))
    .where(and(isTaught(id), curriculaVisibleTo(context)))
    .orderBy(asc(curricula.searchName), asc(subdivisions.order), asc(subdivisions.id));
  const paths = await pathsTo(
    context,
    topics.map((topic) => topic.id),
  );
  const practices = actor.permissions.has("conversations:read")
    ? await db
        .select({ id: conversationPractices.id, title: conversationPractices.title })
        .from(conversationPractices)
        .where(
          and(
            sql`${conversationPractices.wordIds} @> array[${id}]::text[]`,
            ne(conversationPractices.status, "archived"),
          ),
        )
        .orderBy(asc(conversationPractices.searchName), asc(conversationPractices.id))
    : [];
  return [
    ...topics.map((topic) => {
      const { slugs, names } = paths.get(topic.id) ?? { slugs: [], names: [] };
      const place = [topic.curriculum, ...names.slice(0, -1)].join(" › ");
      return { _id: topic.id, name: topic.name, place, url: coursePage(topic, slugs) };
    }),
    ...practices.map((practice) => ({
      _id: practice.id,
      name: practice.title,
      place: "Conversation practice",
      url: `/app/conversation-practices/edit/${practice.id}`,
    })),
  ];
}
