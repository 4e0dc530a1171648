import { beginning } from "../../../testing/template.ts";
import { openWorld, type Caller, type Page, type World } from "../../../testing/world.ts";
import type { PersonLessonsRecord, TutorFiguresRecord, TutorLearnerRecord } from "./people-lessons.record.ts";
import { weekOf } from "./tutor-figures.queries.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // Some lessons of a child are a pod's, so that its members have them.
  await world.rows(
    `update booked_lessons set pod_id = (select id from customer_pods order by id limit 1), dependent_id = null
     where tutor_id = (select tutor_id from booked_lessons where dependent_id is not null group by 1 order by count(*) desc limit 1)`,
  );
});
afterAll(() => world.close());

interface Row {
  id: string;
  next: string | null;
  last: string | null;
}
const get = async <Answer>(path: string, as: Caller = "admin") => (await world.v1<Answer>("get", path, { as })).body;
/** The first row of a query that has some. */
async function one<Found>(query: string, values: unknown[] = []): Promise<Found> {
  const [found] = await world.rows<Found & object>(query, values);
  if (!found) throw new Error(`No row: ${query}`);
  return found;
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => `id=${id}`).join("&");
const moments = (found: readonly PersonLessonsRecord[]) =>
  found.map(({ _id, nextLesson, lastLesson }) => [_id, nextLesson?.startAt ?? null, lastLesson?.startAt ?? null]);
const told = (rows: readonly Row[]) =>
  rows.map(({ id, next, last }) => [id, ...[next, last].map((at) => at && new Date(at).toISOString())]);
const isAhead = "l.status in ('booked', 'in-progress', 'reschedule-pending') and l.end_at > $1";

/** The same by a plain query that knows no index. */
const expected = (from: string, which: string) =>
  world.rows<Row>(
    `select o.id, (select min(l.start_at) from booked_lessons l where ${which} and ${isAhead}) as next,
       (select max(l.start_at) from booked_lessons l where ${which} and l.status = 'completed' and l.start_at < $1) as last
     from (${from}) o`,
    [world.clock.now()],
  );

it.each([
  [
    "customer",
    "select id from customers order by customer_number limit 60",
    "(l.customer_id = o.id or l.pod_id in (select m.pod_id from customer_pod_members m where m.customer_id = o.id and m.archived_at is null))",
  ],
  [
    "learner",
    "select id from dependents order by id limit 60",
    "(l.learner_id = o.id or l.pod_id in (select m.pod_id from customer_pod_members m where m.learner_id = o.id and m.archived_at is null))",
  ],
  ["pod", "select id from customer_pods order by id limit 40", "l.pod_id = o.id"],
] as const)("knows the next and the last lesson of every %s on a page", async (of, from, which) => {
  const rows = await expected(from, which);
  expect(rows.some(({ next }) => next !== null)).toBe(true);
  expect(moments(await get(`/lessons/of-people?of=${of}&${idsOf(rows)}`))).toEqual(told(rows));
});

it("counts what tutors' lessons come to", async () => {
  const tutors = await world.rows<{ id: string }>("select id from tutors order by tutor_number limit 25");
  const figures = await get<TutorFiguresRecord[]>(`/lessons/of-tutors?${idsOf(tutors)}`);
  expect(figures).toHaveLength(25);
  const plain = await world.rows<Record<string, string | number | null>>(
    `select t.id, (select round(avg(rating) * 10)::int from lesson_ratings r where r.tutor_id = t.id and hidden_at is null) as tenths,
       (select count(*)::int from lesson_ratings r where r.tutor_id = t.id and hidden_at is null) as n,
       (select count(*)::int from booked_lessons l where l.tutor_id = t.id and l.status = 'tutor-no-show'
         and l.start_at > $1::timestamptz - interval '90 days') as missed,
       (select min(l.start_at) from booked_lessons l where l.tutor_id = t.id and ${isAhead}) as next from tutors t`,
    [world.clock.now()],
  );
  for (const figure of figures) {
    const row = plain.find(({ id }) => id === figure._id);
    expect([figure.ratingTenths, figure.ratingCount, figure.noShows]).toEqual([
      row?.["tenths"],
      row?.["n"],
      row?.["missed"],
    ]);
    expect(figure.nextLesson?.startAt ?? null).toBe(row?.["next"] ? new Date(row["next"]).toISOString() : null);
  }
  expect(figures.some(({ minutesThisWeek }) => minutesThisWeek > 0)).toBe(true);
  expect(figures.some(({ ratingCount }) => ratingCount > 0)).toBe(true);
});

