import { exportMessages } from "@app/domain/system/export.ts";
import type { Context } from "../../service/context.ts";
import type { ExportKind } from "./export-kind.ts";
import { inWords } from "./names.ts";

/** Describes a list's filters: "Filtered by “ada”; Status: Active, Paused; Region: UK" */
export async function filterInWords(context: Context, kind: ExportKind, query: string): Promise<string> {
  const params = new URLSearchParams(query);
  const search = params.get("q") ?? "";
  const said = search === "" ? [] : [`“${search}”`];
  for (const name of new Set(params.keys())) {
    if (!(name in kind.list.filters)) continue;
    const { label, words } = kind.filters[name] ?? { label: inWords(name) };
    const values = params.getAll(name);
    said.push(`${label}: ${(words ? await words(context, values) : values.map(inWords)).join(", ")}`);
  }
  return said.length === 0 ? exportMessages.unfiltered : exportMessages.filtered(said.join("; "));
}
