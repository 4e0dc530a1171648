import { askForOutcomes } from "@app/domain/messages-sent/message-to-many.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { reportOf } from "../../testing/second-count.ts";
import { beginning } from "../../testing/template.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface NoShow {
  status_since: Date | string;
  region_id: string;
}

it("counts the no-shows that may still be objected to, as long as their region allows", async () => {
  const hour = 3_600_000;
  await world.rows(`update booked_lessons set status_since = '${new Date(beginning.getTime() - 50 * hour).toISOString()}'
    where id in (select id from booked_lessons where status = 'student-no-show' order by id limit 3)`);
  const shown = async () => {
    const { totals } = await reportOf(world, "unconfirmed-lessons", "");
    return totals.find(({ number }) => number === "objection")?.count;
  };
  const noShows = await world.rows<NoShow>(
    "select status_since, region_id from booked_lessons where status = 'student-no-show' and not hold",
  );
  const open = (hours: number) =>
    noShows.filter(({ status_since: since }) => new Date(since).getTime() > beginning.getTime() - hours * hour).length;
  expect(open(72)).toBeGreaterThanOrEqual(3);
  expect(await shown()).toBe(open(72));

  const { status } = await world.v2("post", "/admin/setting", {
    as: "director",
    body: { key: "objectionHours", value: 48 },
  });
  expect(status).toBeLessThan(300);
  expect(await shown()).toBe(open(48));
  expect(open(48)).toBeLessThan(open(72));
});

it("asks tutors how their lessons went, each lesson by name, and nobody who owes no answer", async () => {
  const jobs = jobsOf(world, "admin");
  const waiting = "status in ('booked', 'in-progress', 'awaiting-confirmation') and outcome is null and not hold";
  const lessons = await world.rows<{ tutor_id: string; lesson_number: string }>(
    `select tutor_id, lesson_number from booked_lessons where ${waiting} and end_at <= $1`,
    [beginning],
  );
  const owing = lessons[0]!.tutor_id;
  const [free] = await world.rows<{ id: string }>("select id from tutors where not (id = any($1)) limit 1", [
    lessons.map(({ tutor_id: id }) => id),
  ]);
  const { _id: id } = (await jobs.start("tutors-message", { ids: [owing, free!.id] }, askForOutcomes)).body.data;
  await jobs.work();
  expect(await jobs.byId(id)).toMatchObject({ done: 1, failed: 1 });
  const [failed] = (await jobs.items(id, "failed")).data;
  expect(failed).toMatchObject({ reason: "All of their lessons that are over have an outcome." });
  const [mail] = await world.rows<{ text: string }>("select text from mails where subject = $1", [
    askForOutcomes.subject,
  ]);
  for (const { tutor_id: tutorId, lesson_number: number } of lessons)
    expect([number, mail!.text.includes(number)]).toEqual([number, tutorId === owing]);
});
