import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { curricula, subdivisions } from "../features/curriculum/curriculum.public.ts";
import { words } from "../features/words/words.public.ts";

/** What a topic is about, as the words are filed. */
const wordTopics: Readonly<Record<string, string>> = {
  Greetings: "greetings",
  Family: "people",
  Numbers: "numbers",
  "The body": "body",
  "Parts of the body": "body",
  Food: "food",
  School: "school",
  Animals: "animals",
  Weather: "nature",
  "Days and months": "time",
  Time: "time",
  "The market": "town",
};
const most = 12;

/** Gives the topics of both languages the published words that they teach, in the order of the alphabet. */
export async function seedTopicWords(db: Database): Promise<void> {
  const topics = await db
    .select({ id: subdivisions.id, about: subdivisions.description, subject: curricula.subject })
    .from(subdivisions)
    .innerJoin(curricula, eq(curricula.id, subdivisions.curriculumId))
    .where(inArray(subdivisions.description, Object.keys(wordTopics)));
  const published = await db
    .select({ id: words.id, subject: words.subject, topics: words.topics })
    .from(words)
    .where(and(isNotNull(words.liveVersion), eq(words.status, "published")))
    .orderBy(words.sortKey, words.id);
  for (const { id, about, subject } of topics) {
    const topic = wordTopics[about ?? ""] ?? "";
    const taught = published.filter((word) => word.subject === subject && word.topics.includes(topic));
    const wordIds = taught.slice(0, most).map((word) => word.id);
    await db.update(subdivisions).set({ wordIds }).where(eq(subdivisions.id, id));
  }
}
