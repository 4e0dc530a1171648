import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  sql,
  type AnyColumn,
  type SQL,
} from "drizzle-orm";
import { z } from "zod";
import { messages } from "@app/domain/messages.ts";
import { foldForSearch } from "@app/domain/text.ts";
import type { Actor, Context } from "../service/context.ts";
import { amongMany } from "./among.ts";
import { fieldRefusal, Refusal } from "../service/refusal.ts";

/** Who requests a list, and when. */
export interface Asker {
  now: Date;
  actor: Pick<Actor, "id" | "regionIds" | "timeZone">;
}

/** A filter parameter: its allowed values and its condition. `many`: it may repeat, and any value matches. */
export interface Filter {
  value: z.ZodType<string>;
  many: boolean;
  /** `asker` is for conditions that depend on the date, such as an age. */
  where(values: string[], asker: Asker): SQL | undefined;
  /** Words that stand for other values, such as "me"; `every` for all. Their meaning depends on the caller. */
  standsFor?: Readonly<Record<string, (asker: Asker) => readonly string[] | "every">>;
  /** Finds, for `readList`, the rows of a condition that no SQL states, among those that the rest of the query leaves. */
  workedOut?: (context: Context, values: string[], others: SQL | undefined) => Promise<SQL>;
  /** The value to count rows by, or several in rows of their own, if the filter can be counted. */
  countedBy?: (asker: Asker) => AnyColumn | SQL;
  /** A row can hold several of the values, so that counts of single ones do not add up. */
  holdsSeveral?: boolean;
}

/** A list's options, from which query parameters and their documentation are generated. */
export interface ListSpec {
  /** Sort name → columns. */
  sorts: Record<string, readonly AnyColumn[]>;
  defaultSort: string;
  /** The folded column or the condition for `q`; a list without one takes no `q`. */
  search?: AnyColumn | ((search: string) => SQL | undefined);
  /**
   * A query for the ids that a search finds, for lists where matches may be so rare that scanning in sort order for a
   * full page is slow. The matches are found first and sorted afterwards.
   */
  found?: (search: string) => SQL;
  /** How near a row is to what is searched for, the lowest first; rows that are equally near keep the list's order. */
  nearest?: (search: string) => SQL;
  /** Breaks ties, so that pages never overlap. */
  id: AnyColumn;
  filters: Record<string, Filter>;
  /** A condition that applies unless one of these filters is set: not archived, for example. */
  usual?: { where: SQL | ((asker: Asker) => SQL); unless: readonly string[] };
}

/** A parsed list request. */
export interface ListRequest {
  /** Names of the filters that were set. */
  given: ReadonlySet<string>;
  page: number;
  pageSize: number;
  sort: string;
  where: SQL | undefined;
  /** The ids that a search finds, and their column; null to read rows in order directly. */
  found: { id: AnyColumn; ids: SQL } | null;
  orderBy: SQL[];
  /** The reverse order; null if there is none. */
  fromEnd: SQL[] | null;
  limit: number;
  offset: number;
}

const maxPageSize = 100;
const maxPage = 1_000_000;
const whole = (text: string | null, label: string, field: string, fallback: number, max: number): number => {
  if (text === null || text === "") return fallback;
  const number = /^-?\d+$/.test(text) ? Number(text) : NaN;
  if (Number.isNaN(number)) throw fieldRefusal(field, messages.whole(label));
  if (number < 1 || number > max) throw fieldRefusal(field, messages.between(label, 1, max));
  return number;
};

/** Escapes a text for LIKE. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Rows whose folded text contains every word of the search. */
export function searchWhere(column: AnyColumn, search: string): SQL | undefined {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean).slice(0, 10);
  return and(...words.map((word) => sql`${column} like ${`%${literally(word)}%`}`));
}

const sortsOf = ({ sorts }: ListSpec) => Object.keys(sorts).flatMap((name) => [name, `-${name}`]);

