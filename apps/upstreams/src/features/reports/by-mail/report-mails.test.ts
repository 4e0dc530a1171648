import { reportMailHour } from "@app/domain/reports/report-mail-enums.ts";
import { reportPaths } from "@app/domain/reports/report-paths.ts";
import { jobs } from "../../../jobs/job-list.ts";
import { addAwkwardLessons } from "../../../testing/awkward-lessons.ts";
import { valuesOf } from "../../../testing/second-count.ts";
import { openWorld, type Caller, type One, type World } from "../../../testing/world.ts";
import type { ReportRecord } from "../report.record.ts";
import type { ReportMailPreviewRecord, ReportMailRecord } from "./report-mail.record.ts";

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await addAwkwardLessons(world.database);
  // The seed has one of its own.
  await world.rows("delete from report_mails");
});
afterEach(() => world.close());

const list = "/app/reports/student-no-show";
interface Saved {
  _id: string;
  version: number;
}
const save = async (more: object = {}, as: Caller = "director") =>
  (
    await world.v2<One<Saved>>("post", "/views", {
      as,
      body: { list, name: "Mine", query: "sort=-rate", audience: "private", ...more },
    })
  ).body.data;
const set = (id: string, every: "weekly" | "monthly" | null, as: Caller = "director") =>
  world.v2<{ data: ReportMailRecord[]; error: string }>("put", `/reports/mails/${id}`, { as, body: { every } });
const preview = (id: string, every: "weekly" | "monthly", as: Caller = "director") =>
  world.v2<ReportMailPreviewRecord>("get", `/reports/mails/${id}/preview?every=${every}`, { as });

const job = jobs.find(({ name }) => name === "email-reports")!;
const run = () => {
  const { database, clock, files } = world;
  return job.run({ database, now: clock.now(), signal: new AbortController().signal, files });
};
const written = () =>
  world.rows<{ subject: string; text: string; to: string; status: string }>(
    `select subject, text, "to", status from mails where template = 'report' order by created_at`,
  );
const goTo = (instant: string) => world.pass((Date.parse(instant) - world.clock.now().getTime()) / 60_000);
const inZone = (zone: string, role = "director") =>
  world.rows("update account_users set time_zone = $1 where email = $2", [zone, `${role}@demo.test`]);

it("emails the week before on its owner's Monday morning, once, through a change of the clocks", async () => {
  await inZone("Europe/London");
  const { _id: id } = await save();
  expect((await set(id, "weekly")).body.data).toEqual([
    { viewId: id, name: "Mine", list, title: "Student no-shows", every: "weekly", nextOn: "2026-01-12" },
  ]);
  expect(await run()).toEqual({ sent: 0 });
  // Clocks go forward on Sunday, 29 March: seven o'clock on Monday is six by UTC.
  goTo("2026-03-23T07:00:00Z");
  expect([await run(), await run()]).toEqual([{ sent: 1 }, { sent: 0 }]);
  goTo("2026-03-30T05:59:00Z");
  expect(await run()).toEqual({ sent: 0 });
  goTo("2026-03-30T06:00:00Z");
  expect([await run(), await run()]).toEqual([{ sent: 1 }, { sent: 0 }]);
  const mails = await written();
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Student no-shows, Mine: 16 Mar 2026 to 22 Mar 2026",
    "Student no-shows, Mine: 23 Mar 2026 to 29 Mar 2026",
  ]);
  expect(mails[0]).toMatchObject({ to: "director@demo.test", status: "waiting" });
  // Days that passed while no server ran are not made up for: only the latest week was emailed, once.
  expect(mails).toHaveLength(2);
});

it("says the headline figures of the report for those days, what changed, and no name of a person", async () => {
  const { _id: id } = await save({ query: "sort=-rate&trials=true&by=learner" });
  await set(id, "monthly");
  goTo("2026-02-01T12:00:00Z");
  expect(await run()).toEqual({ sent: 1 });
  const [mail] = await written();
  world.forgetTokens();
  const { body } = await world.v2<ReportRecord>(
    "get",
    "/reports/student-no-show?between=2026-01-01/2026-01-31&compare=before&trials=true",
    { as: "director" },
  );
  const [now, before] = [valuesOf(body.totals), valuesOf(body.before!)];
  expect(before["noShows"]).toBeGreaterThan(0);
  const line = mail!.text.split("\n").find((one) => one.startsWith("No-shows: "))!;
  const way = now["noShows"]! > before["noShows"]! ? "up" : "down";
  const gap = Math.abs(now["noShows"]! - before["noShows"]!);
  expect(line).toBe(`No-shows: ${now["noShows"]}, ${way} ${gap} from ${before["noShows"]}`);
  expect(mail!.text).toContain("1 Jan 2026 to 31 Jan 2026, compared with 1 Dec 2025 to 31 Dec 2025");
  expect(mail!.text).toContain("{link}");
  const names = await world.rows<{ name: string }>("select first_name || ' ' || last_name as name from persons");
  const rowsShown = body.rows.map(({ name }) => name);
  expect(rowsShown.length).toBeGreaterThan(0);
  for (const { name } of names) expect(mail!.text).not.toContain(name);
});

