import { openWorld, type Page, type World } from "../../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Every page of the dated lessons that some query leaves, each as small as to need several. */
async function listed(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const path = `/lessons/booked?upcoming=true&pageSize=40&page=${page}&${query}`;
    const { body } = await world.v1<Page<{ _id: string }>>("get", path, { as: "admin" });
    ids.push(...body.data.map(({ _id }) => _id));
    if (body.data.length === 0) {
      expect(new Set(ids).size).toBe(ids.length);
      return ids;
    }
  }
}

/** Lessons to come that a plain condition leaves, in the order of the list. */
const known = async (where: string, ...values: unknown[]) => {
  const rows = await world.rows<{ id: string }>(
    `select l.id from booked_lessons l join persons c on c.id = l.customer_id join persons t on t.id = l.tutor_id
       left join dependents d on d.id = l.dependent_id left join customer_pods p on p.id = l.pod_id
       left join confirmed_lessons k on k.id = l.course_id
     where l.end_at > $1 and l.status not in ('cancelled', 'rescheduled') and (${where}) order by l.start_at, l.id`,
    [world.clock.now(), ...values],
  );
  return rows.map(({ id }) => id);
};

it.each([
  ["customer", "select search_name as text from persons where id in (select customer_id from booked_lessons)"],
  ["child", "select search_name as text from dependents where id in (select dependent_id from booked_lessons)"],
  ["pod", "select search_name as text from customer_pods where id in (select pod_id from booked_lessons)"],
  ["tutor", "select search_name as text from persons where id in (select tutor_id from booked_lessons)"],
])("finds lessons by the name of the %s", async (_, named) => {
  const rows = await world.rows<{ text: string }>(`${named} order by 1 limit 3`);
  expect(rows).not.toHaveLength(0);
  for (const { text } of rows) {
    const words = text.split(" ").slice(0, 2);
    const like = (column: string) => words.map((_word, n) => `${column} like $${n + 2}`).join(" and ");
    const columns = ["c.search_all", "t.search_all", "d.search_name", "p.search_name"];
    const where = columns.map((column) => `(${like(column)})`).join(" or ");
    const found = await listed(`q=${encodeURIComponent(words.join(" "))}`);
    expect(found).toEqual(await known(where, ...words.map((word) => `%${word}%`)));
  }
});

it("tells lessons with a link, their own or their course's, from those without", async () => {
  const [first, second] = await world.rows<{ id: string }>(
    "select id from booked_lessons where end_at > $1 order by start_at limit 2",
    [world.clock.now()],
  );
  const place = "meeting_provider = 'zoom', meeting_url = 'https://zoom.example.com/1'";
  await world.rows(`update booked_lessons set ${place} where id = $1`, [first?.id]);
  await world.rows("update booked_lessons set course_id = null, slot_index = null where id = $1", [second?.id]);
  const [linked, bare] = [await listed("link=true"), await listed("link=false")];
  expect(linked).toEqual(await known("coalesce(l.meeting_url, k.meeting_url) is not null"));
  expect(bare).toEqual(await known("coalesce(l.meeting_url, k.meeting_url) is null"));
  expect([linked.includes(first?.id ?? ""), bare.includes(second?.id ?? "")]).toEqual([true, true]);
});

it("has the first and the last of chosen days by the clock of whoever asks, and refuses a last before the first", async () => {
  const [admin] = await world.rows<{ zone: string; day: string }>(
    `select s.time_zone as zone, to_char(max(l.start_at) at time zone s.time_zone, 'YYYY-MM-DD') as day
       from booked_lessons l, account_users s where s.email like 'admin@%' group by s.time_zone`,
  );
  const { zone = "", day = "" } = admin ?? {};
  const next = `(l.start_at at time zone $2)::date between $3::date - 20 and $3::date`;
  const from = new Date(Date.parse(day) - 20 * 24 * 3_600_000).toISOString().slice(0, 10);
  const expected = await known(next, zone, day);
  expect(expected).not.toHaveLength(0);
  expect(await listed(`periodBetween=${from}/${day}`)).toEqual(expected);
  const refused = await world.v1("get", `/lessons/booked?periodBetween=${day}/${from}`, { as: "admin" });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    422,
    expect.stringContaining("The last day must not be before the first."),
  ]);
});

it.each(["", "&upcoming=true", "&upcoming=false"])(
  "counts beside each status what the list shows of it, together the whole list (%s)",
  async (query) => {
    const list = await world.v1<Page<unknown>>("get", `/lessons/booked?pageSize=1${query}`, { as: "admin" });
    const { body } = await world.v1<{ counts: { count: number }[] }[]>(
      "get",
      `/lessons/booked/facets?by=status${query}`,
      { as: "admin" },
    );
    expect(body[0]?.counts.reduce((sum, { count }) => sum + count, 0)).toBe(list.body.total);
  },
);

it("finds lessons to come whose tutor is away then", async () => {
  const [lesson] = await world.rows<{ id: string; tutor: string; start: Date }>(
    `select id, tutor_id as tutor, start_at as start from booked_lessons l
     where status = 'booked' and start_at > '2026-01-06' order by start_at desc, id limit 1`,
  );
  if (!lesson) throw new Error("There is no lesson ahead.");
  const query = `/lessons/booked?tutorId=${lesson.tutor}&status=booked&upcoming=true&pageSize=100`;
  const found = async (away: boolean) =>
    (await world.v1<Page<{ _id: string }>>("get", `${query}&tutorAway=${away}`, { as: "admin" })).body.data.map(
      ({ _id }) => _id,
    );
  expect(await found(true)).not.toContain(lesson.id);
  const day = new Date(lesson.start).toISOString().slice(0, 10);
  const body = { tutorId: lesson.tutor, startsOn: day, endsOn: day, reason: "sick" };
  expect((await world.v1("post", "/tutors/time-off", { as: "admin", body })).status).toBe(201);
  expect(await found(true)).toContain(lesson.id);
  expect(await found(false)).not.toContain(lesson.id);
});
