import { asc, eq, isNull } from "drizzle-orm";
import type {
  FeedbackAuthorKind,
  FeedbackCategory,
  TutorFeedbackStatus,
} from "@app/domain/tutor-feedback/tutor-feedback-enums.ts";
import { directionOf, tutorFeedbackInput } from "@app/domain/tutor-feedback/tutor-feedback.ts";
import type { Database } from "../database/client.ts";
import { customers, dependents } from "../features/customers/customers.public.ts";
import { tutorFeedback } from "../features/tutor-feedback/tutor-feedback.public.ts";
import { tutors } from "../features/tutors/tutors.public.ts";
import { seedFrom } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** Where the chance of feedback begins. */
const chanceFrom = 72_000_000;
const howMany = 160;
/** The places of the two about safeguarding. */
const safeguarding: readonly number[] = [31, 118];

type Category = Exclude<FeedbackCategory, "safeguarding">;

const about: Record<Category, readonly string[]> = {
  teaching: [
    "The lessons are lively and our daughter looks forward to them.",
    "A bit too fast for a beginner. More repetition would help.",
    "Explains the tones better than anyone before.",
  ],
  punctuality: ["Always there on time.", "Was ten minutes late twice in October."],
  communication: ["Answers within the day, always friendly.", "We would like a short note after each lesson."],
  technology: ["The sound was poor for most of the lesson.", "Uses the shared board very well."],
  materials: ["The songs and stories are lovely.", "The worksheets came only after the lesson."],
  curriculum: ["We would like more reading and fewer games.", "Follows the plan and says what comes next."],
  pay: ["Asked us about paying in naira; please explain how it works."],
  other: ["Please pass on our thanks for the birthday card."],
};
const from: Record<Category, readonly string[]> = {
  teaching: ["Mixed levels in one pod make it hard to plan. Could the group be split?"],
  punctuality: ["The learner has been late for the last three lessons."],
  communication: ["I hear of cancelled lessons only an hour before."],
  technology: ["The classroom link failed on Tuesday evening."],
  materials: ["Unit 4 has no recordings yet. They would help with the tones."],
  curriculum: ["The jump from unit 2 to unit 3 is too large for children."],
  pay: ["My November statement is missing one lesson."],
  other: ["I would be glad to help train new tutors."],
};

/** A year of feedback about tutors and from them, two of it about safeguarding. */
export async function seedTutorFeedback(db: Database, now: Date, staff: readonly SeededStaff[]): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { chance } = seed;
  const active = staff.filter(({ status }) => status === "active");
  const managers = active.filter(({ userRole }) => userRole === "super-admin" || userRole === "director");
  const carers = active.filter(({ userRole }) => userRole === "admin").concat(managers);
  const people = await db
    .select({ id: tutors.id })
    .from(tutors)
    .where(isNull(tutors.archivedAt))
    .orderBy(asc(tutors.tutorNumber));
  const families = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.status, "active"))
    .orderBy(asc(customers.customerNumber))
    .limit(120);
  const learners = await db
    .select({ id: dependents.id })
    .from(dependents)
    .where(eq(dependents.status, "active"))
    .orderBy(asc(dependents.id))
    .limit(120);

  const rows = Array.from({ length: howMany }, (_, place) => {
    const { id: personId } = chance.pick(people);
    const isSafeguarding = safeguarding.includes(place);
    const writer = chance.pick(carers);
    const authorKind = isSafeguarding
      ? "customer"
      : chance.weighted<FeedbackAuthorKind>([
          ["customer", 8],
          ["learner", 3],
          ["tutor", 4],
          ["staff", 2],
        ]);
    const known = { customer: chance.pick(families).id, learner: chance.pick(learners).id };
    const authorId = { ...known, tutor: personId, staff: writer.id }[authorKind];
    const said = authorKind === "tutor" ? from : about;
    const category = chance.pick(Object.keys(said) as Category[]);
    const createdAt = seed.daysAgo(chance.whole(1, 360));
    const status = chance.weighted<TutorFeedbackStatus>([
      ["new", 3],
      ["acknowledged", 2],
      ["in-progress", 2],
      ["resolved", 6],
    ]);
    const steps = { new: 0, acknowledged: 1, "in-progress": 2, resolved: 3 }[status];
    const given = tutorFeedbackInput.parse({
      personId,
      authorKind,
      authorId,
      category: isSafeguarding ? "safeguarding" : category,
      rating:
        directionOf(authorKind) === "about-tutor" && !isSafeguarding
          ? chance.weighted([
              [5, 5],
              [4, 4],
              [3, 2],
              [2, 1],
              [null, 3],
            ])
          : null,
      body: isSafeguarding
        ? "A parent is uneasy about messages that were sent to their child outside of lessons. They ask to be called back today."
        : chance.pick(said[category]),
      assigneeId: status === "new" ? null : chance.pick(isSafeguarding ? managers : carers).id,
    });
    return {
      ...seed.record(createdAt),
      ...given,
      direction: directionOf(authorKind),
      status,
      authorId: given.authorId ?? null,
      createdBy: writer.id,
      updatedBy: writer.id,
      version: 1 + steps,
      resolution: status === "resolved" ? "Spoke with everyone concerned and agreed what changes from now on." : null,
    };
  });
  await db.insert(tutorFeedback).values(rows);
}
