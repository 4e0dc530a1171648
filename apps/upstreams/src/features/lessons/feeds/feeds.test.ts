import { sync as parse, type VEvent } from "node-ical";
import { renewChecks } from "../../../testing/valid-checks.ts";
import { openWorld, type World } from "../../../testing/world.ts";

let world: World;
let tutorId: string;
let customerId: string;
let lessonId: string;
beforeAll(async () => {
  world = await openWorld();
  await renewChecks(world);
  const [lesson] = await world.rows<{ id: string; tutor_id: string; customer_id: string }>(
    `select id, tutor_id, customer_id from booked_lessons where status = 'booked' and not hold and pod_id is null order by start_at desc limit 1`,
  );
  ({ tutor_id: tutorId, customer_id: customerId, id: lessonId } = lesson ?? { tutor_id: "", customer_id: "", id: "" });
});
afterAll(() => world.close());

type Side = "tutor" | "customer";
const link = async (personId: string, side: Side, as: "admin" | "content-manager" = "admin") =>
  world.v1<{ path: string | null; version: number | null }>(
    "get",
    `/lessons/calendar-link?personId=${personId}&side=${side}`,
    { as },
  );
const renew = (personId: string, side: Side, version: number | null, as: "admin" | "content-manager" = "admin") =>
  world.v1<{ message?: string }>("post", "/lessons/calendar-link/renew", { as, body: { personId, side, version } });
const open = (path: string | null) => {
  const code = /^\/feeds\/(.+)\.ics$/.exec(path ?? "")?.[1] ?? "";
  return world.v1<{ text: string }>("post", "/lessons/calendar-feed", { body: { code } });
};
/** The events of somebody's calendar, by their UIDs. */
async function eventsOf(personId: string, side: Side): Promise<Map<string, VEvent>> {
  const { body } = await open((await link(personId, side)).body.path);
  const events = Object.values(parse.parseICS(body.text)).filter((one): one is VEvent => one?.type === "VEVENT");
  return new Map(events.map((event) => [event.uid, event]));
}
const fire = async (event: string, body: object) => {
  const [row] = await world.rows<{ version: number }>("select version from booked_lessons where id = $1", [lessonId]);
  const path = `/lessons/booked/${lessonId}/${event}`;
  const wrote = await world.v1<{ message?: string; rescheduledToId?: string }>("post", path, {
    as: "admin",
    body: { ...body, version: row?.version },
  });
  expect([wrote.status, wrote.body.message]).toEqual([200, undefined]);
  return wrote.body;
};

