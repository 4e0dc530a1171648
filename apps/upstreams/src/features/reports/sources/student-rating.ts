import { sql } from "drizzle-orm";
import { studentRating } from "@app/domain/reports/student-rating.ts";
import { lessonColumns, lessonGroups, lessonsIn, partiesOfLesson } from "../lesson-facts.ts";
import { reportSource } from "../report-source.ts";

const rated = sql`f.what = 'rating'`;
const long = sql`${rated} and f.of_learner >= 8`;
const lastOnes = sql`${long} and f.place <= 4`;
const before = sql`${long} and f.place between 5 and 8`;
const skill = (name: string) => {
  const column = sql.raw(`f.${name}`);
  return { where: sql`${rated} and ${column} is not null`, worth: column };
};

/** Source: domain.md 4.6. */
export const studentRatingSource = reportSource({
  report: studentRating,
  // Tenths stay exact: the sum of floating-point numbers depends on their order, and with it what is rounded up.
  facts: (scope) => sql`select 'rating' as what, ${lessonColumns}, x.overall_tenths / 10.0 as worth,
      x.level_after as note, x.engagement, x.speaking, x.listening, x.reading, x.writing, x.homework, true as rated,
      row_number() over (partition by l.learner_id order by l.start_at desc, l.id) as place,
      count(*) over (partition by l.learner_id) as of_learner
    from booked_lessons l ${partiesOfLesson} join student_ratings x on x.lesson_id = l.id where ${lessonsIn(scope)}
    union all
    select 'lesson', ${lessonColumns}, null, null, null, null, null, null, null, null,
      exists (select 1 from student_ratings x where x.lesson_id = l.id), null, null
    from booked_lessons l ${partiesOfLesson} where ${lessonsIn(scope)} and l.status = 'completed'`,
  numbers: {
    overall: { where: rated, worth: sql`f.worth` },
    ratings: { where: rated },
    trend: {
      where: sql`${long} and f.place <= 8`,
      aggregate: sql`avg(f.worth) filter (where ${lastOnes}) - avg(f.worth) filter (where ${before})`,
    },
    engagement: skill("engagement"),
    speaking: skill("speaking"),
    listening: skill("listening"),
    reading: skill("reading"),
    writing: skill("writing"),
    homework: skill("homework"),
    completeness: { where: sql`f.what = 'lesson' and f.rated`, outOf: sql`f.what = 'lesson'` },
  },
  groups: {
    learner: lessonGroups.learner,
    tutor: lessonGroups.tutor,
    level: { key: sql`f.note`, among: sql`${rated} and f.note is not null` },
    subject: lessonGroups.subject,
    region: lessonGroups.region,
  },
});
