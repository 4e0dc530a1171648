import type {
  EnrolmentRecord,
  GroupInstanceRecord,
  GroupLessonRecord,
} from "../features/group-lessons/group.record.ts";
import type { Caller, Page, World } from "./world.ts";

type Lesson = GroupLessonRecord;
type Session = GroupInstanceRecord;
type Refused<Shown> = { data: Shown; error: string; fields: { [field: string]: string } };
const path = "/group-lessons";

/** Nobody who has lessons in the evening that most dates are added on. */
const free = (id: string) =>
  `not exists (select 1 from lesson_occupancy where party_id = ${id} and start_at < '2026-02-02T20:30Z' and end_at > '2026-02-02T17:00Z')`;

/** The calls of learning pods and immersions in a world, with tutors and learners who have none. */
export async function groupsOf(world: World) {
  let next = 0;
  const givers = await world.rows<{ id: string }>(
    `select id from tutors where status = 'active' and archived_at is null
     and not exists (select 1 from group_instances where tutor_ids @> array[tutors.id]) and ${free("tutors.id")} order by id desc limit 40`,
  );
  const tutorIds = givers.map(({ id }) => id);
  const learners = await world.rows<{ id: string; customer: string; name: string }>(
    `select d.id, d.customer_id as customer, d.first_name || ' ' || d.last_name as name from dependents d
     join customers c on c.id = d.customer_id join persons p on p.id = c.id
     where d.status = 'active' and c.archived_at is null and p.email is not null
     and not exists (select 1 from group_enrolments where learner_id = d.id) and ${free("d.id")}
     order by coalesce(d.time_zone, p.time_zone) = 'Europe/London' desc, d.id desc limit 40`,
  );
  const create = (over: object = {}) =>
    world.v2<Refused<Lesson>>("post", path, {
      as: "admin",
      body: {
        kind: "learning-pod",
        title: `Igbo ${++next}`,
        subject: "Igbo",
        level: "beginner",
        ageGroup: "from-5",
        description: "Songs and stories.",
        tutorIds: [tutorIds[next % tutorIds.length]],
        capacityMax: 2,
        durationMinutes: 60,
        anchorTimeZone: "Europe/London",
        priceBasis: "per-instance",
        prices: [{ currency: "GBP", amount: 1200 }],
        ...over,
      },
    });
  const some = async (over: object = {}) => {
    const { status, body } = await create(over);
    expect([status, body.error]).toEqual([201, undefined]);
    return body.data;
  };
  const addDates = ({ _id }: Lesson, over: object = {}) =>
    world.v2<Refused<Session>>("post", `${path}/instances`, {
      as: "admin",
      body: { groupLessonId: _id, date: "2026-02-02", time: "18:00", ...over },
    });
  const fire = <Shown = Session>(
    at: { _id: string; version: number },
    event: string,
    body: object = {},
    { as = "admin", of = `${path}/instances` }: { as?: Caller; of?: string } = {},
  ) => world.v2<Refused<Shown>>("post", `${of}/${at._id}/${event}`, { as, body: { version: at.version, ...body } });
  const moved = async (at: { _id: string; version: number }, event: string, body: object = {}) => {
    const answer = await fire(at, event, body);
    expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    return answer.body.data;
  };
  const publish = async (lesson: Lesson) => fire<Lesson>(lesson, "publish", {}, { of: path });
  /** A pod that is published, and its one date. */
  async function published(over: object = {}, date: object = {}) {
    const lesson = await some(over);
    const first = (await addDates(lesson, date)).body.data;
    const { status } = await publish(lesson);
    expect(status).toBe(200);
    return { lesson, date: first };
  }
  const rosterOf = async ({ _id }: Session) =>
    (await world.v2<EnrolmentRecord[]>("get", `${path}/instances/${_id}/roster`, { as: "admin" })).body;
  const dateNow = async ({ _id }: Session) =>
    (await world.v2<Page<Session>>("get", `${path}/instances?id=${_id}`, { as: "admin" })).body.data[0] as Session;
  const lessonNow = async ({ _id }: Lesson) =>
    (await world.v2<Page<Lesson>>("get", `${path}?id=${_id}`, { as: "admin" })).body.data[0] as Lesson;
  /** What the places of a session came to. */
  const settled = async ({ _id }: { _id: string }) =>
    (
      await world.rows<{ status: string; charge: number; pay: number; sentence: string }>(
        `select e.status, s.charge_bp / 100 as charge, s.pay_bp / 100 as pay, s.sentence from enrolment_settlements s
         join group_enrolments e on e.id = s.enrolment_id where e.instance_id = $1 order by e.status`,
        [_id],
      )
    ).map(({ status, charge, pay, sentence }) => [status, charge, pay, sentence]);
  const learner = () => learners.shift() ?? { id: "", customer: "", name: "" };
  const now = () => world.clock.now();
  const shift = ({ _id }: Session, by: string) =>
    world.rows(`update group_instances set start = start - $2::interval, "end" = "end" - $2::interval where id = $1`, [
      _id,
      by,
    ]);
  const calls = { create, some, addDates, fire, moved, publish, published, rosterOf, dateNow, lessonNow };
  return { ...calls, learners, learner, now, shift, settled };
}