it("gives a link to a tutor and a customer, which opens their lessons at the right instants", async () => {
  expect((await link(tutorId, "tutor")).body).toEqual({ path: null, version: null, since: null });
  expect((await renew(tutorId, "tutor", null)).status).toBe(200);
  expect((await renew(customerId, "customer", null)).status).toBe(200);
  const [row] = await world.rows<{ start_at: Date; end_at: Date; chain_id: string; subject: string }>(
    "select start_at, end_at, chain_id, subject from booked_lessons where id = $1",
    [lessonId],
  );
  for (const [personId, side] of [
    [tutorId, "tutor"],
    [customerId, "customer"],
  ] as const) {
    const event = (await eventsOf(personId, side)).get(`${row?.chain_id}@lessons`);
    expect(new Date(event?.start ?? 0).toISOString()).toBe(new Date(row?.start_at ?? 0).toISOString());
    expect(new Date(event?.end ?? 0).toISOString()).toBe(new Date(row?.end_at ?? 0).toISOString());
    expect(event?.status).toBe("CONFIRMED");
    expect(event?.summary).toMatch(side === "tutor" ? /^[^:]+: .+/ : / with /);
  }
  const { body } = await open((await link(tutorId, "tutor")).body.path);
  expect(body.text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
});

it("keeps the UID of a lesson that moves and raises its sequence, and says that a cancelled one is", async () => {
  const [row] = await world.rows<{ chain_id: string }>("select chain_id from booked_lessons where id = $1", [lessonId]);
  const uid = `${row?.chain_id}@lessons`;
  const before = (await eventsOf(tutorId, "tutor")).get(uid);
  const to = { byKind: "customer", reason: "sick", date: "2027-02-03", time: "04:30", despite: true };
  const { rescheduledToId } = await fire("reschedule-now", to);
  const moved = (await eventsOf(tutorId, "tutor")).get(uid);
  expect(new Date(moved?.start ?? 0).toISOString().slice(0, 7)).toBe("2027-02");
  expect(Number(moved?.sequence)).toBeGreaterThan(Number(before?.sequence));
  lessonId = rescheduledToId ?? "";
  await fire("cancel", { byKind: "customer", reason: "sick" });
  const cancelled = (await eventsOf(tutorId, "tutor")).get(uid);
  expect(cancelled?.status).toBe("CANCELLED");
  expect(Number(cancelled?.sequence)).toBeGreaterThan(Number(moved?.sequence));
});

it("ends the old link where it is renewed, and writes down who did it", async () => {
  const old = (await link(tutorId, "tutor")).body;
  const stale = await renew(tutorId, "tutor", 9);
  expect([stale.status, stale.body.message]).toEqual([409, "This link was renewed meanwhile. Look again."]);
  expect((await renew(tutorId, "tutor", old.version)).status).toBe(200);
  expect((await open(old.path)).status).toBe(404);
  expect((await open((await link(tutorId, "tutor")).body.path)).status).toBe(200);
  const entries = await world.rows<{ reason: string }>(
    "select reason from team_activity where entity_kind = 'tutor' and entity_id = $1 and reason like '%alendar link%' order by at",
    [tutorId],
  );
  expect(entries.map(({ reason }) => reason)).toEqual([
    "A calendar link was made.",
    "The calendar link was renewed; the old one has ended.",
  ]);
});

it("is for those who work with lessons, and of people that there are", async () => {
  expect((await link(tutorId, "tutor", "content-manager")).status).toBe(403);
  expect((await renew(tutorId, "tutor", null, "content-manager")).status).toBe(403);
  expect((await renew("0".repeat(24), "tutor", null)).status).toBe(404);
  // A customer is no tutor.
  expect((await renew(customerId, "tutor", null)).status).toBe(404);
});

/** A lesson to come of a child, and who teaches it. */
async function ofChild(): Promise<{ tutor: string; chain: string; first: string; last: string }> {
  const [row] = await world.rows<{ tutor: string; chain: string; first: string; last: string }>(
    `select b.tutor_id as tutor, b.chain_id as chain, d.first_name as first, d.last_name as last
     from booked_lessons b join dependents d on d.id = b.dependent_id
     where b.status = 'booked' order by b.start_at desc limit 1`,
  );
  if (!row) throw new Error("No child has a lesson.");
  await world.rows(
    "update dependents set age_group = 'from-5', date_of_birth = null where first_name = $1 and last_name = $2",
    [row.first, row.last],
  );
  return row;
}

it("calls a child by the first name and age group in the calendar of the tutor", async () => {
  const { tutor, chain, first, last } = await ofChild();
  await renew(tutor, "tutor", (await link(tutor, "tutor")).body.version);
  const event = (await eventsOf(tutor, "tutor")).get(`${chain}@lessons`);
  expect(event?.summary).toContain(`${first} (5 to 8)`);
  expect(event?.summary).not.toContain(last);
});

it("holds the sessions that a tutor teaches and those in which a family has a place", async () => {
  const [place] = await world.rows<{ id: string; tutor: string; customer: string; title: string }>(
    `select i.id, i.tutor_ids[1] as tutor, e.customer_id as customer, g.title
     from group_instances i join group_lessons g on g.id = i.group_lesson_id
     join group_enrolments e on e.instance_id = i.id and e.status in ('enrolled', 'attended')
     where g.status <> 'draft' order by i.start desc limit 1`,
  );
  for (const [personId, side] of [
    [place?.tutor ?? "", "tutor"],
    [place?.customer ?? "", "customer"],
  ] as const) {
    await renew(personId, side, (await link(personId, side)).body.version);
    expect((await eventsOf(personId, side)).get(`${place?.id}@sessions`)?.summary).toBe(place?.title);
  }
});

it("keeps no code where it could be read, and stops whoever guesses", async () => {
  const { path } = (await link(tutorId, "tutor")).body;
  const code = /^\/feeds\/(.+)\.ics$/.exec(path ?? "")?.[1] ?? "";
  const [row] = await world.rows<{ stored: string }>("select string_agg(f::text, ' ') as stored from calendar_feeds f");
  expect([code.length, row?.stored.includes(code)]).toEqual([43, false]);
  let status = 0;
  for (let n = 0; n < 21; n += 1) ({ status } = await open(`/feeds/${String(n).padStart(43, "x")}.ics`));
  expect(status).toBe(429);
});
