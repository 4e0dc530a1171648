import type { Database } from "../database/client.ts";
import type { contentLessons } from "../features/content/content.public.ts";
import { sessionReviews } from "../features/content/content.public.ts";
import { seedFrom, type Seed } from "./random.ts";

type LessonRow = typeof contentLessons.$inferInsert;
type ReviewRow = typeof sessionReviews.$inferInsert;

const day = 24 * 60 * 60_000;

/** How the sessions of the lessons that have a writer were reviewed: one in four was sent back first. */
export async function seedReviews(db: Database, { now }: Seed, lessons: readonly LessonRow[]): Promise<void> {
  // Chance of its own, so that the rest of the seed stays as it was.
  const seed = seedFrom(now, 20_260_402);
  const before = (at: Date, days: number) => new Date(at.getTime() - days * day);
  const reviews = lessons.flatMap(({ id: lessonId, assigneeId, reviewerId, contentStatus, statusSince }) => {
    const isOpen = contentStatus === "Review";
    if (assigneeId == null || !(isOpen || contentStatus === "Published")) return [];
    const base = { lessonId, versionNumber: 1, writerId: assigneeId, reviewerId: reviewerId ?? null };
    const submittedAt = isOpen ? statusSince : before(statusSince, seed.chance.whole(1, 4) / 4);
    const last: ReviewRow = {
      ...seed.record(submittedAt),
      ...base,
      submittedAt,
      ...(!isOpen && { openedAt: before(statusSince, 0.1), endedAt: statusSince, outcome: "published" as const }),
    };
    if (seed.chance.whole(0, 3) > 0) return last;
    const [sentIn, sentBack] = [before(submittedAt, 0.9), before(submittedAt, 0.5)];
    const ended = { openedAt: sentBack, endedAt: sentBack, outcome: "changes-requested" as const };
    return [{ ...seed.record(sentIn), ...base, submittedAt: sentIn, ...ended }, last];
  });
  if (reviews.length > 0) await db.insert(sessionReviews).values(reviews);
}
