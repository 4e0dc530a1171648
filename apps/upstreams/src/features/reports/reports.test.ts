import { reportNames } from "@app/domain/reports/report-enums.ts";
import { reports } from "@app/domain/reports/reports.ts";
import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { addAwkwardLessons } from "../../testing/awkward-lessons.ts";
import { reportOf } from "../../testing/second-count.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { ItemRecord, ReportItemsRecord } from "./report.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await addAwkwardLessons(world.database);
});
afterAll(() => world.close());

const year = "between=2025-01-01/2025-12-31";
const definitionOf = (name: (typeof reportNames)[number]): ReportDefinition => reports[name];

/** All records behind a figure, page by page; of more than 500 only how many there are said to be. */
async function behind(name: string, query: string): Promise<{ total: number; ids: Set<string> | null }> {
  const ids = new Set<string>();
  for (let page = 1; ; page++) {
    const { body } = await world.v2<ReportItemsRecord>("get", `/reports/${name}/items?${query}&page=${page}`, {
      as: "director",
    });
    body.items.forEach(({ recordId, at, person, note }: ItemRecord) => ids.add([recordId, at, person, note].join(" ")));
    if (body.total > 500) return { total: body.total, ids: null };
    if (page * 50 >= body.total) return { total: body.total, ids };
  }
}

it.each(reportNames)("%s has as many records behind each figure as the figure says", async (name) => {
  const { groups } = definitionOf(name);
  const whole = await reportOf(world, name, year);
  expect(whole.totals.some(({ count }) => count > 0)).toBe(true);
  for (const { number, count } of whole.totals) {
    const { total, ids } = await behind(name, `${year}&number=${number}`);
    expect([number, total]).toEqual([number, count]);
    if (ids) expect(ids.size).toBe(count);
  }
  for (const by of Object.keys(groups)) {
    const table = await reportOf(world, name, `${year}&by=${by}`);
    for (const { key, cells } of table.rows.slice(0, 1)) {
      for (const { number, count } of cells) {
        const { total } = await behind(name, `${year}&by=${by}&number=${number}&key=${encodeURIComponent(key)}`);
        expect([by, key, number, total]).toEqual([by, key, number, count]);
      }
    }
  }
});

it.each(reportNames)("%s answers the same whatever zone the database is in", async (name) => {
  const answers: unknown[] = [];
  for (const zone of ["UTC", "Europe/London", "Africa/Lagos"]) {
    await world.rows(`set time zone '${zone}'`);
    answers.push(await reportOf(world, name, `${year}&compare=before`));
  }
  await world.rows("set time zone 'UTC'");
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

it.each(reportNames)("%s sorts its table by each of its columns", async (name) => {
  const { columns } = definitionOf(name);
  for (const sort of ["name", "-name", ...columns.map((column, at) => (at % 2 ? column : `-${column}`))]) {
    expect((await reportOf(world, name, `${year}&sort=${sort}`)).total).toBeGreaterThan(0);
  }
});

it("refuses rows, sorts, figures and pages that there are none of", async () => {
  for (const query of ["by=moon", "sort=moon", "sort=constructor", "sort=-__proto__", "page=0", "moon=1"]) {
    const { status } = await world.v2("get", `/reports/student-no-show?${query}`, { as: "director" });
    expect([query, status >= 400 && status < 500]).toEqual([query, true]);
  }
  for (const number of ["moon", "constructor"]) {
    const { status } = await world.v2("get", `/reports/student-no-show/items?number=${number}`, { as: "director" });
    expect([number, status]).toEqual([number, 422]);
  }
});

it("says what is wrong with days that nobody can mean", async () => {
  const said = async (days: string) => {
    const { body } = await world.v2("get", `/reports/student-no-show?between=${days}`, { as: "director" });
    return JSON.stringify(body);
  };
  expect(await said("2026-11-20/2026-11-10")).toContain("The last day must not be before the first.");
  expect(await said("2026-11-01/9999-12-31")).toContain("Choose days between 1900 and 2100.");
  expect(await said("2026-11-01/")).toContain("Choose a first and a last day.");
});

it("says how many rows and records there are beyond the last page as well", async () => {
  const { total } = await reportOf(world, "student-lessons", year);
  expect(await reportOf(world, "student-lessons", `${year}&page=99`)).toMatchObject({ total, rows: [] });
  const items = (page: number) =>
    world.v2<ReportItemsRecord>("get", `/reports/student-lessons/items?${year}&number=completed&page=${page}`, {
      as: "director",
    });
  const first = await items(1);
  expect((await items(99)).body).toEqual({ items: [], total: first.body.total, sum: null });
});

it("is shut to those who write content", async () => {
  const { status } = await world.v2("get", "/reports/student-no-show", { as: "content-manager" });
  expect(status).toBe(403);
});