it("does not count a hidden rating, and counts accepted and declined proposals", async () => {
  const { id, tutor_id: tutorId } = await one<{ id: string; tutor_id: string }>(
    "select id, tutor_id from lesson_ratings where hidden_at is null limit 1",
  );
  const of = async () => (await get<TutorFiguresRecord[]>(`/lessons/of-tutors?id=${tutorId}`))[0];
  const before = await of();
  await world.rows("update lesson_ratings set hidden_at = now(), hidden_reason = 'x' where id = $1", [id]);
  expect((await of())?.ratingCount).toBe((before?.ratingCount ?? 0) - 1);
  await world.rows("update lesson_ratings set hidden_at = null, hidden_reason = null where id = $1", [id]);
  const { n } = await one<{ n: number }>(
    "select count(*)::int n from lesson_proposals where tutor_id = $1 and state in ('accepted', 'refused', 'confirmed')",
    [tutorId],
  );
  expect(before?.accepted).toBe(n);
});

it.each([
  // Monday 00:30 in Lagos is still Sunday in New York.
  ["2026-11-22T23:30:00Z", "Africa/Lagos", "2026-11-22T23:00:00.000Z", "2026-11-29T23:00:00.000Z"],
  ["2026-11-22T23:30:00Z", "America/New_York", "2026-11-16T05:00:00.000Z", "2026-11-23T05:00:00.000Z"],
  // The clocks go back on Sunday 1 November: a week of 169 hours.
  ["2026-10-28T12:00:00Z", "America/New_York", "2026-10-26T04:00:00.000Z", "2026-11-02T05:00:00.000Z"],
])("takes the week of %s in %s", (now, zone, start, end) => {
  const week = weekOf(new Date(now), zone);
  expect([week.start.toISOString(), week.end.toISOString()]).toEqual([start, end]);
});

it("names whom a tutor teaches, those with a lesson to come first", async () => {
  const { tutor_id: tutorId } = await one<{ tutor_id: string }>(
    "select tutor_id from booked_lessons group by tutor_id order by count(distinct learner_id) desc limit 1",
  );
  const learners = await get<TutorLearnerRecord[]>(`/lessons/learners-of/${tutorId}`);
  expect(learners.length).toBeGreaterThan(1);
  const { n } = await one<{ n: number }>(
    "select count(*)::int n from booked_lessons where tutor_id = $1 and status = 'completed'",
    [tutorId],
  );
  expect(learners.reduce((sum, { given }) => sum + given, 0)).toBe(n);
  const coming = learners.map(({ nextLesson }) => nextLesson !== null);
  expect(coming).toEqual(coming.toSorted((a, b) => Number(b) - Number(a)));
});

