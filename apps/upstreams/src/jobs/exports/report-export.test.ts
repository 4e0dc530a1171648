import Papa from "papaparse";
import { pino } from "pino";
import request from "supertest";
import { activityReports } from "@app/domain/reports/activity-reports.ts";
import { columnsBy, type ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { activityReportNames, reportNames, type AnyReportName } from "@app/domain/reports/report-enums.ts";
import { reports } from "@app/domain/reports/reports.ts";
import type { ReportItemsRecord, ReportRecord } from "../../features/reports/report.record.ts";
import { addAwkwardLessons } from "../../testing/awkward-lessons.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { AccountJobRecord } from "../account-jobs/account-jobs.record.ts";
import { ExportRunner } from "./export-runner.ts";
import { exportKinds } from "./kinds.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await addAwkwardLessons(world.database);
});
afterAll(() => world.close());

type Wrote = One<AccountJobRecord> & { error: string; fields: object };
const start = (query: string, as: Caller = "director", more: object = {}) =>
  world.v2<Wrote>("post", "/account-jobs/exports", {
    as,
    body: { kind: "report-export", query, format: "csv", ...more },
  });

async function runAll() {
  const { database, clock, signal, availability, files } = world;
  const log = pino({ level: "silent" });
  await new ExportRunner({ database, clock, signal, availability, files, log, holder: "a", kinds: exportKinds }).tick();
}

async function linesOf(query: string, as: Caller = "director"): Promise<string[][]> {
  const { body } = await start(query, as);
  const id = body.data._id;
  await runAll();
  const { body: link } = await world.v2<One<{ url: string }>>("get", `/account-jobs/${id}/file`, { as });
  const file = (await request(world.servers.v2).get(link.data.url).responseType("blob")).body as Buffer;
  return Papa.parse<string[]>(file.toString().slice(1), { skipEmptyLines: true }).data;
}

const definitions: Readonly<Record<AnyReportName, ReportDefinition>> = { ...reports, ...activityReports };
const money = new Set(["USD", "NGN", "GBP"]);
const near = (value: number) => Math.round(value * 100) / 100;

/** What the page shows of a row, as its file should say it; counted here by the units alone. */
function expected(report: ReportDefinition, by: string, cells: ReportRecord["totals"]): string[] {
  return columnsBy(report, by).flatMap((number) => {
    const { value, count, outOf } = cells.find((cell) => cell.number === number)!;
    const { unit, isShaded } = report.numbers[number]!;
    // A month that is to come.
    if (isShaded && !outOf) return ["", "", ""];
    if (unit === "count") return [String(value)];
    if (unit === "day") return [value === null ? "" : new Date(value * 1000).toISOString().slice(0, 10)];
    const said =
      value === null
        ? ""
        : String(near(money.has(unit) ? Math.round(value) / 100 : unit === "share" ? value * 100 : value));
    return unit === "share" ? [said, String(count), outOf === null ? "" : String(outOf)] : [said, String(count)];
  });
}

it.each([...reportNames, ...activityReportNames])(
  "writes the whole table of %s, and each figure of all of it",
  async (name) => {
    const report = definitions[name];
    const [by = ""] = Object.keys(report.groups);
    const query = "between=2025-01-01/2026-01-05";
    const lines = await linesOf(`report=${name}&${query}&by=${by}`);
    const whole = lines.at(-2)!;
    const rows = lines.slice(1, -2);
    const pages: ReportRecord[] = [];
    do {
      const { body } = await world.v2<ReportRecord>(
        "get",
        `/reports/${name}?${query}&by=${by}&page=${pages.length + 1}`,
        {
          as: "director",
        },
      );
      pages.push(body);
    } while (pages.length * 50 < pages[0]!.total);
    // Exports are entries of the log themselves, so the log is longer by now.
    if (!activityReportNames.some((one) => one === name)) {
      expect(rows.map((row) => row.slice(1))).toEqual(
        pages.flatMap((page) => page.rows).map(({ cells }) => expected(report, by, cells)),
      );
      expect(whole.slice(1)).toEqual(expected(report, by, pages[0]!.totals));
    }
    expect(rows.length).toBe(pages[0]!.total);
    expect(new Set(lines.slice(0, -1).map((line) => line.length)).size).toBe(1);
    expect(lines.at(-1)![0]).toMatch(
      new RegExp(`^${rows.length.toLocaleString("en-GB")} rows?\\. ${report.title} by .+\\. Exported `),
    );
  },
);

