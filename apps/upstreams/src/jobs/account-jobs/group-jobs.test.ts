import { groupsOf } from "../../testing/group-lessons.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
let jobs: ReturnType<typeof jobsOf>;
let groups: Awaited<ReturnType<typeof groupsOf>>;
beforeAll(async () => {
  world = await openWorld();
  jobs = jobsOf(world, "admin");
  groups = await groupsOf(world);
});
afterAll(() => world.close());

const dates = { date: "2026-03-16", time: "18:00", weeks: 2 };
async function run(kind: "groups-publish" | "groups-cancel", choice: object, payload: object = {}) {
  const { _id: id } = (await jobs.start(kind, choice, payload)).body.data;
  await jobs.work();
  const of = async (verdict: string) => (await jobs.items(id, verdict)).data;
  return { done: await of("done"), skipped: await of("skipped"), failed: await of("failed") };
}

it("publishes those that have a date to come, and says of the others why not", async () => {
  const [ready, empty, out] = [await groups.some({ dates }), await groups.some(), (await groups.published()).lesson];
  const { done, skipped, failed } = await run("groups-publish", { ids: [ready._id, empty._id, out._id] });
  const url = `/app/tutoring/group-lessons/instances/${ready._id}`;
  expect(done).toMatchObject([{ recordId: ready._id, url }]);
  expect(failed).toMatchObject([{ recordId: empty._id, reason: "Add a date in the future before you publish." }]);
  expect(skipped).toMatchObject([{ recordId: out._id, reason: "It is already published." }]);
  expect(await groups.lessonNow(ready)).toMatchObject({ status: "published" });
});

it("cancels those that a filter finds, of one kind, with their dates and the reason", async () => {
  const title = "Cancelled in bulk";
  const lesson = await groups.some({ title, dates: { ...dates, date: "2026-03-18" }, kind: "virtual-immersion" });
  await groups.some({ title: `${title} too` });
  const query = new URLSearchParams({ kind: "virtual-immersion", q: title }).toString();
  const { done } = await run("groups-cancel", { query, excludeIds: [], count: 1 }, { reason: "No tutor." });
  expect(done).toMatchObject([
    { recordId: lesson._id, url: `/app/tutoring/virtual-immersions/instances/${lesson._id}` },
  ]);
  expect(await groups.lessonNow(lesson)).toMatchObject({ status: "cancelled", cancelReason: "No tutor." });
  expect(
    await world.rows("select status, reason from group_instances where group_lesson_id = $1", [lesson._id]),
  ).toEqual([
    { status: "cancelled", reason: "No tutor." },
    { status: "cancelled", reason: "No tutor." },
  ]);
});