/** Empty values come last in either direction. */
function orderOf({ sorts, id, nearest }: ListSpec, sort: string, search: string): Record<"orderBy" | "fromEnd", SQL[]> {
  const backwards = sort.startsWith("-");
  const columns = sorts[sort.replace(/^-/, "")] ?? [];
  const [there, back] = backwards ? [desc, asc] : [asc, desc];
  // An ascending index has them last by default.
  const emptyLast = (column: AnyColumn) =>
    column.notNull || !backwards ? there(column) : sql`${desc(column)} nulls last`;
  const emptyFirst = (column: AnyColumn) =>
    column.notNull || !backwards ? back(column) : sql`${asc(column)} nulls first`;
  const rank = nearest && search !== "" ? nearest(search) : null;
  return {
    orderBy: [...(rank ? [asc(rank)] : []), ...columns.map(emptyLast), there(id)],
    fromEnd: [...(rank ? [desc(rank)] : []), ...columns.map(emptyFirst), back(id)],
  };
}

const searched = ({ search }: ListSpec, text: string): SQL | undefined =>
  typeof search === "function" ? search(text) : search && searchWhere(search, text);

/** A filter's condition, with words resolved for the caller. */
function filtered(filter: Filter, values: string[], asker: Asker): SQL | undefined {
  const wanted = values.map((value) => filter.standsFor?.[value]?.(asker) ?? [value]);
  if (wanted.includes("every")) return undefined;
  const chosen = wanted.flat();
  return chosen.length > 0 ? filter.where(chosen, asker) : sql`false`;
}

/** The condition that applies unless another filter is set. */
function usualOf({ usual }: ListSpec, asker: Asker): SQL | undefined {
  return typeof usual?.where === "function" ? usual.where(asker) : usual?.where;
}

/** The column with the time of the last save, if the table has one. */
const savedColumn = ({ id }: ListSpec): AnyColumn | undefined => getTableColumns(id.table)["updatedAt"];

/** If the rows can be read one after another by id. A number, such as a row's place in its file, identifies none alone. */
const isReadById = ({ id }: ListSpec): boolean => id.dataType === "string";

/** Rows saved at or after an instant. */
function changedSince(spec: ListSpec, query: URLSearchParams): SQL | undefined {
  const column = savedColumn(spec);
  const since = query.get("changedSince");
  if (since === null || column === undefined) return undefined;
  if (!z.iso.datetime({ offset: true }).safeParse(since).success)
    throw fieldRefusal("changedSince", messages.instant("Changed since"));
  return gte(column, new Date(since));
}

/** A damaged id would read as the end of the list. */
const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

/**
 * Rows after one, in id order, so that concurrent changes do not shift pages. An empty id starts at the first; null if
 * the list is read by page number.
 */
function pageAfter({ id }: ListSpec, query: URLSearchParams) {
  const after = query.get("after");
  if (after === null) return null;
  if (after !== "" && !isId(after)) throw fieldRefusal("after", messages.choice("cursor"));
  return { where: after === "" ? undefined : gt(id, after), orderBy: [asc(id)], fromEnd: null, offset: 0 };
}

