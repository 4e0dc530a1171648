import { activeFlags, contentStatuses, type ContentStatus } from "@app/domain/content/content-enums.ts";
import { choiceField, textField } from "@app/domain/fields.ts";
import { slugFrom } from "@app/domain/curriculum/curriculum.ts";
import type { Database } from "../database/client.ts";
import { contentLessons, examSubjects, exams, sections, topics } from "../features/content/content.public.ts";
import { coursePlans, examPlans, sectionPlans, type ExamPlan } from "./exam-plans.ts";
import { seedCreators } from "./content-creators.ts";
import { seedReviews } from "./content-reviews.ts";
import { seedSessions } from "./content-sessions.ts";
import { seedShortSessions } from "./content-short-sessions.ts";
import { seedFrom, type Seed } from "./random.ts";
import type { RegionCode, SeededRegion } from "./regions.ts";
import type { SeededStaff } from "./staff.ts";

type LessonRow = typeof contentLessons.$inferInsert;

const nameOfPart = textField("Name", 120, "yo");
const contentStatus = choiceField("Status", contentStatuses);
const activeFlag = choiceField("Active", activeFlags);

const day = 24 * 60 * 60_000;
const mostly = [
  ["Published", 4],
  ["Draft", 3],
  ["Review", 1],
  ["No Content", 2],
] as const;
const hardlyBegun = [
  ["Draft", 1],
  ["No Content", 5],
] as const;

/** Who writes and who looks through: the active people of two roles, in the order of the seed. */
interface Team {
  creators: string[];
  managers: string[];
}

const teamOf = (staff: readonly SeededStaff[]): Team => {
  const ids = (role: string) =>
    staff.filter(({ userRole, status }) => userRole === role && status === "active").map(({ id }) => id);
  return { creators: ids("content-creator"), managers: ids("content-manager") };
};

/** Whose lessons are whose: every third is somebody's, by language in turns; nobody writes mathematics yet. */
function assigneeOf(taught: string, place: number, { creators: [first, second, third] }: Team): string | null {
  const own = taught === "Yoruba" ? [first, third] : taught === "Igbo" ? [second] : [];
  return place % 3 === 0 ? (own[(place / 3) % own.length] ?? null) : null;
}

/** What follows from a lesson's status: since when, who looks it through, and until when it is to be ready. */
function progressOf({ chance, now }: Seed, status: ContentStatus, assigneeId: string | null, { managers }: Team) {
  const isLate = chance.whole(0, 3) === 0;
  const due = new Date(now.getTime() + (isLate ? -chance.whole(1, 20) : chance.whole(2, 45)) * day);
  const isOpen = assigneeId !== null && status !== "Published";
  const isReviewed = status === "Review" || status === "Published";
  return {
    statusSince: new Date(now.getTime() - chance.whole(1, 300) * day - chance.whole(0, day - 1)),
    reviewerId: isReviewed ? chance.pick(managers) : null,
    dueOn: isOpen ? due.toISOString().slice(0, 10) : null,
    activeFlag: activeFlag.parse(
      chance.weighted([
        ["Active", 15],
        ["Inactive", 1],
      ] as const),
    ),
  };
}

class ExamRows {
  readonly exams: (typeof exams.$inferInsert)[] = [];
  readonly subjects: (typeof examSubjects.$inferInsert)[] = [];
  readonly topics: (typeof topics.$inferInsert)[] = [];
  /** The ids of those that are words of a language, described by what they mean. */
  readonly words = new Set<string>();
  readonly sections: (typeof sections.$inferInsert)[] = [];
  readonly lessons: LessonRow[] = [];

  async insertInto(db: Database): Promise<void> {
    await db.insert(exams).values(this.exams);
    await db.insert(examSubjects).values(this.subjects);
    await db.insert(topics).values(this.topics);
    await db.insert(sections).values(this.sections);
    await db.insert(contentLessons).values(this.lessons);
  }
}

/** The exam tree. Returns the ids of the first courses' lessons that are assigned to the demo content-creator. */
export async function seedContent(
  db: Database,
  seed: Seed,
  staff: readonly SeededStaff[],
  regions: Record<RegionCode, SeededRegion>,
): Promise<string[]> {
  const rows = new ExamRows();
  const team = teamOf(staff);
  // What came after the first courses takes chance of its own, so that the rest of the seed stays as it was.
  const later = seedFrom(seed.now, 20_260_106);
  const createdAt = seed.daysAgo(400);
  for (const plan of coursePlans) addExam(rows, plan, { seed, later, createdAt, team, regions });
  const creator = staff.find(({ email }) => email === "content-creator@demo.test");
  const own = rows.lessons.filter(({ assigneeId }) => assigneeId === creator?.id).map(({ id }) => id);
  const laterAt = later.daysAgo(160);
  for (const plan of examPlans) addExam(rows, plan, { seed: later, later, createdAt: laterAt, team, regions });
  await rows.insertInto(db);
  const written = await seedSessions(db, seed, rows.lessons);
  await seedShortSessions(db, seed, rows, written);
  await seedCreators(db, seed, staff, rows.lessons);
  await seedReviews(db, seed, rows.lessons);
  return own;
}

interface Making {
  seed: Seed;
  later: Seed;
  createdAt: Date;
  team: Team;
  regions: Record<RegionCode, SeededRegion>;
}

function addExam(rows: ExamRows, plan: ExamPlan, { seed, later, createdAt, team, regions }: Making): void {
  const record = () => seed.record(createdAt);
  const { title, description, active, region } = plan;
  const exam = {
    ...record(),
    title: nameOfPart.parse(title),
    examSlug: slugFrom(title),
    description,
    active,
    regionId: region && regions[region].id,
  };
  rows.exams.push(exam);
  let place = 0;
  plan.subjects.forEach(({ name: subjectName, taught, topics: texts }, order) => {
    const subject = { ...record(), examId: exam.id, name: nameOfPart.parse(subjectName), order };
    rows.subjects.push(subject);
    texts.forEach(([name, gloss], topicOrder) => {
      const topic = {
        ...record(),
        subjectId: subject.id,
        name: nameOfPart.parse(name),
        description: gloss,
        order: topicOrder,
      };
      rows.topics.push(topic);
      if (taught !== "Mathematics") rows.words.add(topic.id);
      sectionPlans[taught].forEach(([sectionName, lessons], sectionOrder) => {
        const section = { ...record(), topicId: topic.id, name: sectionName, order: sectionOrder };
        rows.sections.push(section);
        lessons.forEach((lesson, lessonOrder) => {
          const fields = record();
          const estimatedMinutes = seed.chance.pick([10, 15, 20]);
          const status = contentStatus.parse(seed.chance.weighted(active ? mostly : hardlyBegun));
          const assigneeId = assigneeOf(taught, place++, team);
          rows.lessons.push({
            ...fields,
            sectionId: section.id,
            title: nameOfPart.parse(`${name}: ${lesson}`),
            order: lessonOrder,
            estimatedMinutes,
            contentStatus: status,
            assigneeId,
            ...progressOf(later, status, assigneeId, team),
          });
        });
      });
    });
  });
}
