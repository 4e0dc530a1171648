import { anyText, flag, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { artUses } from "./art-uses.ts";
import { backgroundOf, type BackgroundRecord } from "./backgrounds.record.ts";
import { backgrounds, type BackgroundRow } from "./backgrounds.table.ts";

export const backgroundList: ListSpec = {
  sorts: { name: [backgrounds.searchName], createdAt: [backgrounds.createdAt] },
  defaultSort: "name",
  search: backgrounds.searchName,
  id: backgrounds.id,
  filters: { id: anyText(backgrounds.id), active: flag(backgrounds.active, "Active") },
};

/** Backgrounds as they are answered, with how many stories and conversations have them. */
export async function shownBackgrounds(
  context: Pick<Context, "db">,
  rows: readonly BackgroundRow[],
): Promise<BackgroundRecord[]> {
  const usesOf = await artUses(
    context,
    "background",
    rows.map(({ id }) => id),
  );
  return rows.map((row) => backgroundOf(row, usesOf(row.id)));
}

export async function listBackgrounds(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { background: backgrounds }, backgrounds, request);
  return {
    rows: await shownBackgrounds(
      context,
      rows.map(({ background }) => background),
    ),
    total,
  };
}