/** Parses a list request; unknown parameters are refused. `asIf` treats a filter as set, with any value. */
export function parseList(spec: ListSpec, query: URLSearchParams, asker: Asker, asIf?: string): ListRequest {
  const known = new Set([
    ...["page", "pageSize", "sort"],
    ...(isReadById(spec) ? ["after"] : []),
    ...(savedColumn(spec) ? ["changedSince"] : []),
    ...(spec.search ? ["q"] : []),
    ...Object.keys(spec.filters),
  ]);
  for (const name of query.keys()) {
    if (!known.has(name)) throw new Refusal("UNKNOWN_FILTER", messages.unknownFilter(name));
  }
  const page = whole(query.get("page"), "Page", "page", 1, maxPage);
  const pageSize = whole(query.get("pageSize"), "Page size", "pageSize", 25, maxPageSize);
  const sort = query.get("sort") || spec.defaultSort;
  if (!sortsOf(spec).includes(sort)) throw fieldRefusal("sort", messages.choice("sort"));

  const filters = Object.entries(spec.filters).map(([name, filter]) => {
    const values = query.getAll(name);
    if (values.length === 0) return undefined;
    for (const value of filter.many ? values : values.slice(0, 1)) {
      const { success, error } = filter.value.safeParse(value);
      if (!success) throw fieldRefusal(name, error.issues[0]?.message ?? messages.choice(name));
    }
    return filtered(filter, values, asker);
  });
  const search = query.get("q") ?? "";
  const after = pageAfter(spec, query);
  const isUsual = !spec.usual?.unless.some((name) => name === asIf || query.has(name));
  return {
    given: new Set(Object.keys(spec.filters).filter((name) => query.has(name))),
    page,
    pageSize,
    sort,
    where: and(
      after?.where,
      changedSince(spec, query),
      searched(spec, search),
      ...filters,
      isUsual ? usualOf(spec, asker) : undefined,
    ),
    found: spec.found && search.trim() !== "" ? { id: spec.id, ids: spec.found(search.trim()) } : null,
    ...orderOf(spec, sort, search.trim()),
    limit: pageSize,
    offset: (page - 1) * pageSize,
    ...(after && { orderBy: after.orderBy, fromEnd: after.fromEnd, offset: after.offset }),
  };
}

/** A list's query for OpenAPI. */
export const listQuerySchema = (spec: ListSpec): z.ZodObject =>
  z.object({
    page: z.int().min(1).optional(),
    pageSize: z.int().min(1).max(maxPageSize).optional().meta({ description: "25 if left out." }),
    sort: z
      .enum(sortsOf(spec))
      .optional()
      .meta({ description: `\`${spec.defaultSort}\` if left out.` }),
    ...(isReadById(spec) && {
      after: z.string().optional().meta({
        description:
          "Rows after the one with this id, in the order of ids, whatever `page` and `sort` say; empty for the first.",
      }),
    }),
    ...(savedColumn(spec) && {
      changedSince: z.iso
        .datetime({ offset: true })
        .optional()
        .meta({ description: "Only what was saved since then." }),
    }),
    ...(spec.search && {
      q: z.string().optional().meta({ description: "Part of a name; accents and capitals are ignored." }),
    }),
    ...Object.fromEntries(
      Object.entries(spec.filters).map(([name, { value, many }]) => [name, (many ? z.array(value) : value).optional()]),
    ),
  });

/** Any value of a closed list. */
export const anyOf = (column: AnyColumn, values: readonly string[], label: string): Filter => ({
  value: z.enum(values, messages.choice(label)),
  many: true,
  where: (chosen) => inArray(column, chosen),
  countedBy: () => column,
});

const few = 10;

/** Any of these ids or codes. */
export const anyText = (column: AnyColumn): Filter => ({
  value: z.string(),
  many: true,
  // A few values keep the index order; many are found faster as one parameter.
  where: (values) => (values.length > few ? amongMany(column, values) : inArray(column, values)),
  countedBy: () => column,
});

/** Rows whose list contains any of these ids. */
export const anyIn = (column: AnyColumn): Filter => ({
  value: z.string(),
  many: true,
  where: (values) => arrayOverlaps(column, values),
  countedBy: () => sql`unnest(${column})`,
  holdsSeveral: true,
});

/** One text in any case, for a column in capitals. */
export const anyCase = (column: AnyColumn): Filter => ({
  value: z.string(),
  many: false,
  where: ([value = ""]) => eq(column, value.toUpperCase()),
});

/** One exact text. */
export const oneText = (column: AnyColumn): Filter => ({
  value: z.string(),
  many: false,
  where: ([value = ""]) => eq(column, value),
});

/** Omits something expensive from the rows, without filtering. Check `given` for it. */
export const leaveOut = (what: string): Filter => ({
  value: z.enum(["false"], messages.choice(what)).meta({ description: "`false` leaves out counts that are slow." }),
  many: false,
  where: () => undefined,
});

export const flag = (column: AnyColumn, label: string): Filter => ({
  value: z.enum(["true", "false"], messages.choice(label)),
  many: false,
  where: ([value]) => eq(column, value === "true"),
  countedBy: () => sql`${column}::text`,
});
