import { groupsOf } from "../../testing/group-lessons.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";
import type { GroupInstanceRecord, GroupLessonRecord } from "./group.record.ts";
import { takenBy } from "../lessons/taken.public.ts";
import { checkMinimum, endSessions, expireOffers, finishLessons, startSessions } from "./group-times.ts";

let world: World;
let groups: Awaited<ReturnType<typeof groupsOf>>;
beforeAll(async () => {
  world = await openWorld();
  groups = await groupsOf(world);
});
afterAll(() => world.close());

type Lesson = GroupLessonRecord;
type Session = GroupInstanceRecord;
const path = "/group-lessons";
const now = () => world.clock.now();

it("is added as a draft whose title nobody else has, with tutors who teach here", async () => {
  const lesson = await groups.some();
  expect(lesson).toMatchObject({ status: "draft", capacityMin: 2, waitlist: true, next: null });
  expect((await groups.create({ title: lesson.title.toUpperCase() })).body.fields).toEqual({
    title: "Title is already in use.",
  });
  expect((await groups.create({ tutorIds: ["0".repeat(24)] })).body.fields).toEqual({
    tutorIds: "The selected tutor no longer exists.",
  });
});

it("gets a date in each week, by the wall clock of its zone, all of them or none", async () => {
  const lesson = await groups.some();
  const { data } = (await groups.addDates(lesson, { date: "2026-03-23", weeks: 2 })).body;
  expect(data).toMatchObject({ start: "2026-03-23T18:00:00.000Z", end: "2026-03-23T19:00:00.000Z", capacityMax: 2 });
  const dates = await world.v2<Page<Session>>("get", `${path}/instances?groupLessonId=${lesson._id}`, { as: "admin" });
  // The clocks change in between: it stays at 18:00 in London.
  expect(dates.body.data.map(({ start }) => start)).toEqual(["2026-03-23T18:00:00.000Z", "2026-03-30T17:00:00.000Z"]);
  expect((await groups.addDates(lesson, { date: "2026-03-16", weeks: 2 })).status).toBe(422);
  expect((await groups.addDates(lesson, { date: "2025-12-01" })).body.fields).toEqual({
    date: "An instance cannot start in the past.",
  });
  expect((await groups.lessonNow(lesson)).next).toMatchObject({ start: "2026-03-23T18:00:00.000Z", enrolled: 0 });
});

it("refuses a date at which its tutor has another session", async () => {
  const lesson = await groups.some();
  await groups.addDates(lesson);
  const other = await groups.some({ tutorIds: lesson.tutorIds });
  expect((await groups.addDates(other, { time: "18:30" })).body.fields["time"]).toMatch(
    /already has a lesson Mon 2 Feb 19:00–20:00/,
  );
  expect((await groups.addDates(other, { time: "19:00" })).status).toBe(201);
});

/** A lesson that is booked, by the clock of London in winter. */
async function bookedLesson(join: string) {
  const [row] = await world.rows<{ id: string; start: Date }>(
    `select o.party_id as id, o.start_at as start from lesson_occupancy o ${join}
     where o.start_at > '2026-01-12' and o.start_at < '2026-02-20' order by o.start_at, o.party_id limit 1`,
  );
  const at = row?.start.toISOString() ?? "";
  return { id: row?.id ?? "", date: at.slice(0, 10), time: at.slice(11, 16), start: row?.start ?? now() };
}

it("refuses a date at which its tutor has a lesson, and a learner who has one", async () => {
  const taught = await bookedLesson("join tutors t on t.id = o.party_id and t.status = 'active'");
  const lesson = await groups.some({ tutorIds: [taught.id] });
  const refused = await groups.addDates(lesson, { date: taught.date, time: taught.time });
  expect(refused.body.fields["time"]).toMatch(/ already has a lesson /);
  const learns = await bookedLesson("join dependents d on d.id = o.party_id and d.status = 'active'");
  const { date } = await groups.published({}, { date: learns.date, time: learns.time });
  const { fields } = (await groups.fire(date, "enrol", { learnerId: learns.id })).body;
  expect(fields["learnerId"]).toMatch(/ already has a lesson /);
});

