import { dialectInput, dialectUpdateInput } from "@app/domain/language/dialect.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { dialectList, listDialects } from "./dialects.queries.ts";
import { dialectRecord } from "./dialects.record.ts";
import { createDialect, dialectKind, setDialectArchived, updateDialect } from "./dialects.service.ts";

const dialect = recordRoutes({
  path: "/language/dialects",
  area: "words",
  // Dictionary words refer to them, so those responsible for the words edit them, not everyone who writes words.
  write: "words:act",
  answer: dialectRecord,
});

/** Dialects of the languages that are taught. Source: domain.md 1.5. */
export const dialectRoutes: Route[] = [
  dialect.list("A list of dialects.", dialectList, listDialects),
  dialect.facets(dialectList),
  dialect.create("Adds a dialect to a language.", dialectInput, createDialect),
  dialect.update("Saves changes to a dialect.", dialectUpdateInput, updateDialect),
  dialect.event("archive", "Archives a dialect. What names it stays.", (context, at) =>
    setDialectArchived(context, at, true),
  ),
  dialect.event("restore", "Restores an archived dialect.", (context, at) => setDialectArchived(context, at, false)),
];

/** What is shown of a dialect's history, and the ways back. */
export const dialectHistory = historyOf(dialectKind, {
  area: "words",
  write: "words:act",
  first: ["name"],
  more: ["active"],
  body: dialectUpdateInput,
  update: updateDialect,
  revertBy: ({ archivedAt }) =>
    archivedAt ? (context, at) => setDialectArchived(context, at, archivedAt[0] !== null) : null,
});
