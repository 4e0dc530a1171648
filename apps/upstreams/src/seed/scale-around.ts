import { sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { persons } from "../features/customers/customers.public.ts";
import { feedbacks, feedbackWords } from "../features/feedbacks/feedbacks.public.ts";
import { groupEnrolments, groupInstances, groupLessons } from "../features/group-lessons/group-lessons.public.ts";
import { candidacies } from "../features/hiring/hiring.public.ts";
import { journalEntries } from "../features/journal/journal.public.ts";
import { lessonProposals, lessonRequests } from "../features/lessons/lessons.public.ts";
import { lessonRatings, studentRatings } from "../features/ratings/ratings.public.ts";
import { tutorFeedback } from "../features/tutor-feedback/tutor-feedback.public.ts";
import { copyRows } from "./scale-copies.ts";

const nothing = sql`null`;
const none = sql`'{}'::text[]`;
const payer = { customerId: sql`paying.id`, regionId: sql`paying.region_id`, dependentId: nothing };
/** Copies are some minutes older than each other. */
const earlier = sql`model.created_at - made.round * interval '11 minutes'`;

/** How many customers, or lessons, there are for one copy more of all that the demo business has of something. */
const customersFor = { people: 1000 };
const lessonsFor = { requests: 2000, feedback: 5000, groups: 5000 };

/** Candidates, journals and feedback of tutors, in proportion to the customers. */
export async function seedAroundTutors(db: Database, wanted: number): Promise<void> {
  const times = Math.floor(wanted / customersFor.people);
  await copyRows(db, {
    table: persons,
    times,
    where: sql`exists (select from candidacies where person_id = model.id)`,
    changed: { email: sql`'copy-' || copy.n || '-' || model.email`, phoneNumber: nothing },
  });
  await copyRows(db, { table: candidacies, times, of: { table: persons, key: "personId" }, changed: {} });
  const ofTutor = { personId: sql`teaching.id`, lessonId: nothing };
  await copyRows(db, {
    table: journalEntries,
    times,
    changed: { ...ofTutor, addsToId: nothing, attachmentIds: none, occurredOn: sql`model.occurred_on - made.round` },
  });
  await copyRows(db, { table: tutorFeedback, times, changed: { ...ofTutor, createdAt: earlier } });
  for (const table of [persons, candidacies, journalEntries, tutorFeedback])
    await db.execute(sql`vacuum analyze ${table}`);
}

/** Requests that came to nothing or are open, with what was proposed; those that came to something have their lessons. */
async function seedRequests(db: Database, times: number): Promise<void> {
  await copyRows(db, {
    table: lessonRequests,
    times,
    where: sql`model.status <> 'confirmed'`,
    changed: {
      ...payer,
      leadId: nothing,
      podId: nothing,
      createdAt: earlier,
      requestNumber: sql`'R-' || (900000 + copy.n)`,
    },
  });
  await copyRows(db, {
    table: lessonProposals,
    times,
    of: { table: lessonRequests, key: "requestId" },
    changed: { tutorId: sql`teaching.id` },
  });
}

async function seedFeedback(db: Database, times: number): Promise<void> {
  await copyRows(db, {
    table: feedbacks,
    times,
    changed: { ...payer, lessonId: nothing, createdAt: earlier, feedbackNumber: sql`'F-' || (900000 + copy.n)` },
  });
  const parentKey = { table: feedbacks, key: "feedbackId" };
  await copyRows(db, { table: feedbackWords, times, of: parentKey, changed: { messageId: nothing } });
}

/** At an hour when nobody has another lesson: the night after. */
const atNight = (now: Date) => sql`(date_trunc('day', model.start, 'UTC')
  + case when model.start > ${now} then interval '25 hours' else interval '1 hour' end)`;

/** Learning pods and immersions, each of another tutor, with their dates and who is enrolled. */
async function seedGroups(db: Database, now: Date, times: number): Promise<void> {
  const start = atNight(now);
  const local = sql`(${start} at time zone model.anchor_time_zone)`;
  await copyRows(db, {
    table: groupLessons,
    times,
    changed: {
      title: sql`model.title || ' ' || (made.round + 2)`,
      tutorIds: sql`array[teaching.id]`,
      createdAt: earlier,
    },
  });
  await copyRows(db, {
    table: groupInstances,
    times,
    of: { table: groupLessons, key: "groupLessonId" },
    changed: {
      start,
      end: sql`${start} + (model."end" - model.start)`,
      tutorIds: sql`parent.tutor_ids`,
      localDate: sql`${local}::date`,
      localTime: sql`to_char(${local}, 'HH24:MI')`,
    },
  });
  await copyRows(db, {
    table: groupEnrolments,
    times,
    of: { table: groupInstances, key: "instanceId" },
    changed: { customerId: sql`paying.id`, dependentId: nothing },
  });
}

/** A number from 0 to 99 that a lesson has for good. */
const chance = sql`(('x' || substr(lesson.id, 1, 4))::bit(16)::int % 100)`;
const given = sql`from booked_lessons as lesson where lesson_number like 'L-9%' and status = 'completed'`;
const written = sql`lesson.end_at + interval '1 hour', lesson.end_at + interval '1 hour', 'system', 'system', 1,
  lesson.id, tutor_id, 'Told us on the phone.'`;

/** What was said of two in five lessons, and of the learners in two of three. */
async function seedRatings(db: Database): Promise<void> {
  await db.execute(sql`
    insert into lesson_ratings (id, created_at, updated_at, created_by, updated_by, version, lesson_id, tutor_id, on_behalf,
      rater_id, rater_kind, rating, tags, comment, visible_to_tutor)
    select substr(md5('rated ' || lesson.id), 1, 24), ${written}, customer_id, 'customer',
      case when ${chance} < 22 then 5 when ${chance} < 34 then 4 when ${chance} < 38 then 3 else 1 + ${chance} % 2 end,
      case when ${chance} < 34 then array['clear', 'patient'] else array['late'] end,
      case when ${chance} % 3 = 0 then 'The tones make sense at last.' end, true
    ${given} and ${chance} < 42
    on conflict do nothing`);
  await db.execute(sql`
    insert into student_ratings (id, created_at, updated_at, created_by, updated_by, version, lesson_id, tutor_id, on_behalf,
      engagement, overall_tenths)
    select substr(md5('learner rated ' || lesson.id), 1, 24), ${written}, 3 + ${chance} % 3, (3 + ${chance} % 3) * 10
    ${given} and ${chance} < 67
    on conflict do nothing`);
}

/** Requests, ratings, feedback and group lessons, in proportion to the lessons. */
export async function seedAroundLessons(db: Database, now: Date, lessons: number): Promise<void> {
  const times = (each: keyof typeof lessonsFor) => Math.floor(lessons / lessonsFor[each]);
  await seedRequests(db, times("requests"));
  await seedFeedback(db, times("feedback"));
  await seedGroups(db, now, times("groups"));
  await seedRatings(db);
  for (const table of [
    lessonRequests,
    lessonProposals,
    feedbacks,
    feedbackWords,
    groupLessons,
    groupInstances,
    groupEnrolments,
    lessonRatings,
    studentRatings,
  ])
    await db.execute(sql`vacuum analyze ${table}`);
}
