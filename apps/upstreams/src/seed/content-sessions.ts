import { eq } from "drizzle-orm";
import { answerless } from "@app/domain/content/learner-view.ts";
import { newBlock, type AnswerOption, type Block } from "@app/domain/content/session.ts";
import type { BlockKind } from "@app/domain/content/block-kinds.ts";
import type { ContentStatus } from "@app/domain/content/content-enums.ts";
import type { Database } from "../database/client.ts";
import { checksIn, contentLessons, examSessions } from "../features/content/content.public.ts";
import { seedFrom, type Seed } from "./random.ts";

type LessonRow = typeof contentLessons.$inferInsert;

/** A block as its author wrote it; options begin with the correct ones, so many of them. */
export interface Plan extends Partial<Omit<Block, "options" | "useMaths">> {
  kind: BlockKind;
  choices?: readonly string[];
  correct?: number;
}

const yoruba: readonly Plan[] = [
  { kind: "information", description: "Ẹ kú àbọ̀! In Yorùbá, the time of day decides how you greet." },
  {
    kind: "single-choice",
    questionText: "Which greeting is for the morning?",
    choices: ["Ẹ káàárọ̀", "Ẹ káàsán", "Ẹ káalẹ́"],
    hint: "Àárọ̀ is the morning.",
  },
  {
    kind: "multi-choice",
    questionText: "Which of these may you say to an elder?",
    choices: ["Ẹ káàsán", "Ẹ kú iṣẹ́", "O káàsán"],
    correct: 2,
    feedback: "Ẹ shows respect; o is for friends.",
  },
  {
    kind: "short-text",
    questionText: "Write “word” in Yorùbá.",
    shortTextCorrectOptions: ["ọ̀rọ̀"],
    answerStrictness: "exact",
  },
  { kind: "numeric", questionText: "Márùndínlọ́gbọ̀n is which number?", shortTextCorrectOptions: ["25"] },
  {
    kind: "dropdown",
    questionText: "Which tone does the first vowel of “ọkọ̀” (vehicle) have?",
    dropdownInstruction: "Choose the tone",
    choices: ["Àárín (mid)", "Òkè (high)", "Ìsàlẹ̀ (low)"],
  },
  {
    kind: "slider",
    questionText: "Where on the line is àádọ́ta?",
    maxSliderValue: 100,
    sliderSteps: 10,
    sliderCorrectValue: 50,
  },
  { kind: "expression", questionText: "Which sum is hidden in mẹ́tàdínlógún (17)?", expression: "20-3" },
  { kind: "graph", questionText: "Each step counts one more twenty.", graphLatex: ["y=20x"] },
  {
    kind: "rating",
    questionText: "How many tones does Yorùbá have?",
    rating: { rating: 0, correctRating: 3, numberOfStars: 5 },
  },
];

const igbo: readonly Plan[] = [
  { kind: "information", description: "Nnọọ! Igbo greetings ask how you woke, how you are, and how you will sleep." },
  {
    kind: "single-choice",
    questionText: "Which greeting is for the morning?",
    choices: ["Ụtụtụ ọma", "Mgbede ọma", "Ka chi fo"],
    hint: "Listen for the sun.",
  },
  {
    kind: "short-text",
    questionText: "Write “thank you” in Igbo.",
    shortTextCorrectOptions: ["daalụ", "imeela"],
    answerStrictness: "ignore-tone",
  },
  { kind: "numeric", questionText: "Iri abụọ na ise is which number?", shortTextCorrectOptions: ["25"] },
  // As an author left it: one option is still to be written.
  {
    kind: "multi-choice",
    questionText: "Which of these are greetings?",
    choices: ["Kedụ?", "Nnọọ", "Edit this option"],
    correct: 2,
  },
];

export function blockOf({ kind, choices = [], correct = 1, ...own }: Plan, newId: () => string): Block {
  const options = choices.map((answerText, index): AnswerOption => ({
    _id: newId(),
    answerText,
    isCorrect: index < correct,
    useMaths: false,
  }));
  return { ...newBlock(kind, newId), ...own, ...(options.length > 0 && { options }) };
}

type SessionInsert = typeof examSessions.$inferInsert;

/** What is done with one lesson's session: how far it is, and what its versions say. */
interface Written {
  status: ContentStatus;
  topic: string;
  versions: readonly (readonly Plan[])[];
  /** How many of the versions were published, from the first. */
  published?: number;
}

// As its author left it: one option is still to be written. A reviewer gets it whole.
const wholeIgbo = igbo.map((plan) => (plan.correct === 2 ? { ...plan, choices: ["Kedụ?", "Nnọọ", "Osisi"] } : plan));

const written: readonly Written[] = [
  { status: "Draft", topic: "Ìkíni", versions: [yoruba] },
  { status: "Draft", topic: "Ekele", versions: [igbo] },
  { status: "Review", topic: "", versions: [wholeIgbo] },
  { status: "Published", topic: "", versions: [yoruba.slice(0, 6), yoruba], published: 2 },
];

/**
 * What was written for some lessons: greetings in Yorùbá and in Igbo, as drafts, in review, and published twice. Returns the ids
 * of these lessons.
 */
export async function seedSessions(
  db: Database,
  { now }: Seed,
  lessons: readonly LessonRow[],
): Promise<ReadonlySet<string>> {
  const done = new Set<string>();
  const seed = seedFrom(now, 20_260_315);
  const newId = () => seed.chance.id(seed.daysAgo(20));
  for (const { status, topic, versions, published = 0 } of written) {
    const isMeant = ({ title, contentStatus }: LessonRow) =>
      contentStatus === status && (topic === "" || title.startsWith(`${topic}:`));
    const lesson = lessons.find(isMeant);
    if (!lesson) continue;
    done.add(lesson.id);
    // A block keeps its id from one version to the next.
    const whole = (versions.at(-1) ?? []).map((plan) => blockOf(plan, newId));
    const rows = versions.map((plans, index): SessionInsert => {
      const blocks = whole.slice(0, plans.length);
      const at = seed.daysAgo(20 - index * 5);
      const isPublished = index < published;
      return {
        ...seed.record(at),
        lessonId: lesson.id,
        versionNumber: index + 1,
        blocks,
        checks: checksIn(blocks),
        authorIds: lesson.assigneeId ? [lesson.assigneeId] : [],
        ...(isPublished && { publishedAt: at, ...answerless(blocks) }),
      };
    });
    await db.insert(examSessions).values(rows);
    if (published > 0) {
      await db.update(contentLessons).set({ publishedVersion: published }).where(eq(contentLessons.id, lesson.id));
    }
  }
  return done;
}
