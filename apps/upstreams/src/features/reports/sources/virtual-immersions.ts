import { sql } from "drizzle-orm";
import { virtualImmersions } from "@app/domain/reports/virtual-immersions.ts";
import { among, instantOf } from "../lesson-facts.ts";
import { reportSource } from "../report-source.ts";

const session = sql`f.what = 'session'`;
const place = sql`f.what = 'place'`;
const taken = sql`${place} and f.status in ('enrolled', 'attended', 'absent')`;
const took = sql`f.took_place`;
const came = sql`${place} and f.status = 'attended'`;

/** Source: domain.md 4.4. */
export const virtualImmersionsSource = reportSource({
  report: virtualImmersions,
  facts: (scope) => sql`with i as (select i.*, g.title, g.subject, g.region_id, i.status = 'completed' as took_place
      from group_instances i join group_lessons g on g.id = i.group_lesson_id
      where g.kind = 'virtual-immersion' and i.start >= ${instantOf(scope.from)} and i.start < ${instantOf(scope.until)}
        and ${among(sql`g.region_id`, scope.regionId)} and ${among(sql`g.subject`, scope.subject)}
        and ${among(sql`i.tutor_ids[1]`, scope.tutorId)})
    select 'session' as what, 'session' as kind, i.group_lesson_id as id, i.start as at, i.title as name, i.status,
      i.subject, i.group_lesson_id as immersion_id, i.region_id, r.name as region_name, null as person, null as person_id,
      i.tutor_ids[1] as tutor_id, t.first_name || ' ' || t.last_name as tutor, i.took_place,
      i.capacity_max::float8 as worth, null as note, false as is_first, false as went_on
    from i left join persons t on t.id = i.tutor_ids[1] left join regions r on r.id = i.region_id
    union all
    select 'place', 'session', i.group_lesson_id, i.start, i.title, e.status, i.subject, i.group_lesson_id, i.region_id,
      r.name, coalesce(d.first_name || ' ' || d.last_name, c.first_name || ' ' || c.last_name), e.customer_id,
      i.tutor_ids[1], t.first_name || ' ' || t.last_name, i.took_place, null, null,
      e.status = 'attended' and not exists (select 1 from group_enrolments o join group_instances p on p.id = o.instance_id
        join group_lessons q on q.id = p.group_lesson_id where o.learner_id = e.learner_id and o.status = 'attended'
        and q.kind = 'virtual-immersion' and p.start < i.start),
      e.status = 'attended' and not exists (select 1 from booked_lessons l where l.learner_id = e.learner_id
        and l.status = 'completed' and l.kind <> 'trial' and l.start_at < i.start)
        and exists (select 1 from booked_lessons l where l.learner_id = e.learner_id and l.status = 'completed'
        and l.kind <> 'trial' and l.start_at >= i.start and l.start_at < i.start + interval '30 days')
    from i join group_enrolments e on e.instance_id = i.id join persons c on c.id = e.customer_id
    left join dependents d on d.id = e.dependent_id left join persons t on t.id = i.tutor_ids[1]
    left join regions r on r.id = i.region_id where i.status not in ('cancelled', 'not-run')`,
  numbers: {
    run: { where: sql`${session} and ${took}` },
    enrolled: { where: taken },
    attended: { where: came },
    attendance: { where: sql`${came} and ${took}`, outOf: sql`${taken} and ${took}` },
    fill: {
      where: sql`${taken} and ${took}`,
      aggregate: sql`count(*) filter (where ${taken} and ${took})::float8
        / nullif(sum(f.worth) filter (where ${session} and ${took}), 0)`,
    },
    waitlisted: { where: sql`${place} and f.status = 'waitlisted'` },
    firstTimers: { where: sql`f.is_first` },
    converted: { where: sql`f.went_on` },
  },
  groups: {
    immersion: { key: sql`f.immersion_id`, name: sql`min(f.name)` },
    tutor: { key: sql`f.tutor_id`, name: sql`min(f.tutor)`, personId: sql`f.tutor_id` },
    subject: { key: sql`f.subject` },
    region: { key: sql`f.region_id`, name: sql`min(f.region_name)` },
  },
});
