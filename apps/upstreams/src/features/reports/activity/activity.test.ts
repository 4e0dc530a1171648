import { activityReports } from "@app/domain/reports/activity-reports.ts";
import { activityReportNames } from "@app/domain/reports/report-enums.ts";
import { median, reportOf, rounded, valuesOf } from "../../../testing/second-count.ts";
import { openWorld, type Caller, type World } from "../../../testing/world.ts";
import type { ReportRecord } from "../report.record.ts";
import type { EntriesRecord } from "./activity.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Row {
  action: string;
  entity_kind: string;
  entity_id: string | null;
  at: string;
  day: string;
  changes: Record<string, [unknown, unknown]>;
}
const year = "between=2025-01-01/2026-12-31";
const entriesOf = (name: string, query: string, as: Caller = "director") =>
  world.v2<EntriesRecord>("get", `/reports/${name}/items?${query}`, { as });

it("counts entries as plain code does, and how long requests took from their own log", async () => {
  await reportOf(world, "team-activities", year);
  const rows = await world.rows<Row>(
    `select *, (at at time zone 'Europe/London')::date::text as day from team_activity order by id`,
  );
  const within = rows.filter(({ day }) => day >= "2025-01-01" && day <= "2026-12-31");
  const did = (...actions: string[]) => within.filter(({ action }) => actions.includes(action)).length;
  const requests = await world.rows<{ id: string; created_at: string }>("select id, created_at from lesson_requests");
  const madeAt = new Map(requests.map(({ id, created_at: at }) => [id, new Date(at).getTime()]));
  const hours = within.flatMap(({ entity_kind: kind, entity_id: id, action, at, changes }) => {
    const made = madeAt.get(id ?? "");
    const isIt = kind === "lesson-request" && action === "state-changed" && changes["status"]?.[1] === "confirmed";
    return isIt && made !== undefined ? [(new Date(at).getTime() - made) / 3_600_000] : [];
  });
  expect(hours.length).toBeGreaterThan(0);
  const { totals } = await reportOf(world, "team-activities", year);
  expect(valuesOf(totals)).toEqual(
    rounded({
      entries: within.length - did("viewed-sensitive", "exported"),
      created: did("created"),
      updated: did("updated"),
      moved: did("state-changed"),
      removed: did("archived", "deleted"),
      signIns: did("signed-in"),
      refused: did("sign-in-failed", "permission-denied"),
      viewedAs: did("impersonated"),
      requests: median(hours),
      feedback: null,
      reviews: null,
    }),
  );
});

it.each(activityReportNames)("%s has as many entries behind each figure as the figure says", async (name) => {
  await world.v2("get", "/reports/student-no-show", {
    as: "content-manager",
  });
  for (const by of Object.keys(activityReports[name].groups)) {
    const table = await reportOf(world, name, `${year}&by=${by}`);
    for (const { number, count } of table.totals) {
      const { body } = await entriesOf(name, `${year}&number=${number}`);
      expect([number, body.total]).toEqual([number, count]);
    }
    for (const { key, cells } of table.rows.slice(0, 2)) {
      for (const { number, count } of cells) {
        const { body } = await entriesOf(name, `${year}&by=${by}&number=${number}&key=${encodeURIComponent(key)}`);
        expect([by, key, number, body.total]).toEqual([by, key, number, count]);
      }
    }
  }
});

it("shows what changed, and keeps views of sensitive data to their own report", async () => {
  const [dependent] = await world.rows<{ id: string; version: number }>(
    "select id, version from dependents where status = 'active' order by id limit 1",
  );
  const body = {
    _id: dependent!.id,
    version: dependent!.version,
    safeguardingNote: "Camera stays off.",
  };
  await world.v2("patch", "/people/dependents", { as: "admin", body });
  await world.v2("get", `/people/safeguarding-notes?id=${dependent!.id}`, {
    as: "admin",
  });
  const chosen = `period=last-7-days&number=entries&entityKind=dependent`;
  const { body: changed } = await entriesOf("team-activities", `${chosen}&action=updated`);
  expect(changed.entries[0]).toMatchObject({
    action: "updated",
    role: "admin",
  });
  expect(changed.entries[0]?.changes.map(({ field }) => field)).toContain("safeguardingNote");
  expect((await entriesOf("team-activities", `${chosen}&action=viewed-sensitive`)).body.total).toBe(0);
  expect((await entriesOf("sensitive-views", chosen)).body.entries[0]).toMatchObject({ action: "viewed-sensitive" });
});

it("shows admins and those who write content only what they did themselves", async () => {
  await world.v1("get", "/admin/sessions", { as: "content-creator" });
  for (const as of ["admin", "content-manager", "content-creator"] as const) {
    const [own] = await world.rows<{ id: string; n: number }>(
      `select u.id, (select count(*)::int from team_activity a where a.actor_id = u.id and action not in ('viewed-sensitive', 'exported')
         and at >= '2025-01-01' and at < '2027-01-01') as n
       from account_users u where email = $1`,
      [`${as}@demo.test`],
    );
    const others = await world.v2<ReportRecord>(
      "get",
      `/reports/team-activities?${year}&by=person&actorId=${"0".repeat(24)}`,
      {
        as,
      },
    );
    expect(others.body.rows.map(({ key }) => key)).toEqual(own!.n > 0 ? [own!.id] : []);
    expect(others.body.totals.find(({ number }) => number === "entries")?.count).toBe(own!.n);
  }
  expect((await world.v2("get", "/reports/team-activities", { as: "no-role" })).status).toBe(403);
});

it("does not show those who lost a role the records that they may no longer read", async () => {
  const [creator] = await world.rows<{ id: string }>(
    "select id from account_users where email = 'content-creator@demo.test'",
  );
  await world.rows(
    `insert into team_activity (id, at, actor_id, actor_name, role, action, entity_kind, entity_label, changes, request_id)
     values ('${"f".repeat(24)}', '2026-01-05T08:00:00Z', $1, 'Them', 'admin', 'updated', 'customer', 'Ada Obi', '{"phone":["1","2"]}', 'r')`,
    [creator!.id],
  );
  const { body } = await entriesOf("team-activities", `${year}&number=entries&entityKind=customer`, "content-creator");
  expect(body.entries).toMatchObject([{ label: null, changes: [] }]);
});
