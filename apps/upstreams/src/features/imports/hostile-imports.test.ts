import { strToU8, zipSync } from "fflate";
import { importer, runnerOf } from "../../testing/imports.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const megabyte = 1024 * 1024;
const head = "First name,Last name,Email,Region\n";

const rootOf = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`;
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A workbook of one sheet, as small as it gets. */
const workbook = (sheet: string, more: Record<string, Uint8Array> = {}) =>
  Buffer.from(
    zipSync({
      "[Content_Types].xml": strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      ),
      "xl/workbook.xml": strToU8(
        `<workbook xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      ),
      "xl/worksheets/sheet1.xml": strToU8(`${rootOf}${sheet}</sheetData></worksheet>`),
      ...more,
    }),
  );

const full = (rows: number) =>
  Array.from(
    { length: rows },
    (_, at) =>
      `<row r="${at + 1}">${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        .split("")
        .map((column) => `<c r="${column}${at + 1}" t="str"><v>${at === 0 ? column : "x".repeat(40)}</v></c>`)
        .join("")}</row>`,
  ).join("");

const bomb = () =>
  workbook(`<row r="1"><c r="A1" t="s"><v>0</v></c></row>`, {
    "xl/sharedStrings.xml": strToU8(`<sst><si><t>${"a".repeat(210 * megabyte)}</t></si></sst>`),
  });

const read = "mapping";
const tooMany = "Use a file of at most 50,000 rows.";
const files: [what: string, name: string, content: () => Buffer, end: string][] = [
  ["18 MB of empty lines", "lines.csv", () => Buffer.from(head + "\n".repeat(18 * megabyte)), tooMany],
  ["16 MB of text after quotation marks", "a.csv", () => Buffer.from(head + `"a"b\n`.repeat(3 * megabyte)), "Line 2:"],
  [
    "16 MB of one cell in quotation marks",
    "b.csv",
    () => Buffer.from(`${head}"${'""'.repeat(8 * megabyte)}`),
    "Line 2:",
  ],
  ["5 MB of lone carriage returns", "cr.csv", () => Buffer.from(head + "a,b,c@x.example,d\r".repeat(300_000)), tooMany],
  ["16 MB of commas", "commas.csv", () => Buffer.from(head + ",".repeat(16 * megabyte)), "Row 2 has more than 1,000"],
  ["a workbook of 4,000 full rows", "full.xlsx", () => workbook(full(4_000)), read],
  ["a workbook packed from 210 MB of nothing", "bomb.xlsx", bomb, "The file is too large to read."],
  [
    "a workbook whose XML declares entities",
    "dtd.xlsx",
    () => workbook(`<!DOCTYPE a [<!ENTITY b "c">]><row/>`),
    "The file could not be read.",
  ],
];

it.each(files)("answers others while it reads %s", async (_, name, content, end) => {
  const { start, one } = importer(world);
  const { body } = await start(content(), name, null);
  const waits: number[] = [];
  const over = new AbortController();
  const reading = runnerOf(world)
    .tick()
    .finally(() => over.abort());
  do {
    const askedAt = performance.now();
    await world.v2("get", "/imports?pageSize=1", { as: "super-admin" });
    waits.push(performance.now() - askedAt);
  } while (!over.signal.aborted);
  await reading;
  waits.sort((a, b) => a - b);
  expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(300);
  const { state, error } = await one(body.data._id);
  expect(error ?? state).toContain(end);
});
