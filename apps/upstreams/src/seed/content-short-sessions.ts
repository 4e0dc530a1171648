import { and, isNull } from "drizzle-orm";
import { answerless } from "@app/domain/content/learner-view.ts";
import type { Database } from "../database/client.ts";
import {
  checksIn,
  contentLessons,
  examSessions,
  type sections,
  type topics,
} from "../features/content/content.public.ts";
import { amongMany } from "../records/among.ts";
import { blockOf, type Plan } from "./content-sessions.ts";
import { seedFrom, type Seed } from "./random.ts";

type TopicRow = typeof topics.$inferInsert;
type LessonRow = typeof contentLessons.$inferInsert;

/** The tree that the lessons stand in. */
interface Tree {
  topics: readonly TopicRow[];
  /** The ids of the topics that are words of a language. */
  words: ReadonlySet<string>;
  sections: readonly (typeof sections.$inferInsert)[];
  lessons: readonly LessonRow[];
}

const threeOptions = (right: string, wrong: readonly string[]) => [right, ...new Set(wrong)].slice(0, 3);

/** What is asked of a word of a language: what it means, and how it is written. */
const wordPlans = (name: string, gloss: string, others: readonly TopicRow[]): readonly Plan[] => [
  { kind: "information", description: `${name} means “${gloss}”. Say it aloud three times.` },
  {
    kind: "single-choice",
    questionText: `What does “${name}” mean?`,
    choices: threeOptions(
      gloss,
      others.map(({ description }) => description ?? ""),
    ),
  },
  {
    kind: "short-text",
    questionText: `Write the word for “${gloss}”.`,
    shortTextCorrectOptions: [name],
    answerStrictness: "ignore-tone",
  },
];

/** What is asked of a topic that is told in a sentence. */
const topicPlans = (name: string, sentence: string, others: readonly TopicRow[]): readonly Plan[] => [
  { kind: "information", description: sentence },
  {
    kind: "single-choice",
    questionText: `“${sentence}” Which topic is this?`,
    choices: threeOptions(
      name,
      others.map((other) => other.name),
    ),
  },
];

function plansOf({ id, subjectId, name, description }: TopicRow, { topics: all, words }: Tree): readonly Plan[] {
  const others = all.filter((other) => other.subjectId === subjectId && other.id !== id);
  const plans = words.has(id) ? wordPlans : topicPlans;
  return plans(name, description ?? name, others);
}

/** The topic of each lesson. */
function topicsOf({ topics: all, sections: parts, lessons }: Tree): readonly (readonly [LessonRow, TopicRow])[] {
  const byId = new Map(all.map((topic) => [topic.id, topic]));
  const ofSection = new Map(parts.map(({ id, topicId }) => [id, byId.get(topicId)]));
  return lessons.flatMap((lesson) => {
    const topic = ofSection.get(lesson.sectionId);
    return topic ? [[lesson, topic] as const] : [];
  });
}

/** A short session for every lesson that is begun and not among those that were written out; a draft still lacks its last question. */
export async function seedShortSessions(
  db: Database,
  { now }: Seed,
  tree: Tree,
  written: ReadonlySet<string>,
): Promise<void> {
  // Chance of its own, so that the rest of the seed stays as it was.
  const seed = seedFrom(now, 20_261_123);
  const newId = () => seed.chance.id(seed.daysAgo(20));
  const rows = topicsOf(tree).flatMap(([lesson, topic]) => {
    const { id: lessonId, contentStatus, assigneeId, statusSince: at } = lesson;
    if (contentStatus === "No Content" || written.has(lessonId)) return [];
    const plans = plansOf(topic, tree);
    const blocks = (contentStatus === "Draft" ? plans.slice(0, -1) : plans).map((plan) => blockOf(plan, newId));
    return {
      ...seed.record(at),
      lessonId,
      versionNumber: 1,
      blocks,
      checks: checksIn(blocks),
      authorIds: assigneeId ? [assigneeId] : [],
      ...(contentStatus === "Published" && { publishedAt: at, ...answerless(blocks) }),
    };
  });
  await db.insert(examSessions).values(rows);
  const published = rows.flatMap((row) => ("publishedAt" in row ? [row.lessonId] : []));
  await db
    .update(contentLessons)
    .set({ publishedVersion: 1 })
    .where(and(isNull(contentLessons.publishedVersion), amongMany(contentLessons.id, published)));
}
