import { groupsOf } from "../../testing/group-lessons.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import type { EnrolledDateRecord, GroupInstanceRecord, PlannedGroupDateRecord } from "./group.record.ts";

let world: World;
let groups: Awaited<ReturnType<typeof groupsOf>>;
beforeAll(async () => {
  world = await openWorld();
  groups = await groupsOf(world);
});
afterAll(() => world.close());

const path = "/group-lessons";
const pattern = { date: "2026-03-16", time: "18:00", weeks: 3 };
const datesOf = async (id: string) =>
  (
    await world.v2<Page<GroupInstanceRecord>>("get", `${path}/instances?groupLessonId=${id}&sort=start`, {
      as: "admin",
    })
  ).body.data;
const planned = async (query: Record<string, string>) =>
  (
    await world.v2<PlannedGroupDateRecord[]>("get", `${path}/planned-dates?${new URLSearchParams(query).toString()}`, {
      as: "admin",
    })
  ).body;

it("adds one with its weekly dates but for those that are skipped, or neither of them", async () => {
  const lesson = await groups.some({ dates: { ...pattern, skipDates: ["2026-03-23"] } });
  expect((await datesOf(lesson._id)).map(({ localDate, localTime }) => `${localDate} ${localTime}`)).toEqual([
    "2026-03-16 18:00",
    "2026-03-30 18:00",
  ]);
  // Their tutor has those evenings now: said at the field of the form that is about dates.
  const title = "Never added";
  const again = await groups.create({ title, tutorIds: lesson.tutorIds, dates: pattern });
  expect([again.status, again.body.fields["dates.time"]]).toEqual([
    422,
    expect.stringMatching(/ already has a lesson Mon 16 Mar 19:00–20:00/),
  ]);
  expect(await world.rows("select 1 from group_lessons where title = $1", [title])).toEqual([]);
  const none = await groups.create({ dates: { ...pattern, weeks: 1, skipDates: ["2026-03-16"] } });
  expect(none.body.fields).toEqual({ "dates.weeks": "Keep at least one date." });
});

it("says of dates that are to be added who is busy, which stands already, and what the clocks do", async () => {
  const lesson = await groups.some({ dates: { ...pattern, weeks: 1 } });
  const asked = {
    date: "2026-03-16",
    time: "18:30",
    weeks: "2",
    timeZone: "Europe/London",
    durationMinutes: "60",
  };
  const busy = await planned({ ...asked, tutorId: lesson.tutorIds[0] ?? "" });
  expect(busy).toMatchObject([
    { date: "2026-03-16", conflicts: [expect.stringMatching(/ already has a lesson Mon 16 Mar/)] },
    { date: "2026-03-23", start: "2026-03-23T18:30:00.000Z", conflicts: [], clockChange: null },
  ]);
  const same = await planned({ ...asked, time: "18:00", groupLessonId: lesson._id });
  expect(same[0]?.conflicts).toEqual(["There is already a session at this time."]);
  // Clocks go forward on 29 March and back on 25 October, at one in the night.
  const clocks = await planned({ ...asked, date: "2026-03-22", time: "01:30" });
  expect(clocks.map(({ clockChange }) => clockChange)).toEqual([null, "gap"]);
  const back = await planned({ ...asked, date: "2026-10-25", time: "01:30" });
  expect(back.map(({ clockChange }) => clockChange)).toEqual(["overlap", null]);
  expect((await planned({ ...asked, date: "2026-01-05", time: "08:00", weeks: "1" }))[0]?.conflicts).toEqual([
    "An instance cannot start in the past.",
  ]);
});

it("gives dates other tutors than the group lesson has, and none who has left", async () => {
  const [one, other] = [await groups.some(), await groups.some()];
  const added = await groups.addDates(one, { ...pattern, weeks: 1, tutorIds: other.tutorIds });
  expect([added.status, added.body.data.tutorIds]).toEqual([201, other.tutorIds]);
  const [left] = await world.rows<{ id: string }>("select id from tutors where status = 'left' limit 1");
  const refused = await groups.addDates(one, { ...pattern, date: "2026-04-20", tutorIds: [left?.id] });
  expect(refused.body.fields).toEqual({ tutorIds: "The selected tutor no longer exists." });
});