it("takes the time of who gives it and who is enrolled, until it is cancelled", async () => {
  const { lesson, date } = await groups.published({}, { date: "2026-02-16" });
  const learner = groups.learner();
  await groups.moved(date, "enrol", { learnerId: learner.id });
  const parties = [lesson.tutorIds[0] ?? "", learner.id];
  const hours = { start: new Date(date.start), end: new Date(date.end) };
  const taken = async () => [...(await takenBy({ db: world.database, now: now() }, parties)).values()];
  for (const times of await taken()) expect(times).toContainEqual(hours);
  await groups.fire(await groups.lessonNow(lesson), "cancel", { reason: "Nobody came." }, { of: path });
  for (const times of await taken()) expect(times).not.toContainEqual(hours);
});

it("is published once it has a date to come, and cancelled with its dates and a reason", async () => {
  const lesson = await groups.some();
  expect((await groups.publish(lesson)).body.error).toBe("Add a date in the future before you publish.");
  const date = (await groups.addDates(lesson)).body.data;
  const open = (await groups.publish(lesson)).body.data;
  expect(open.status).toBe("published");
  const { body } = await groups.fire<Lesson>(open, "cancel", { reason: "The tutor is ill." }, { of: path });
  expect(body.data).toMatchObject({ status: "cancelled", cancelReason: "The tutor is ill." });
  expect(await groups.dateNow(date)).toMatchObject({ status: "cancelled", reason: "The tutor is ill." });
});

it("enrols learners until it is full, and then only those who wait", async () => {
  const { lesson, date } = await groups.published();
  const [first, second, third] = [groups.learner(), groups.learner(), groups.learner()];
  const one = await groups.moved(date, "enrol", { learnerId: first.id });
  expect((await groups.fire(one, "enrol", { learnerId: first.id })).body.fields).toEqual({
    learnerId: "This learner is already enrolled.",
  });
  const two = await groups.moved(one, "enrol", { learnerId: second.id });
  expect((await groups.fire(two, "enrol", { learnerId: third.id })).body.fields).toEqual({
    waits: "This session is full. Add to the waiting list?",
  });
  const three = await groups.moved(two, "enrol", { learnerId: third.id, waits: true });
  expect(three).toMatchObject({ enrolled: 2, waitlisted: 1 });
  expect((await groups.lessonNow(lesson)).next).toMatchObject({ enrolled: 2, waitlisted: 1, capacityMax: 2 });
  expect(await groups.rosterOf(three)).toMatchObject([
    { learnerId: first.id, customerId: first.customer, status: "enrolled", waitlistPosition: null },
    { learnerId: second.id, status: "enrolled" },
    { learnerId: third.id, status: "waitlisted", waitlistPosition: 1 },
  ]);
});

it.each([
  ["is not published", {}, "Publish it before you enrol anyone."],
  ["has not opened", { enrolmentOpensOn: "2026-01-20" }, "Enrolment has not opened yet."],
  ["has closed", { enrolmentClosesOn: "2026-01-01" }, "Enrolment has closed."],
])("enrols nobody where it %s", async (why, over, error) => {
  const { date } =
    why === "is not published"
      ? await groups.some().then(async (lesson) => ({ date: (await groups.addDates(lesson)).body.data }))
      : await groups.published(over);
  expect((await groups.fire(date, "enrol", { learnerId: groups.learners[0]?.id })).body.error).toBe(error);
});

it("refuses a learner who is in another session at that time", async () => {
  const busy = groups.learner();
  await groups.moved((await groups.published()).date, "enrol", { learnerId: busy.id });
  const { date } = await groups.published({}, { time: "18:30" });
  const { fields } = (await groups.fire(date, "enrol", { learnerId: busy.id })).body;
  expect(fields["learnerId"]).toBe(
    `${busy.name} already has a lesson Mon 2 Feb 19:00–20:00 (Lagos), 18:00–19:00 in London.`,
  );
});

