import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ImportKind } from "@app/domain/imports/import-enums.ts";
import { importMessages } from "@app/domain/imports/import-messages.ts";
import { importer } from "../../testing/imports.ts";
import { openWorld, type World } from "../../testing/world.ts";

/** Files as spreadsheets and other programs write them, each of which was once refused, misread or damaged. */

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const folder = fileURLToPath(new URL("../../testing/people-files/", import.meta.url));
const contentOf = (name: string) => readFile(folder + name);

/** A file of these, as it was read. */
async function read(name: string, kind: ImportKind = "customers", content?: Buffer) {
  const calls = importer(world, "super-admin", kind);
  const id = await calls.send(content ?? (await contentOf(name)), name);
  return { id, ...calls, standing: await calls.one(id) };
}

it("reads a file of Windows-1252, and says for what it was taken", async () => {
  const { standing } = await read("windows1252.csv");
  expect(standing).toMatchObject({
    state: "mapping",
    sample: [["René", "O’Brien", "c2@example.org", "UK"]],
    notes: [
      "Read as Western European (Windows-1252). If letters look wrong, save the file as CSV UTF-8 and upload it again.",
    ],
  });
});

it.each(["tabs.tsv", "tabs.txt"])("reads cells between tabs from %s", async (name) => {
  const { standing } = await read(name, "customers", await contentOf("tabs.tsv"));
  expect(standing).toMatchObject({ state: "mapping", notes: [] });
  expect(standing.sample).toEqual([["Chiọma", "Èzè", "c3@example.org", "NG"]]);
});