it("enrols a learner for all dates to come, and says why it cannot on some", async () => {
  const lesson = await groups.some({ capacityMin: 1, capacityMax: 1, dates: pattern });
  await groups.publish(lesson);
  const [first, second] = await datesOf(lesson._id);
  const [busy, learner] = [groups.learner(), groups.learner()];
  if (!first || !second) throw new Error("It has no dates.");
  await groups.moved(first, "enrol", { learnerId: busy.id });
  const all = (learnerId: string, waits = false) =>
    world.v2<EnrolledDateRecord[] & { error?: string }>("post", `${path}/${lesson._id}/enrol`, {
      as: "admin",
      body: { learnerId, waits },
    });
  const full = "This session is full. Add to the waiting list?";
  const { status, body } = await all(learner.id);
  expect(status).toBe(200);
  expect(body.map((one) => [one.localDate, one.status, one.reason])).toEqual([
    ["2026-03-16", null, full],
    ["2026-03-23", "enrolled", null],
    ["2026-03-30", "enrolled", null],
  ]);
  // A second time only what is left is done.
  expect((await all(learner.id, true)).body.map((one) => [one.status, one.reason])).toEqual([
    ["waitlisted", null],
    ["enrolled", "This learner is already enrolled."],
    ["enrolled", "This learner is already enrolled."],
  ]);
  const third = groups.learner();
  const refused = await all(third.id);
  expect([refused.status, refused.body.error]).toEqual([422, full]);
});

it("writes to the families of a session that is cancelled or moved, and offers a place by the template in use", async () => {
  const lesson = await groups.some({ capacityMin: 1, capacityMax: 2, dates: pattern });
  await groups.publish(lesson);
  const [off, from, into] = await datesOf(lesson._id);
  if (!off || !from || !into) throw new Error("It has no dates.");
  const [one, other, waiting] = [groups.learner(), groups.learner(), groups.learner()];
  const mails = async (customer: string, about: string) =>
    (
      await world.rows<{ subject: string; body: string }>(
        "select subject, body from messages where to_person_id = $1 and subject like $2",
        [customer, `${about}%`],
      )
    ).slice(-1);
  const enrolled = await groups.moved(off, "enrol", { learnerId: one.id });
  await groups.moved(enrolled, "cancel", { reason: "No cover.", familyMessage: "Adaeze is ill." });
  expect(await mails(one.customer, "Cancelled")).toMatchObject([
    {
      subject: `Cancelled: ${lesson.title}`,
      body: expect.stringMatching(
        new RegExp(`on Monday 16 March 2026 at .*\n\nNothing is charged for ${one.name}[^]*Adaeze is ill\\.`),
      ),
    },
  ]);
  let at = await groups.moved(from, "enrol", { learnerId: one.id });
  await groups.moved(at, "merge", { intoId: into._id });
  expect(await mails(one.customer, "Moved")).toMatchObject([
    {
      subject: `Moved: ${lesson.title}`,
      body: expect.stringMatching(/moved .* to the session on Monday 30 March 2026/),
    },
  ]);
  at = await groups.moved(await groups.dateNow(into), "enrol", { learnerId: other.id });
  at = await groups.moved(at, "enrol", { learnerId: waiting.id, waits: true });
  const [first] = await groups.rosterOf(at);
  await groups.moved(at, "leave", { enrolmentId: first?._id });
  expect(await mails(waiting.customer, "A place")).toMatchObject([
    {
      subject: `A place is free: ${lesson.title}`,
      body: expect.stringContaining(`A place for ${waiting.name} is free`),
    },
  ]);
});

it("writes one letter to each family where all dates are cancelled at once, and names those that are theirs", async () => {
  const lesson = await groups.some({ capacityMin: 1, dates: pattern });
  await groups.publish(lesson);
  const [first, second] = await datesOf(lesson._id);
  const learner = groups.learner();
  if (!first || !second) throw new Error("It has no dates.");
  for (const date of [first, second]) await groups.moved(date, "enrol", { learnerId: learner.id });
  const { version } = await groups.lessonNow(lesson);
  await groups.fire(
    { _id: lesson._id, version },
    "cancel",
    { reason: "Dismissed.", familyMessage: "The tutor has left." },
    { of: path },
  );
  const written = await world.rows<{ body: string }>("select body from messages where to_person_id = $1", [
    learner.customer,
  ]);
  expect(written).toHaveLength(1);
  expect(written[0]?.body).toMatch(
    /on Monday 16 March 2026 at .* and Monday 23 March 2026 at [^]*The tutor has left\./,
  );
  expect(written[0]?.body).not.toContain("Dismissed");
});