it("says days of the week, filters and suppressed shares in words, and logs the export", async () => {
  const [region] = await world.rows<{ id: string; code: string }>(
    "select id, code from regions where time_zone = 'Europe/London' limit 1",
  );
  const lines = await linesOf(`report=student-no-show&period=last-28-days&by=weekday&regionId=${region?.id ?? ""}`);
  expect(lines[0]?.[0]).toMatch(/^Weekday/);
  expect(lines.slice(1, -2).every(([name = ""]) => /day$/.test(name))).toBe(true);
  expect(lines.at(-1)![0]).toContain(`, days of Europe/London; Region: ${region?.code}`);
  const [entry] = await world.rows<{ reason: string }>(
    "select reason from team_activity where action = 'exported' and reason like '%by weekday%'",
  );
  expect(entry!.reason).toMatch(/^Student no-shows by weekday/);
});

it.each(reportNames)("writes the records behind a figure of %s as its page lists them", async (name) => {
  const period = "between=2025-01-01/2026-01-05";
  const { body: report } = await world.v2<ReportRecord>("get", `/reports/${name}?${period}`, { as: "director" });
  const filled = report.totals.filter(({ count }) => count > 0).slice(0, 1);
  for (const { number } of filled) {
    const items = (page: number) =>
      world.v2<ReportItemsRecord>("get", `/reports/${name}/items?${period}&number=${number}&page=${page}`, {
        as: "director",
      });
    const first = (await items(1)).body;
    const rest = Array.from({ length: Math.ceil(first.total / 50) - 1 }, (_, place) => items(place + 2));
    const listed = [first, ...(await Promise.all(rest)).map(({ body }) => body)].flatMap((page) => page.items);
    const lines = await linesOf(`report=${name}&${period}&number=${number}`);
    const rows = lines.slice(1, 1 + first.total);
    expect(rows.map((row) => row.slice(0, 4))).toEqual(
      listed.map(({ name: called, at, person, tutor }) => [called, at, person ?? "", tutor ?? ""]),
    );
    expect(new Set(lines.slice(0, -1).map((line) => line.length)).size).toBe(1);
    expect(lines.length).toBe(first.total + (lines.at(-2)?.[0] === "Total" ? 3 : 2));
    expect(lines.at(-1)![0]).toContain(`${definitions[name].title}: ${definitions[name].numbers[number]!.label}, `);
  }
});

it("writes the records of one row, and refuses figures that there are not", async () => {
  const query = "between=2025-01-01/2026-01-05&by=tutor";
  const { body } = await world.v2<ReportRecord>("get", `/reports/student-lessons?${query}`, { as: "director" });
  const row = body.rows.find(({ cells }) => cells.some(({ number, count }) => number === "completed" && count > 0))!;
  const lines = await linesOf(`report=student-lessons&${query}&number=completed&key=${row.key}`);
  expect(lines.length - 2).toBe(row.cells.find(({ number }) => number === "completed")!.count);
  expect((await start("report=student-lessons&number=colour")).body.fields).toHaveProperty("number");
  expect((await start("report=team-activities&number=entries")).body.fields).toHaveProperty("number");
  expect((await start("report=student-lessons&number=completed", "content-creator")).status).toBe(403);
});

it("is refused to those who may not read the report, at the start and when it is fetched", async () => {
  expect((await start("report=team-activities", "content-creator")).status).toBe(201);
  expect((await start("report=tutor-ratings", "content-creator")).status).toBe(403);
  expect((await start("report=nothing")).body.fields).toHaveProperty("query");
  expect((await start("report=tutor-ratings&colour=red")).status).toBe(400);
  expect((await start("report=tutor-ratings&by=colour")).body.fields).toHaveProperty("by");
  expect((await start("report=tutor-ratings", "director", { columns: ["name"] })).body.fields).toHaveProperty(
    "columns",
  );
  await runAll();
  const { _id: id } = (await start("report=tutor-ratings", "admin")).body.data;
  await runAll();
  const link = () => world.v2("get", `/account-jobs/${id}/file`, { as: "admin" });
  expect((await link()).status).toBe(200);
  expect((await jobsOf(world, "admin").byId(id))?.state).toBe("done");
  await world.rows("update account_users set user_role = 'content-creator' where email = 'admin@demo.test'");
  expect((await link()).status).toBe(403);
});