describe("the waiting list", () => {
  async function full() {
    const { date } = await groups.published();
    const ids = [groups.learner(), groups.learner(), groups.learner(), groups.learner()];
    let at = date;
    for (const { id } of ids) at = await groups.moved(at, "enrol", { learnerId: id, waits: true });
    return { at, ids };
  }

  it("offers a place that comes free to whoever has waited longest, for 12 hours, and writes to them", async () => {
    const { at, ids } = await full();
    const [first] = await groups.rosterOf(at);
    const after = await groups.moved(at, "leave", { enrolmentId: first?._id });
    const roster = await groups.rosterOf(after);
    expect(roster.map(({ learnerId, status }) => [learnerId, status])).toEqual([
      [ids[1]?.id, "enrolled"],
      [ids[2]?.id, "offered"],
      [ids[3]?.id, "waitlisted"],
    ]);
    expect(Date.parse(roster[1]?.offeredUntil ?? "") - now().getTime()).toBe(12 * 3_600_000);
    const [mail] = await world.rows("select subject from messages where to_person_id = $1 order by at desc limit 1", [
      ids[2]?.customer,
    ]);
    expect(mail).toEqual({ subject: expect.stringMatching(/^A place is free: Igbo \d+$/) });
    expect(await groups.moved(after, "take-offer", { enrolmentId: roster[1]?._id })).toMatchObject({ enrolled: 2 });
  });

  it("goes on to the next once an offer has ended", async () => {
    const { at, ids } = await full();
    const [first] = await groups.rosterOf(at);
    const after = await groups.moved(at, "leave", { enrolmentId: first?._id });
    expect(await expireOffers(world.database, now(), 100)).toBe(0);
    await world.rows("update group_enrolments set offered_until = $2 where instance_id = $1 and status = 'offered'", [
      ...[after._id, now().toISOString()],
    ]);
    expect(await expireOffers(world.database, now(), 100)).toBe(1);
    expect((await groups.rosterOf(after)).map(({ learnerId, status }) => [learnerId, status])).toEqual([
      [ids[1]?.id, "enrolled"],
      [ids[3]?.id, "offered"],
    ]);
  });
});

it("starts and ends by time, and is settled once everybody is marked", async () => {
  const { lesson, date } = await groups.published();
  let at = await groups.moved(date, "enrol", { learnerId: groups.learner().id });
  at = await groups.moved(at, "enrol", { learnerId: groups.learner().id });
  const roster = await groups.rosterOf(at);
  const enrolled = "id in (select customer_id from group_enrolments where instance_id = $1)";
  await world.rows(`update customers set status = 'lead', blocked_from = null where ${enrolled}`, [at._id]);
  const marks = roster.map(({ _id }, n) => ({ enrolmentId: _id, attended: n === 0 }));
  expect((await groups.fire(at, "attendance", { marks })).body.error).toBe(
    "Attendance is marked once the session has started.",
  );
  const sinceStart = (Date.parse(at.start) - now().getTime()) / 60_000;
  await groups.shift(at, `${sinceStart + 10} minutes`);
  await startSessions(world.database, now(), 100);
  expect((await groups.lessonNow(lesson)).status).toBe("running");
  at = await groups.dateNow(at);
  expect(at.status).toBe("in-progress");
  expect((await groups.fire(at, "complete")).body.error).toBe("Mark attendance for all learners first.");
  at = await groups.moved(at, "attendance", { marks });
  expect(at).toMatchObject({ attended: 1, absent: 1 });
  await groups.shift(at, "60 minutes");
  await endSessions(world.database, now(), 100);
  at = await groups.dateNow(at);
  expect(at.status).toBe("awaiting-confirmation");
  expect(await groups.moved(at, "complete", { report: "We sang." })).toMatchObject({
    status: "completed",
    report: "We sang.",
  });
  // Whoever took part is no lead any more.
  const taught = await world.rows<{ status: string; attended: boolean }>(
    "select c.status, e.status = 'attended' as attended from group_enrolments e join customers c on c.id = e.customer_id where e.instance_id = $1",
    [at._id],
  );
  expect(taught.find(({ attended }) => attended)?.status).toBe("active");
  expect(await groups.settled(at)).toEqual([
    ["absent", 100, 100, "Charged 100%: the learner did not come. The tutor is paid for the session as a whole."],
    ["attended", 100, 100, "Charged 100%: the learner took part. The tutor is paid for the session as a whole."],
  ]);
  await finishLessons(world.database, now(), 100);
  expect((await groups.lessonNow(lesson)).status).toBe("finished");
});

