import { sql } from "drizzle-orm";
import { tutorRatings } from "@app/domain/reports/tutor-ratings.ts";
import { among, instantOf, lessonColumns, lessonGroups, lessonsIn, partiesOfLesson } from "../lesson-facts.ts";
import { reportSource } from "../report-source.ts";

const rating = sql`f.what = 'rating'`;
const lesson = sql`f.what = 'lesson'`;
const stars = (count: number) => ({ where: sql`${rating} and f.worth = ${count}` });
const given = sql`${lesson} and f.status = 'completed'`;
const noShow = sql`${lesson} and f.status = 'tutor-no-show' and not f.outage`;
const late = sql`${lesson} and f.late_by_tutor`;

/** How many ratings of the mean of all a tutor is given before their own. */
const weight = 5;

/** The mean of all tutors of a region over the twelve months before `until`. */
const general = (until: Date) => sql`select l.region_id, avg(x.rating)::float8 as mean from lesson_ratings x
  join booked_lessons l on l.id = x.lesson_id
  where x.hidden_at is null and l.start_at < ${instantOf(until)}
    and l.start_at >= ${instantOf(until)} - interval '12 months' group by l.region_id`;

/** Source: domain.md 4.7. */
export const tutorRatingsSource = reportSource({
  report: tutorRatings,
  // Materialized, so that it is not made anew for each rating where a region is chosen.
  facts: (scope) => sql`with general as materialized (${general(scope.until)})
    select 'rating' as what, ${lessonColumns}, x.rating::float8 as worth, x.comment as note,
      x.would_continue, g.mean as general, false as outage, false as late_by_tutor, false as rated
    from booked_lessons l ${partiesOfLesson} join lesson_ratings x on x.lesson_id = l.id and x.hidden_at is null
    left join general g on g.region_id = l.region_id where ${lessonsIn(scope)}
    union all
    select 'lesson', ${lessonColumns}, null, null, null, null, l.was_outage,
      l.status = 'cancelled' and l.was_late and not l.was_outage and l.cancellation->>'byKind' = 'tutor',
      exists (select 1 from lesson_ratings x where x.lesson_id = l.id and x.hidden_at is null)
    from booked_lessons l ${partiesOfLesson} where ${lessonsIn(scope)}
      and l.status in ('completed', 'tutor-no-show', 'cancelled')
    union all
    select 'proposal', 'request', q.id, o.sent_at, q.request_number, o.state, q.subject, null, q.region_id, r.name, null,
      q.customer_id, o.tutor_id, t.first_name || ' ' || t.last_name, c.first_name || ' ' || c.last_name, c.time_zone,
      null, null, null, null, false, false, false
    from lesson_proposals o join lesson_requests q on q.id = o.request_id join persons t on t.id = o.tutor_id
    left join persons c on c.id = q.customer_id left join regions r on r.id = q.region_id
    where o.sent_at >= ${instantOf(scope.from)} and o.sent_at < ${instantOf(scope.until)}
      and ${among(sql`q.region_id`, scope.regionId)} and ${among(sql`q.subject`, scope.subject)}
      and ${among(sql`o.tutor_id`, scope.tutorId)}`,
  numbers: {
    mean: { where: rating, worth: sql`f.worth` },
    adjusted: {
      where: rating,
      aggregate: sql`(sum(f.worth) filter (where ${rating}) + sum(${weight} * f.general) filter (where ${rating})
        / count(*) filter (where ${rating})) / (count(*) filter (where ${rating}) + ${weight})`,
    },
    ratings: { where: rating },
    one: stars(1),
    two: stars(2),
    three: stars(3),
    four: stars(4),
    five: stars(5),
    wouldContinue: {
      where: sql`${rating} and f.would_continue`,
      outOf: sql`${rating} and f.would_continue is not null`,
    },
    response: { where: sql`${given} and f.rated`, outOf: given },
    completion: {
      where: sql`${given} and not f.outage`,
      outOf: sql`${given} and not f.outage or ${noShow} or ${late}`,
    },
    lateCancels: { where: late },
    noShows: { where: noShow },
    acceptance: {
      where: sql`f.what = 'proposal' and f.status in ('accepted', 'refused', 'confirmed')`,
      outOf: sql`f.what = 'proposal' and f.status in ('accepted', 'refused', 'confirmed', 'declined')`,
    },
  },
  groups: { tutor: lessonGroups.tutor, subject: lessonGroups.subject, region: lessonGroups.region },
});
