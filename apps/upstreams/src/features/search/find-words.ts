import { and, asc, isNull } from "drizzle-orm";
import { searchWhere } from "../../records/list-spec.ts";
import { words } from "../words/words.public.ts";
import { closenessOf, shownMax, type Finder } from "./found.ts";

/** Words in use, by themselves or by what they mean, each with its first meaning. */
export const findWords: Finder = async (context, wanted) => {
  const { id, headword, subject, meanings, searchAll, sortKey, archivedAt } = words;
  const rows = await context.db
    .select({ id, headword, subject, meanings })
    .from(words)
    .where(and(isNull(archivedAt), searchWhere(searchAll, wanted)))
    .orderBy(closenessOf(headword, wanted), asc(sortKey), asc(id))
    .limit(shownMax);
  return rows.map((row) => ({
    title: row.headword,
    description: [row.subject, ...row.meanings.slice(0, 1).map(({ gloss }) => gloss)].join(", "),
    url: `/app/langauge-app/edit-word/${row.id}`,
  }));
};