describe("filters of people", () => {
  const total = async (path: string, of: "v1" | "v2" = "v2") =>
    (await world[of]<Page<unknown>>("get", path, { as: "admin" })).body.total;

  it.each(["/people/customers", "/people/dependents"])(
    "leave those of %s with and without a lesson to come",
    async (path) => {
      const all = await total(`${path}?pageSize=1`);
      const [yes, no] = [await total(`${path}?upcoming=true`), await total(`${path}?upcoming=false`)];
      expect(yes).toBeGreaterThan(0);
      expect(no).toBeGreaterThan(0);
      expect(yes + no).toBe(all);
    },
  );

  it.each([
    ["/people/customers", "customer_id", "customers"],
    ["/people/dependents", "learner_id", "dependents"],
  ])("leave of %s those whom the lessons to come name, and the members of pods", async (path, column, table) => {
    const lessons = await world.rows<Record<string, string | null>>(
      `select * from booked_lessons where status in ('booked', 'in-progress', 'reschedule-pending') and end_at > $1`,
      [beginning],
    );
    const members = await world.rows<Record<string, string | null>>(
      "select * from customer_pod_members where archived_at is null",
    );
    const pods = new Set(lessons.map((one) => one["pod_id"]));
    const inPods = members.filter((one) => pods.has(one["pod_id"] ?? ""));
    const coming = new Set([...lessons, ...inPods].map((one) => one[column]));
    const all = await world.rows<{ id: string }>(`select id from ${table} where archived_at is null`);
    const having = all.filter(({ id }) => coming.has(id)).length;
    expect(inPods.length).toBeGreaterThan(0);
    expect(await total(`${path}?upcoming=true`)).toBe(having);
    expect(await total(`${path}?upcoming=false`)).toBe(all.length - having);
  });

  it("leave dated lessons that are over, and those that are not", async () => {
    const of = (filter: string) => total(`/lessons/booked?${filter}`, "v1");
    const [row] = await world.rows<{ ahead: number; over: number }>(
      `select count(*) filter (where end_at > $1 and status not in ('cancelled', 'rescheduled'))::int ahead, count(*) filter (where end_at <= $1)::int as "over" from booked_lessons`,
      [beginning],
    );
    expect({ ahead: await of("upcoming=true"), over: await of("upcoming=false") }).toEqual(row);
  });

  it("leave tutors of whose lessons is said so much", async () => {
    const well = await total("/tutors/tutors?rating=4", "v1");
    const [row] = await world.rows<{ n: number }>(
      `select count(*)::int n from tutors t where archived_at is null
         and (select avg(rating) from lesson_ratings r where r.tutor_id = t.id and hidden_at is null) >= 4`,
    );
    expect(well).toBe(row?.n);
    expect(await total("/tutors/tutors?rating=4&rating=3", "v1")).toBeGreaterThanOrEqual(well);
  });
});

it("lets nobody go whom learners wait for", async () => {
  const { tutor_id: id, n } = await one<{ tutor_id: string; n: number }>(
    `select l.tutor_id, count(*)::int n from booked_lessons l join tutors t on t.id = l.tutor_id
     where t.status = 'active' and ${isAhead} group by 1 order by n desc limit 1`,
    [world.clock.now()],
  );
  await world.rows("update group_instances set status = 'cancelled', reason = 'x' where $1 = any(tutor_ids)", [id]);
  const { version } = (await get<Page<{ version: number }>>(`/tutors/tutors?id=${id}`)).data[0] ?? { version: 0 };
  const leave = () =>
    world.v1<{ message: string }>("post", `/tutors/tutors/${id}/off-board`, {
      as: "director",
      body: { version, reason: "Moves away" },
    });
  const refused = await leave();
  expect([refused.status, refused.body.message]).toEqual([409, `Reassign ${n} upcoming lessons first.`]);
  await world.rows("update booked_lessons set status = 'cancelled' where tutor_id = $1 and status <> 'completed'", [
    id,
  ]);
  expect((await leave()).status).toBe(200);
});

it.each<[Caller, number]>([
  ["admin", 200],
  ["content-manager", 403],
  ["no-role", 403],
])("answers %s with %i", async (as, status) => {
  for (const path of ["/lessons/of-people?of=pod&id=x", "/lessons/of-tutors?id=x", "/lessons/learners-of/x"])
    expect((await world.v1("get", path, { as })).status).toBe(status);
});