const table = "First name;Last name;Email;Region\nÈbùn;Ọ̀ṣọ́;e@example.org;NG\n";
it.each([
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${table}`)],
  ["UTF-16 as “Unicode text” is saved", Buffer.from(`\uFEFF${table.replaceAll(";", "\t")}`, "utf16le")],
  ["UTF-16 of the other order", Buffer.from(`\uFEFF${table}`, "utf16le").swap16()],
  ["UTF-8 with a line that names what is between the cells", Buffer.from(`sep=;\r\n${table}`)],
  ["lines that end as on old Macs", Buffer.from(table.replaceAll("\n", "\r"))],
  ["empty lines below the table, and a title above it", Buffer.from(`Customers\n\n${table}\n\n;;;\n`)],
  ["an empty column before the table", Buffer.from(table.replaceAll(/^(?=.)/gm, ";"))],
])("reads a table in %s", async (_, content) => {
  const { standing } = await read("table.csv", "customers", content);
  expect(standing).toMatchObject({ state: "mapping", headings: ["First name", "Last name", "Email", "Region"] });
  expect(standing.sample).toEqual([["Èbùn", "Ọ̀ṣọ́", "e@example.org", "NG"]]);
});

it("reads a heading with a line break in quotation marks as one column", async () => {
  const { standing } = await read("quoted-heading-newline.csv");
  expect(standing.headings).toEqual(["First name, or\nnames", "Last, name", "Email", "Region"]);
  expect(standing.sample).toEqual([["Ada", "Eze", "c7@example.org", "NG"]]);
});

it.each([
  [
    "lead-unclosed.csv",
    "Line 2: a quotation mark is opened and never closed. Correct the line and upload the file again.",
  ],
  [
    "lead-unclosed-mid.csv",
    "Line 2: there is text after a closing quotation mark, or a mark is missing. Correct the line and upload the file again.",
  ],
])("names the line of %s whose quotation marks are wrong, and reads none of it", async (name, error) => {
  const { standing } = await read(name, "leads");
  expect(standing).toMatchObject({ state: "failed", error, sample: [], total: 0 });
});

it("names the row that has a cell without a heading", async () => {
  const content = Buffer.from("First name,Last name,Address\nAda,Eze,1 High St\nObi,Ude,2 High St, London\n");
  const { standing } = await read("commas.csv", "customers", content);
  expect(standing).toMatchObject({ state: "failed" });
  expect(standing.error).toMatch(/^Row 3 has a cell that no heading stands above\./);
});

it("reads the sheet that people see, not a hidden one before it", async () => {
  const { standing } = await read("hidden-first.xlsx");
  expect(standing.headings).toEqual(["First name", "Last name", "Email", "Region", "Phone", "Date of birth"]);
});

it("keeps every letter of a file of many dots below, wherever its pieces end", async () => {
  const content = await contentOf("yoruba-dense.csv");
  const { id, standing } = await read("yoruba-dense.csv");
  const rows = await world.rows<{ cells: string[] }>(
    "select cells from import_rows where import_id = $1 order by place",
    [id],
  );
  const lines = content.toString("utf8").trim().split(/\r?\n/).slice(1);
  expect(standing.total).toBe(lines.length);
  expect(rows.map(({ cells }) => cells.join(","))).toEqual(lines);
});

it.each([0, 1, 2])("keeps letters that lie on the border of every piece, moved by %i bytes", async (by) => {
  const name = "ẹọ".repeat(40);
  const lines = Array.from({ length: 1_200 }, (_, n) => `${name},${"ṣ".repeat(30)},b${by}.${n}@example.org,NG`);
  const content = Buffer.from(`${"x".repeat(by)}First name,Last name,Email,Region\n${lines.join("\n")}\n`);
  const { id } = await read("borders.csv", "customers", content);
  const rows = await world.rows<{ cells: string[] }>(
    "select cells from import_rows where import_id = $1 order by place",
    [id],
  );
  expect(rows.map(({ cells }) => cells.join(","))).toEqual(lines);
});

it.each([
  ["corner.xlsx", "Use a file of at most 50,000 rows."],
  ["corner-mid.xlsx", "Use a file of at most 50,000 rows."],
  ["hugerow.xlsx", "The file could not be read. Save it again as CSV or XLSX."],
  ["hugecol.xlsx", "The file could not be read. Save it again as CSV or XLSX."],
])("refuses %s at once", async (name, error) => {
  const startedAt = performance.now();
  expect((await read(name)).standing).toMatchObject({ state: "failed", error });
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});

it("names the line with a character that is none, however far down, and what to do", async () => {
  const text = `First name,Last name,Region\r\n${"Ada,Obi,NG\r\n".repeat(9_000)}A\u0000da,Obi,NG`;
  const { standing } = await read("nul.csv", "customers", Buffer.from(text));
  expect(standing).toMatchObject({ state: "failed", error: importMessages.strayByte(9002, 0) });
});

it.each([
  ["day-first", "1985-03-04"],
  ["month-first", "1985-04-03"],
])("reads days with an hour, %s, and months by name", async (dateOrder, day) => {
  const { id, check } = await read("dates.csv");
  await check(id, { dateOrder });
  const born = "select changes, cells, problems from import_rows where import_id = $1 order by place";
  expect(await world.rows(born, [id])).toMatchObject([{ problems: null }, { problems: null }]);
  const { run, undo } = importer(world);
  await run(id);
  const people =
    "select date_of_birth::text as day from persons where email in ('d1@example.org', 'd2@example.org') order by email";
  expect(await world.rows(people)).toEqual([{ day }, { day: "1985-04-03" }]);
  await undo(id);
});

it("says what is wrong with a day that can be read in two ways", async () => {
  const { id, check, rows } = await read("dates.csv");
  await check(id);
  expect((await rows(id))[0]?.problem).toMatch(/This date can be read in two ways/);
});

it("remembers the choice between two columns of one name for just such a file", async () => {
  const { id, check, standing } = await read("two-phones.csv", "leads");
  expect(standing.mapping).toEqual([null, "email", "phoneNumber", null, "message"]);
  await check(id, { mapping: ["firstName", "email", null, "phoneNumber", "message"] });
  const again = await read("two-phones.csv", "leads");
  expect(again.standing.mapping).toEqual(["firstName", "email", null, "phoneNumber", "message"]);
  const later = await read("later.csv", "leads", Buffer.from("Name,Email,Phone\nAda,a2@example.org,+2348031234567\n"));
  expect(later.standing.mapping).toEqual([null, "email", "phoneNumber"]);
  await again.call(`/imports/${again.id}/cancel`, {});
});

it.each(["phone-marks.csv", "idn-email.csv"])("takes %s as it was meant", async (name) => {
  const { id, check, rows } = await read(name);
  await check(id);
  expect(await rows(id)).toMatchObject([{ verdict: "create", problem: null }]);
});

it("takes two people of one phone and surname for two, and asks whether they are of one household", async () => {
  const { id, check, rows, run } = await read("household.csv");
  await check(id);
  // The second is asked about at the first check already, beside the row before it.
  expect((await rows(id)).map(({ verdict, candidates }) => [verdict, ...candidates])).toEqual([
    ["create"],
    ["create", { label: "Same household? Row 2", url: null }],
  ]);
  await run(id);
  const third = Buffer.from(
    "First name,Last name,Email,Phone,Region\nChidi,Okeke,c.okeke@example.org,+2348031234500,NG\n",
  );
  const more = await read("third.csv", "customers", third);
  await more.check(more.id);
  const [row] = await more.rows(more.id);
  expect(row).toMatchObject({ verdict: "create", problem: null });
  expect(row?.candidates.map(({ label }) => label).toSorted()).toEqual([
    expect.stringMatching(/^Same household\? Emeka Okeke \(C-\d+\)$/) as string,
    expect.stringMatching(/^Same household\? Ngozi Okeke \(C-\d+\)$/) as string,
  ]);
  await importer(world).undo(id);
});

it("reads a number as it is dialled at home, though it is newer than the lists of numbers", async () => {
  const content = Buffer.from("First name,Last name,Phone,Region\nAda,Home,07700 900123,UK\n");
  const { id, check, rows } = await read("home.csv", "customers", content);
  await check(id);
  expect(await rows(id)).toMatchObject([{ verdict: "create", problem: null }]);
});

it("finds by its other address the person whom a record was merged into", async () => {
  const [one, other] = await world.rows<{ id: string; version: number; email: string; customer_number: string }>(
    "select c.id, c.version, p.email, c.customer_number from customers c join persons p using (id) where email is not null and c.archived_at is null order by c.id limit 2",
  );
  await world.rows("update persons set merged_into_id = $1 where id = $2", [one?.id, other?.id]);
  await world.rows("update customers set archived_at = now() where id = $1", [other?.id]);
  const content = Buffer.from(`First name,Last name,Email,Region\nAda,Merged,${other?.email},UK\n`);
  const { id, check, rows } = await read("merged.csv", "customers", content);
  await check(id);
  expect((await rows(id))[0]?.url).toBe(`/app/tutoring/customers/${one?.id}`);
  const likely = `/people/likely-customers?email=${encodeURIComponent(other?.email ?? "")}`;
  const found = await world.v2<{ _id: string }[]>("get", likely, { as: "super-admin" });
  expect(found.body.map(({ _id }) => _id)).toEqual([one?.id]);
  // Somebody who is there with the address of the merged record is a likely duplicate of whoever it was merged into.
  const [third] = await world.rows<{ id: string }>(
    `update persons set secondary_email = $1 where id = (select c.id from customers c join persons p using (id)
       where c.archived_at is null and c.id <> $2 and p.merged_into_id is null order by c.id desc limit 1) returning id`,
    [other?.email, one?.id],
  );
  const duplicates = async (customer = "") =>
    (
      await world.v2<{ customer: { _id: string }; likeness: string }[]>(
        "get",
        `/people/customers/${customer}/duplicates`,
        {
          as: "super-admin",
        },
      )
    ).body.map(({ customer: { _id }, likeness }) => [_id, likeness]);
  expect(await duplicates(third?.id)).toContainEqual([one?.id, "same"]);
  expect(await duplicates(one?.id)).toContainEqual([third?.id, "same"]);
  await world.rows("update persons set secondary_email = null where id = $1", [third?.id]);
  // The phone of the merged record finds whoever it was merged into, too.
  const [phone] = await world.rows<{ phone_number: string; last_name: string }>(
    "update persons set phone_number = '+447700900998' where id = $1 returning phone_number, last_name",
    [other?.id],
  );
  const byPhone = `/people/likely-customers?phoneNumber=${encodeURIComponent(phone?.phone_number ?? "")}&lastName=${encodeURIComponent(phone?.last_name ?? "")}`;
  const sharing = await world.v2<{ _id: string }[]>("get", byPhone, { as: "super-admin" });
  expect(sharing.body.map(({ _id }) => _id)).toEqual([one?.id]);
  const typed = "Given name,Last name,Phone,Region\n";
  const [former] = await world.rows<{ first_name: string }>("select first_name from persons where id = $1", [
    other?.id,
  ]);
  const sheet = Buffer.from(`${typed}${former?.first_name},${phone?.last_name},07700 900998,UK\n`);
  const imported = await read("merged-phone.csv", "customers", sheet);
  await imported.check(imported.id);
  const [row] = await imported.rows(imported.id);
  expect(row).toMatchObject({ verdict: "ambiguous", candidates: [{ url: `/app/tutoring/customers/${one?.id}` }] });
  const search = `/people/customers?q=${encodeURIComponent(other?.email ?? "")}`;
  const listed = await world.v2<{ data: { _id: string }[] }>("get", search, { as: "super-admin" });
  expect(listed.body.data.map(({ _id }) => _id)).toEqual([one?.id]);
});
