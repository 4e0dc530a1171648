import { expect, it } from "@jest/globals";
import { importFiles } from "./import-files.ts";
import { readCell } from "./read-cell.ts";
import { sampleOf } from "./sample-file.ts";

it.each(["customers", "dependents", "leads", "tutors", "referrers", "partners", "opening-credit"] as const)(
  "has a sample of %s whose every cell can be read",
  (name) => {
    const [head = "", row = ""] = sampleOf(importFiles[name]).replace("\uFEFF", "").split("\r\n");
    const { columns } = importFiles[name];
    expect(head.split(",")).toEqual(columns.map(({ label }) => label));
    const cells = row.split(",");
    expect(cells).toHaveLength(columns.length);
    const file = { order: null, today: "2026-11-22" };
    const problems = columns.flatMap((column, at) => {
      const read = readCell(column, cells[at] ?? "", file);
      return read && "problem" in read ? [[column.field, read.problem]] : [];
    });
    expect(problems).toEqual([]);
  },
);