it.each(reportPaths.filter(({ name }) => name !== "dashboard"))(
  "can email a view of $path",
  async ({ path, title }) => {
    const { _id: id } = await save({ list: path, query: "period=last-month" });
    expect((await set(id, "weekly")).body.data).toMatchObject([{ viewId: id, list: path, title }]);
    expect((await preview(id, "weekly")).body).toMatchObject({ to: "director@demo.test" });
    goTo("2026-01-12T12:00:00Z");
    expect(await run()).toEqual({ sent: 1 });
    expect((await written())[0]?.subject).toContain(`${title}, Mine`);
  },
);

it("goes by the clock of its owner and the end of the report's week, wherever they are", async () => {
  await inZone("Pacific/Auckland");
  const { _id: id } = await save();
  await set(id, "weekly");
  // Seven on Monday in Auckland is Sunday evening in London, whose week is not over.
  goTo(`2026-01-11T18:00:00Z`);
  expect(await run()).toEqual({ sent: 0 });
  goTo("2026-01-12T00:00:00Z");
  expect(await run()).toEqual({ sent: 1 });
  expect(reportMailHour).toBe(7);
});

it("writes nothing twice where it is stopped midway, and none without its note", async () => {
  const { _id: id } = await save();
  await set(id, "weekly");
  goTo("2026-01-12T12:00:00Z");
  await world.rows(
    `create function stop_it() returns trigger language plpgsql as $$ begin raise exception 'stopped'; end $$`,
  );
  await world.rows("create trigger stop_it before update on report_mails for each row execute function stop_it()");
  await expect(run()).rejects.toThrow();
  expect(await written()).toEqual([]);
  await world.rows("drop trigger stop_it on report_mails");
  const all = await Promise.all([run(), run(), run()]);
  expect(all.reduce((sum, { sent }) => sum + sent!, 0)).toBe(1);
  expect(await written()).toHaveLength(1);
});

it("ends by its owner, with the view, and is not sent to who may no longer read the report or sign in", async () => {
  const own = await save({ name: "Ended" });
  await set(own._id, "weekly");
  expect((await set(own._id, null)).body.data).toEqual([]);
  const gone = await save({ name: "Deleted" });
  await set(gone._id, "weekly");
  await world.v2("post", `/views/${gone._id}/delete`, { as: "director", body: { version: gone.version } });
  const demoted = await save({ name: "Demoted" }, "admin");
  await set(demoted._id, "weekly", "admin");
  await world.rows("update account_users set user_role = 'content-creator' where email = 'admin@demo.test'");
  goTo("2026-01-12T12:00:00Z");
  expect(await run()).toEqual({ sent: 0 });
  const [entry] = await world.rows("select reason from team_activity where entity_id = $1 and actor_name = 'system'", [
    demoted._id,
  ]);
  expect(entry).toEqual({ reason: "Ended: its owner may no longer read the report." });
  const said = await written();
  expect(said.map(({ subject }) => subject)).toEqual(["Emails of “Demoted” have ended"]);
  await world.rows("update account_users set user_role = 'admin' where email = 'admin@demo.test'");
  await set(demoted._id, "weekly", "admin");
  await world.rows("update account_users set status = 'inactive' where email = 'admin@demo.test'");
  goTo("2026-01-19T12:00:00Z");
  expect(await run()).toEqual({ sent: 0 });
  expect(await written()).toEqual(said);
});

it("shows the email before, and refuses views of lists and of others", async () => {
  const { _id: id } = await save();
  const { body } = await preview(id, "weekly");
  expect(body).toMatchObject({ to: "director@demo.test", nextOn: "2026-01-12" });
  expect(body.text).toContain("29 Dec 2025 to 4 Jan 2026");
  expect(await written()).toEqual([]);
  const ofList = await save({ list: "/app/tutoring/customers", query: "sort=name" });
  expect((await set(ofList._id, "weekly")).body.error).toBe("Only views of reports can be emailed.");
  expect((await set(id, "weekly", "admin")).status).toBe(404);
  expect((await preview(id, "weekly", "admin")).status).toBe(404);
  const untaught = await save({ query: "subject=Klingon" });
  expect((await set(untaught._id, "weekly")).body.error).toBe("Choose a valid subject.");
  const creators = await save({}, "content-creator");
  expect((await set(creators._id, "weekly", "content-creator")).status).toBe(403);
});
