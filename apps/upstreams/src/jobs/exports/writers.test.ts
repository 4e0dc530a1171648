import fc from "fast-check";
import Papa from "papaparse";
import readSheet from "read-excel-file/node";
import { phoneCell, tidyText, type Cell } from "./cell.ts";
import { csvWriter } from "./csv.ts";
import type { SheetWriter } from "./sheet-writer.ts";
import { xlsxWriter } from "./xlsx.ts";

function written(open: (put: (part: Uint8Array) => void) => SheetWriter, rows: readonly (readonly Cell[])[]): Buffer {
  const parts: Uint8Array[] = [];
  const writer = open((part) => parts.push(part));
  // In two pieces, as pages come.
  writer.rows(rows.slice(0, 1));
  writer.rows(rows.slice(1));
  writer.end();
  return Buffer.concat(parts);
}

/** Texts that have broken sheets: formulas, marks, quotes, line ends, what XML may not hold, a lone zero. */
const hard = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 10 }),
  fc.constantFrom(
    ...[
      "=1+1",
      "+44 7400",
      "-5",
      "@SUM(A1)",
      "\tx",
      "\rx",
      "'=x",
      "''",
      "＝1+1",
      "a;=1+1",
      "a|b",
      "=a\nb",
      "0",
      "007",
      "1e9",
    ],
  ),
  fc.constantFrom(...['a "quoted" one', "a,b;c", "a\r\nb", "Ọmọ́táyọ̀", "O\u0323", "_x000D_", "<&>", "\u0000", " "]),
  fc
    .tuple(fc.constantFrom("=", "＝", "+", "-", "@", "\t", "\r", "'", "''="), fc.string({ unit: "grapheme" }))
    .map(([sign, text]) => sign + text),
);
const table = fc.array(fc.tuple(hard, hard), { minLength: 1, maxLength: 8 });

it("reads every text back out of CSV as it was, and none of them begins as a formula", () => {
  fc.assert(
    fc.property(table, (rows) => {
      const text = written(csvWriter, rows).toString();
      expect(text.startsWith("\uFEFF")).toBe(true);
      const { data } = Papa.parse<string[]>(text.slice(1), { delimiter: ",", newline: "\r\n" });
      const last = data.pop();
      expect(last).toEqual([""]);
      for (const cell of data.flat()) expect(cell).not.toMatch(/^(?!\+\d[\d ]*$)[=+\-@\t\r＝＋－＠]/);
      const bare = data.map((row) => row.map((cell) => cell.replace(/^'('*[=+\-@\t\r＝＋－＠])/, "$1")));
      expect(bare).toEqual(rows.map((row) => row.map(tidyText)));
    }),
    {
      numRuns: 500,
      // Who reads it is told what stands between the cells: guessed, it would be the tab here.
      examples: [
        [
          [
            ["\t", "\t"],
            ["\r", "=1+1"],
          ],
        ],
      ],
    },
  );
});

const read = (cell: unknown) => (cell === null ? "" : cell);

it("reads every text back out of XLSX as it was, and as a text", async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      // A row of its own first and last, so that none is left out for being empty.
      const framed = [["first", "first"], ...rows, ["last", "last"]];
      const [sheet] = await readSheet(written(xlsxWriter, framed), { trim: false });
      const found = sheet!.data.map((row) => row.map(read));
      expect(found).toEqual(framed.map((row) => row.map(tidyText)));
    }),
    { numRuns: 200 },
  );
});

it("leaves numbers as numbers, and an empty place empty", async () => {
  const rows = [
    ["n", "none"],
    [-12.5, null],
    [0, "0"],
  ];
  const [sheet] = await readSheet(written(xlsxWriter, rows));
  expect(sheet!.data).toEqual([
    ["n", "none"],
    [-12.5, null],
    [0, "0"],
  ]);
  expect(written(csvWriter, rows).toString()).toBe("\uFEFFn,none\r\n-12.5,\r\n0,0\r\n");
});

it("leaves phone numbers as they are, and quotes what another country's spreadsheet would cut", () => {
  const text = written(csvWriter, [["+234 803 123 4567", "a;=1+1", "＝1+1", "+1+1"]]).toString();
  expect(text).toBe(`\uFEFF+234 803 123 4567,"a;=1+1",'＝1+1,'+1+1\r\n`);
});

it.each([
  ["08031234567", "08031 234567"],
  ["+2348031234567", "+234 803 123 4567"],
  ["0", "0"],
  [null, null],
])("keeps the zeros of the phone number %s", (number, cell) => {
  expect(phoneCell(number)).toBe(cell);
});
