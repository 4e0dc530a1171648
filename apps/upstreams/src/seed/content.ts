import { contentStatuses } from "@app/domain/enums.ts";
import { choiceField, textField } from "@app/domain/fields.ts";
import { slugFrom } from "@app/domain/curriculum/curriculum.ts";
import type { Database } from "../database/client.ts";
import { contentLessons, examSubjects, exams, sections, topics } from "../features/content/content.public.ts";
import type { Seed } from "./random.ts";
import type { SeededStaff } from "./staff.ts";
import type { TopicText } from "./topic-text.ts";
import { igboTopics as ig } from "./topics-igbo.ts";
import { yorubaTopics as yo } from "./topics-yoruba.ts";

interface ExamPlan {
  title: string;
  description: string;
  subjects: readonly (readonly [name: string, topics: readonly TopicText[]])[];
}

const plans: readonly ExamPlan[] = [
  {
    title: "Igbo, level 1",
    description: "First words and sentences.",
    subjects: [
      ["Speaking", [ig.greetings, ig.introductions, ig.family]],
      ["Reading", [ig.alphabet, ig.numbers, ig.days]],
      ["Everyday life", [ig.food, ig.market, ig.weather]],
    ],
  },
  {
    title: "Igbo, level 2",
    description: "Conversations, tales and letters.",
    subjects: [
      ["Grammar", [ig.phonology, ig.words, ig.sentences]],
      ["Writing", [ig.essay, ig.translation]],
      ["Literature", [ig.folktales, ig.proverbs, ig.poetry]],
    ],
  },
  {
    title: "Yorùbá, level 1",
    description: "First words and sentences.",
    subjects: [
      ["Speaking", [yo.greetings, yo.family, yo.numbers]],
      ["Reading", [yo.alphabet, yo.tone, yo.days]],
      ["Everyday life", [yo.food, yo.market, yo.weather]],
    ],
  },
];

const sectionNames = ["New words", "Practice"] as const;
const lessonTitles = {
  "New words": ["Listen", "Read", "Say it yourself"],
  Practice: ["Choose the right word", "Put it together"],
} as const;
const nameOfPart = textField("Name", 120, "yo");
const contentStatus = choiceField("Status", contentStatuses);

/** Whose Yorùbá lessons are whose: every second one is assigned to each of the two creators of the language. */
function assigneeOf(exam: ExamPlan, place: number, staff: readonly SeededStaff[]): string | null {
  const creators = staff.filter(({ userRole, status }) => userRole === "content-creator" && status === "active");
  const [first, second, third] = creators;
  const own = exam.title.startsWith("Yorùbá") ? [first, third] : [second];
  return place % 3 === 0 ? (own[(place / 3) % own.length]?.id ?? null) : null;
}

/** The exam tree. Returns the ids of the lessons that are assigned to the demo content-creator. */
export async function seedContent(db: Database, seed: Seed, staff: readonly SeededStaff[]): Promise<string[]> {
  const createdAt = seed.daysAgo(400);
  const record = () => seed.record(createdAt);
  const rows = {
    exams: [] as (typeof exams.$inferInsert)[],
    subjects: [] as (typeof examSubjects.$inferInsert)[],
    topics: [] as (typeof topics.$inferInsert)[],
    sections: [] as (typeof sections.$inferInsert)[],
    lessons: [] as (typeof contentLessons.$inferInsert)[],
  };
  for (const plan of plans) {
    const exam = {
      ...record(),
      title: nameOfPart.parse(plan.title),
      examSlug: slugFrom(plan.title),
      description: plan.description,
    };
    rows.exams.push(exam);
    let place = 0;
    plan.subjects.forEach(([subjectName, texts], order) => {
      const subject = { ...record(), examId: exam.id, name: nameOfPart.parse(subjectName), order };
      rows.subjects.push(subject);
      texts.forEach(([name, description], topicOrder) => {
        const topic = {
          ...record(),
          subjectId: subject.id,
          name: nameOfPart.parse(name),
          description,
          order: topicOrder,
        };
        rows.topics.push(topic);
        sectionNames.forEach((sectionName, sectionOrder) => {
          const section = { ...record(), topicId: topic.id, name: sectionName, order: sectionOrder };
          rows.sections.push(section);
          lessonTitles[sectionName].forEach((title, lessonOrder) => {
            rows.lessons.push({
              ...record(),
              sectionId: section.id,
              title: nameOfPart.parse(`${name}: ${title.toLowerCase()}`),
              order: lessonOrder,
              estimatedMinutes: seed.chance.pick([10, 15, 20]),
              contentStatus: contentStatus.parse(
                seed.chance.weighted([
                  ["Published", 4],
                  ["Draft", 3],
                  ["Review", 1],
                  ["No Content", 2],
                ] as const),
              ),
              assigneeId: assigneeOf(plan, place++, staff),
            });
          });
        });
      });
    });
  }
  await db.insert(exams).values(rows.exams);
  await db.insert(examSubjects).values(rows.subjects);
  await db.insert(topics).values(rows.topics);
  await db.insert(sections).values(rows.sections);
  await db.insert(contentLessons).values(rows.lessons);
  const creator = staff.find(({ email }) => email === "content-creator@demo.test");
  return rows.lessons.filter(({ assigneeId }) => assigneeId === creator?.id).map(({ id }) => id);
}
