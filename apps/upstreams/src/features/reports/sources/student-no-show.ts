import { inArray, sql } from "drizzle-orm";
import { waivedRules } from "@app/domain/lessons/settlement-enums.ts";
import { studentNoShow } from "@app/domain/reports/student-no-show.ts";
import { lessonColumns, lessonGroups, lessonsIn, partiesOfLesson } from "../lesson-facts.ts";
import { reportSource } from "../report-source.ts";

const noShow = sql`f.status = 'student-no-show'`;

/** Source: domain.md 4.9. */
export const studentNoShowSource = reportSource({
  report: studentNoShow,
  facts: (scope) => sql`select ${lessonColumns}, s.charged, s.waived,
      coalesce(l.hour_reminder_at, l.day_reminder_at) is not null as reminded,
      l.status = 'student-no-show' and exists (select 1 from booked_lessons o where o.learner_id = l.learner_id
        and o.status = 'student-no-show' and o.start_at < l.start_at
        and o.start_at >= l.start_at - interval '28 days') as repeated,
      case when l.status = 'student-no-show' and l.outcome->>'source' = 'tutor'
        and (l.outcome->>'at')::timestamptz between l.start_at and l.start_at + interval '2 hours'
        then (extract(epoch from (l.outcome->>'at')::timestamptz - l.start_at) / 60)::float8 end as worth,
      case when l.status = 'student-no-show' then concat_ws(', ', case when s.waived then 'waived' when s.charged then 'charged' else 'not charged' end,
        case when coalesce(l.hour_reminder_at, l.day_reminder_at) is null then 'no reminder' else 'reminded' end) end as note
    from booked_lessons l ${partiesOfLesson}
    left join lateral (select x.charge_minutes > 0 and x.charge_bp > 0 as charged, ${inArray(sql`x.rule_id`, waivedRules)} as waived
      from lesson_settlements x
      where x.lesson_id = l.id order by x.round desc limit 1) s on true
    where ${lessonsIn(scope)} and l.status in ('completed', 'student-no-show', 'tutor-no-show')`,
  numbers: {
    rate: { where: noShow, outOf: sql`f.status in ('completed', 'student-no-show')` },
    noShows: { where: noShow },
    repeated: { where: sql`f.repeated` },
    charged: { where: sql`${noShow} and f.charged` },
    waived: { where: sql`${noShow} and f.waived` },
    reminded: { where: sql`${noShow} and f.reminded` },
    waited: { where: sql`${noShow} and f.worth is not null`, worth: sql`f.worth`, as: "median" },
    completed: { where: sql`f.status = 'completed'` },
    tutorNoShows: { where: sql`f.status = 'tutor-no-show'` },
  },
  groups: lessonGroups,
});
