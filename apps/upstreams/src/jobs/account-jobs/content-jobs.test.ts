import { assignmentMessages } from "@app/domain/content/assignment-messages.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
let jobs: ReturnType<typeof jobsOf>;
let creatorId = "";
beforeAll(async () => {
  world = await openWorld();
  jobs = jobsOf(world, "super-admin");
  const [creator] = await world.rows<{ id: string }>(
    "select id from account_users where email = 'content-creator@demo.test'",
  );
  creatorId = creator?.id ?? "";
});
afterAll(() => world.close());

const lessonsOf = (where: string, limit: number) =>
  world.rows<{ id: string; title: string }>(
    `select id, title from content_lessons where ${where} and archived_at is null order by id limit ${limit}`,
  );
async function run(
  kind: "lessons-assign" | "lessons-due" | "lessons-active" | "lessons-publish",
  ids: string[],
  payload: object,
) {
  const { _id: id } = (await jobs.start(kind, { ids }, payload)).body.data;
  await jobs.work();
  return { job: await jobs.byId(id), failed: (await jobs.items(id, "failed")).data };
}

it("assigns many lessons, and says of each that somebody has already whose it is", async () => {
  const free = await lessonsOf("assignee_id is null and content_status = 'No Content'", 2);
  const taken = await lessonsOf(`assignee_id <> '${creatorId}' and content_status = 'Draft'`, 1);
  const published = await lessonsOf("assignee_id is null and content_status = 'Published'", 1);
  const ids = [...free, ...taken, ...published].map(({ id }) => id);
  const { job, failed } = await run("lessons-assign", ids, { creatorId, dueOn: "2026-03-02", note: "" });
  expect(job).toMatchObject({ done: 2, failed: 2 });
  const reasons = failed.map(({ reason }) => reason);
  expect(reasons).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^This lesson is assigned to .+\. Reassign it\?$/) as string,
      assignmentMessages.published,
    ]),
  );
  const [at] = await world.rows<{ url: string }>(
    `select '/app/content/exam/' || e.exam_slug || '/' || su.id || '/' || t.id || '/' || s.id || '/' || l.id as url
     from content_lessons l join sections s on s.id = l.section_id join topics t on t.id = s.topic_id
     join exam_subjects su on su.id = t.subject_id join exams e on e.id = su.exam_id where l.id = $1`,
    [failed[0]?.recordId],
  );
  expect(failed[0]?.url).toBe(at?.url);
  const again = await run("lessons-assign", [free[0]?.id ?? ""], { creatorId, dueOn: "2026-03-02" });
  expect(again.job).toMatchObject({ done: 0, skipped: 1 });
});

it("changes the due date of many, and switches them off", async () => {
  const ids = (await lessonsOf("assignee_id is null and content_status = 'Draft'", 3)).map(({ id }) => id);
  expect((await run("lessons-due", ids, { dueOn: "2026-04-01" })).job).toMatchObject({ done: 3 });
  expect((await run("lessons-due", ids, { dueOn: "2026-04-01" })).job).toMatchObject({ skipped: 3 });
  expect((await run("lessons-active", ids, { activeFlag: "Inactive" })).job?.done).toBeGreaterThan(0);
  const flags = await world.rows("select distinct active_flag, due_on::text from content_lessons where id = any($1)", [
    ids,
  ]);
  expect(flags).toEqual([{ active_flag: "Inactive", due_on: "2026-04-01" }]);
});

it("publishes those that are ready, and says of each of the others why it is not", async () => {
  const withSession = "exists (select from exam_sessions s where s.lesson_id = content_lessons.id)";
  const [ready, emptied] = await lessonsOf(`content_status = 'Review' and ${withSession}`, 2);
  await world.rows("delete from exam_sessions where lesson_id = $1", [emptied?.id]);
  const [draft] = await lessonsOf(`content_status = 'Draft' and ${withSession}`, 1);
  const ids = [ready, emptied, draft].map((lesson) => lesson?.id ?? "");
  const { job, failed } = await run("lessons-publish", ids, {});
  expect(job).toMatchObject({ done: 1, failed: 2 });
  expect(failed.map(({ reason }) => reason).toSorted()).toEqual([
    "Add at least one block.",
    expect.stringMatching(/^This lesson is a draft/),
  ]);
  const published = await lessonsOf("content_status = 'Published'", 1000);
  expect(published.map(({ id }) => id)).toEqual(expect.arrayContaining([ready?.id]));
});
