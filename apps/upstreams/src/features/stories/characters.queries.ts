import { anyText, flag, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { artUses } from "./art-uses.ts";
import { characterOf, type CharacterRecord } from "./characters.record.ts";
import { characters, type CharacterRow } from "./characters.table.ts";

export const characterList: ListSpec = {
  sorts: { name: [characters.searchName], createdAt: [characters.createdAt] },
  defaultSort: "name",
  search: characters.searchName,
  id: characters.id,
  filters: { id: anyText(characters.id), active: flag(characters.active, "Active") },
};

/** Characters as they are answered, with how many stories and conversations have them. */
export async function shownCharacters(
  context: Pick<Context, "db">,
  rows: readonly CharacterRow[],
): Promise<CharacterRecord[]> {
  const usesOf = await artUses(
    context,
    "character",
    rows.map(({ id }) => id),
  );
  return rows.map((row) => characterOf(row, usesOf(row.id)));
}

export async function listCharacters(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { character: characters }, characters, request);
  return {
    rows: await shownCharacters(
      context,
      rows.map(({ character }) => character),
    ),
    total,
  };
}
