import { assignmentStateFor } from "@app/domain/content/assignment.ts";
import type { ContentStatus } from "@app/domain/content/content-enums.ts";
import type { Database } from "../database/client.ts";
import { contentCreators, lessonAssignments, type contentLessons } from "../features/content/content.public.ts";
import { seedFrom, type Seed } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

type LessonRow = typeof contentLessons.$inferInsert;
type CreatorRow = typeof contentCreators.$inferInsert;

const day = 24 * 60 * 60_000;

/** What each writes, in the order of the staff: the demo account first. */
const writes: readonly Pick<CreatorRow, "languages" | "specialities" | "weeklyTarget">[] = [
  { languages: ["Yoruba"], specialities: ["Greetings and respect", "Proverbs"], weeklyTarget: 5 },
  { languages: ["Igbo"], specialities: ["Family and home", "Market and money"], weeklyTarget: 4 },
  { languages: ["Yoruba", "English"], specialities: ["Tone marks"], weeklyTarget: 3 },
];

const notes = [
  "Please record the tones slowly.",
  "Keep the examples to everyday words.",
  "The last version was too long for beginners.",
];

/** Those who write lessons, and the assignments behind the lessons that have somebody. */
export async function seedCreators(
  db: Database,
  { now }: Seed,
  staff: readonly SeededStaff[],
  lessons: readonly LessonRow[],
): Promise<void> {
  // Chance of its own, so that the rest of the seed stays as it was.
  const seed = seedFrom(now, 20_260_214);
  const own = new Set(lessons.map(({ assigneeId }) => assigneeId));
  const creators = staff.filter(({ id, userRole }) => userRole === "content-creator" || own.has(id));
  const since = seed.daysAgo(390);
  const rows = creators.map(({ id, status }, place): CreatorRow => {
    const { languages, ...rest } = writes[place % writes.length] ?? { languages: ["Igbo"] };
    return { ...seed.record(since), ...rest, languages, id, status: status === "active" ? "active" : "paused" };
  });
  await db.insert(contentCreators).values(rows);
  const managers = staff.filter(({ userRole }) => userRole === "super-admin");
  const assignments = lessons.flatMap(({ id, assigneeId, contentStatus, dueOn, statusSince }) => {
    if (assigneeId == null) return [];
    const assignedAt = new Date(statusSince.getTime() - seed.chance.whole(1, 10) * day);
    const asked = contentStatus === "Draft" && seed.chance.whole(0, 4) === 0;
    const note = seed.chance.whole(0, 5) === 0 ? seed.chance.pick(notes) : null;
    return {
      ...seed.record(assignedAt),
      lessonId: id,
      creatorId: assigneeId,
      assignedAt,
      dueOn: dueOn ?? null,
      note,
      assignedById: seed.chance.pick(managers).id,
      state: assignmentStateFor(contentStatus as ContentStatus, asked),
    };
  });
  if (assignments.length > 0) await db.insert(lessonAssignments).values(assignments);
}