describe("with too few learners", () => {
  const soon = async () => {
    const { lesson, date } = await groups.published();
    const at = await groups.moved(date, "enrol", { learnerId: groups.learner().id });
    const untilStart = (Date.parse(at.start) - now().getTime()) / 60_000;
    await groups.shift(at, `${untilStart - 20 * 60} minutes`);
    return { lesson, at };
  };

  it("tells whoever added it a day before, once", async () => {
    const { lesson, at } = await soon();
    const told = async () =>
      (
        await world.v2<One<{ title: string; url: string }[]>>("get", "/notifications?limit=100", { as: "admin" })
      ).body.data.filter(({ url }) => url.includes(at._id));
    await checkMinimum(world.database, now(), 100);
    await checkMinimum(world.database, now(), 100);
    expect(await told()).toMatchObject([{ title: `Too few learners: ${lesson.title}` }]);
  });

  it("takes place anyway, or is called off, or its learners move to another date", async () => {
    const kept = await soon();
    expect(kept.at.belowMinimum).toBe(true);
    expect(await groups.moved(kept.at, "run-anyway")).toMatchObject({ runAnyway: true, belowMinimum: false });
    const off = await soon();
    expect(await groups.moved(off.at, "not-run", { reason: "Too few." })).toMatchObject({
      status: "not-run",
      reason: "Too few.",
    });
    expect(await groups.settled(off.at)).toEqual([["enrolled", 0, 50, expect.stringContaining("too few learners")]]);
    const merged = await soon();
    const into = (await groups.addDates(merged.lesson, { date: "2026-02-09" })).body.data;
    expect(await groups.moved(merged.at, "merge", { intoId: into._id })).toMatchObject({
      ...{ status: "not-run", enrolled: 0, reason: "Moved to 2026-02-09 at 18:00." },
    });
    expect(await groups.dateNow(into)).toMatchObject({ enrolled: 1, status: "scheduled" });
  });
});

it("leaves a session with more than ten learners to a director", async () => {
  const { date } = await groups.published({ capacityMax: 12 });
  let at = date;
  for (const { id } of groups.learners.splice(0, 11)) at = await groups.moved(at, "enrol", { learnerId: id });
  const refused = await groups.fire(at, "cancel", { reason: "The tutor is ill." });
  expect([refused.status, refused.body.error]).toEqual([
    403,
    "Only a director can cancel a session with more than 10 learners.",
  ]);
  expect((await groups.fire(at, "cancel", { reason: "The tutor is ill." }, { as: "director" })).body.data.status).toBe(
    "cancelled",
  );
});

it("finds those with places, and those with too few learners", async () => {
  const { lesson } = await groups.published();
  const found = async (query: string) =>
    (
      await world.v2<Page<Lesson>>("get", `${path}?kind=learning-pod&q=${encodeURIComponent(lesson.title)}&${query}`, {
        as: "admin",
      })
    ).body.total;
  expect([await found("hasPlaces=true"), await found("belowMinimum=true")]).toEqual([1, 1]);
  expect([await found("hasPlaces=false"), await found("status=draft")]).toEqual([0, 0]);
});
