import {
  permissionOfReport,
  readReportSheet,
  reportAsked,
  reportHeadings,
} from "../../features/reports/reports.public.ts";
import type { Context } from "../../service/context.ts";
import type { Cell } from "./cell.ts";
import type { ExportPayload } from "./exports.service.ts";
import type { FilterWords } from "./export-kind.ts";
import type { FileSource } from "./file-source.ts";
import { idsOf, inWords, personNames, regionFilter, staffNames } from "./names.ts";

/** What a report can be narrowed to; days and rows are said with its name. */
const filters: Readonly<Record<string, FilterWords>> = {
  regionId: regionFilter,
  subject: { label: "Subject" },
  tutorId: idsOf("Tutor", personNames),
  actorId: idsOf("Person", staffNames),
  role: { label: "Role" },
  action: { label: "Action" },
  entityKind: { label: "Kind" },
  ip: { label: "Address", words: (_, values) => Promise.resolve(values) },
};

async function narrowedTo(context: Context, params: URLSearchParams): Promise<string[]> {
  const said = params.get("trials") === "true" ? ["trial lessons counted as well"] : [];
  for (const [name, { label, words }] of Object.entries(filters)) {
    const values = params.getAll(name);
    if (values.length === 0) continue;
    said.push(`${label}: ${(words ? await words(context, values) : values.map(inWords)).join(", ")}`);
  }
  return said;
}

/** The file of a report: its whole table with every figure counted anew below it, or the records behind one. */
export function reportFile({ query }: ExportPayload): FileSource {
  let [count, about] = [0, ""];
  let whole: Cell[] | null = null;
  return {
    name: reportAsked(query).name,
    permission: permissionOfReport(query),
    headings: reportHeadings(query),
    async page(context) {
      const sheet = await readReportSheet(context, query);
      ({ whole, about } = sheet);
      count = sheet.rows.length;
      return { lines: sheet.rows, place: null };
    },
    count: () => count,
    filter: async (context) => [about, ...(await narrowedTo(context, reportAsked(query).params))].join("; "),
    last: (words) => [...(whole ? [whole] : []), [words]],
  };
}
