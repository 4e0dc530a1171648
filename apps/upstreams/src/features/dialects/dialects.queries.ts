import { languageOptions } from "@app/domain/language/dialect.ts";
import { anyOf, anyText, flag, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { dialectOf } from "./dialects.record.ts";
import { dialects } from "./dialects.table.ts";

export const dialectList: ListSpec = {
  sorts: {
    subject: [dialects.subjectRank, dialects.subject, dialects.order, dialects.searchName],
    name: [dialects.searchName],
    createdAt: [dialects.createdAt],
  },
  defaultSort: "subject",
  search: dialects.searchName,
  id: dialects.id,
  filters: {
    id: anyText(dialects.id),
    subject: anyOf(dialects.subject, languageOptions, "Language"),
    active: flag(dialects.active, "Active"),
  },
};

export async function listDialects(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { dialect: dialects }, dialects, request);
  return { rows: rows.map(({ dialect }) => dialectOf(dialect)), total };
}
