import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { groupsOf } from "../../testing/group-lessons.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { endSessions, startSessions } from "./group-times.ts";
import type { GroupLessonRecord } from "./group.record.ts";

let world: World;
let groups: Awaited<ReturnType<typeof groupsOf>>;
beforeAll(async () => {
  world = await openWorld();
  groups = await groupsOf(world);
});
afterAll(() => world.close());

const path = "/group-lessons";
const sent = async () => idOf(await uploadFile(world, "admin", { kind: "cover", ...(await aPicture()) }));
const update = async ({ _id }: GroupLessonRecord, body: object) => {
  const { version } = await groups.lessonNow({ _id } as GroupLessonRecord);
  world.pass(1);
  return world.v2<{ data: GroupLessonRecord; fields: object; error: string }>("patch", path, {
    as: "admin",
    body: { _id, version, ...body },
  });
};

it("keeps a cover that says what it shows, and lets it go with its words", async () => {
  const cover = await sent();
  const lesson = await groups.some({ coverImage: cover, coverAlt: "Drums" });
  expect(lesson).toMatchObject({ coverImage: cover, coverAlt: "Drums" });
  const [file] = await world.rows("select state, refers_kind, refers_id from files where id = $1", [cover]);
  expect(file).toEqual({ state: "kept", refers_kind: "group-lesson", refers_id: lesson._id });
  expect((await update(lesson, { coverAlt: null })).body.fields).toEqual({
    coverAlt: "Say what the cover image shows.",
  });
  const other = await sent();
  expect((await update(lesson, { coverImage: other })).body.data).toMatchObject({
    coverImage: other,
    coverAlt: "Drums",
  });
  expect((await update(lesson, { coverImage: null })).body.data).toMatchObject({ coverImage: null, coverAlt: null });
  expect((await update(lesson, { coverImage: "d".repeat(24), coverAlt: "Drums" })).body.fields).toEqual({
    coverImage: "This file is no longer there. Upload it again.",
  });
});

it("has the cover of the one that it is a copy of", async () => {
  const cover = { coverImage: await sent(), coverAlt: "Drums" };
  await groups.some(cover);
  expect(await groups.some(cover)).toMatchObject(cover);
});

it("follows a curriculum that is in use, and names what there is besides", async () => {
  const [kept] = await world.rows<{ id: string }>(
    "select id from curricula where status = 'active' order by id limit 1",
  );
  const song = { title: "A song", kind: "audio", url: "https://example.com/song.mp3" };
  const lesson = await groups.some({ curriculumId: kept?.id, resources: [song] });
  expect(lesson).toMatchObject({ curriculumId: kept?.id, resources: [song] });
  expect((await update(lesson, { resources: [] })).body.data).toMatchObject({ resources: [], curriculumId: kept?.id });
  await world.rows("update curricula set status = 'archived' where id = $1", [kept?.id]);
  // What it follows already it goes on following.
  expect((await update(lesson, { curriculumId: kept?.id, description: "Other songs." })).status).toBe(200);
  const refused = { curriculumId: "The selected curriculum no longer exists." };
  expect((await groups.create({ curriculumId: kept?.id })).body.fields).toEqual(refused);
  expect((await groups.create({ curriculumId: "d".repeat(24) })).body.fields).toEqual(refused);
});

it("takes the link of a recording once a session has ended", async () => {
  const { date } = await groups.published({ capacityMin: 1 }, { date: "2026-02-12" });
  const recordingUrl = "https://video.example.com/1";
  expect((await groups.fire(date, "recording", { recordingUrl })).body.error).toBe(
    "Add the recording once the session has ended.",
  );
  await groups.shift(date, "60 days");
  for (const time of [startSessions, endSessions]) await time(world.database, world.clock.now(), 50);
  const over = await groups.moved(await groups.dateNow(date), "recording", { recordingUrl });
  expect(over).toMatchObject({ status: "awaiting-confirmation", recordingUrl });
  expect((await groups.fire(over, "recording", { recordingUrl: "shelf" })).status).toBe(422);
  expect(await groups.moved(over, "recording", { recordingUrl: null })).toMatchObject({ recordingUrl: null });
});

/** What a tutor was written to, the last in front. */
const lettersTo = (personId: string | undefined, title: string) =>
  world.rows<{ subject: string; body: string }>(
    "select subject, body from messages where to_person_id = $1 and subject like $2 order by at desc, id desc",
    [personId, `%${title}`],
  );

it("writes to the tutors of sessions once they are published, added, moved and cancelled", async () => {
  const weeks = { date: "2026-03-16", time: "18:00", weeks: 3, skipDates: [] };
  const lesson = await groups.some({ capacityMin: 1, dates: weeks });
  const [tutorId] = lesson.tutorIds;
  const letters = () => lettersTo(tutorId, lesson.title);
  // Of a draft nobody hears.
  expect(await letters()).toEqual([]);
  await groups.publish(lesson);
  expect(await letters()).toMatchObject([
    {
      subject: `You teach ${lesson.title}`,
      body: expect.stringMatching(/on Monday 16 March 2026 at .*, Monday 23 March 2026 at .* and Monday 30 March/),
    },
  ]);
  const [{ body } = { body: "" }] = await letters();
  expect(body).toContain("A session takes 60 minutes.");
  expect(body).not.toMatch(/\n{3}/);

  world.pass(1);
  const added = (await groups.addDates(lesson, { date: "2026-04-13" })).body.data;
  expect(await letters()).toMatchObject([{ body: expect.stringContaining("on Monday 13 April 2026 at") }, {}]);

  world.pass(1);
  await groups.moved(await groups.dateNow(added), "cancel", {
    reason: "No cover found.",
    tutorMessage: "It is Easter.",
  });
  expect((await letters())[0]).toMatchObject({
    subject: `Cancelled: ${lesson.title}`,
    body: expect.stringMatching(/on Monday 13 April 2026 at .*, so you need not teach then\.[^]*It is Easter\./),
  });
});

it("writes to the tutors of both sessions where the learners of one move to the other", async () => {
  const [one, other] = [await groups.some(), await groups.some()];
  const from = (await groups.addDates(one, { date: "2026-05-04" })).body.data;
  const into = (await groups.addDates(one, { date: "2026-05-11", tutorIds: other.tutorIds })).body.data;
  await groups.publish(one);
  const at = await groups.moved(from, "enrol", { learnerId: groups.learner().id });
  world.pass(1);
  await groups.moved(at, "merge", { intoId: into._id });
  for (const [tutorId] of [one.tutorIds, other.tutorIds])
    expect((await lettersTo(tutorId, one.title))[0]).toMatchObject({
      subject: `Moved: ${one.title}`,
      body: expect.stringMatching(/on Monday 4 May 2026 at .* moved to the session on Monday 11 May 2026 at/),
    });
});
