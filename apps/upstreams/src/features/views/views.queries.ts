import { and, asc, eq, ne, or, type SQL } from "drizzle-orm";
import { roles } from "@app/domain/enums.ts";
import { readerOfList } from "@app/domain/views/list-readers.ts";
import type { Context } from "../../service/context.ts";
import { listViewOf, type ListViewRecord } from "./list-view.record.ts";
import { defaultViews, listViews, type ListViewRow } from "./views.table.ts";

/** Own views, shared ones and those of one's role; people who may share views see all shared ones. */
const visibleViews = ({ actor }: Pick<Context, "actor">): SQL | undefined =>
  or(
    eq(listViews.ownerId, actor.id),
    eq(listViews.audience, "everyone"),
    actor.role === null ? undefined : and(eq(listViews.audience, "role"), eq(listViews.role, actor.role)),
    actor.permissions.has("views:act") ? ne(listViews.audience, "private") : undefined,
  );

/** Shared views are only for those who may open the list, as a view's name can contain a customer's. */
function mayOpen({ actor }: Pick<Context, "actor">, list: string): boolean {
  const needs = readerOfList(list);
  return needs !== null && actor.permissions.has(needs);
}

/** The default view of a list, by who chose it. */
async function defaultsOf({ db }: Pick<Context, "db">, list: string): Promise<Map<string, string | null>> {
  const { holder, viewId } = defaultViews;
  const rows = await db.select({ holder, viewId }).from(defaultViews).where(eq(defaultViews.list, list));
  return new Map(rows.map((row) => [row.holder, row.viewId]));
}

async function shown(
  context: Pick<Context, "db" | "actor">,
  list: string,
  rows: ListViewRow[],
): Promise<ListViewRecord[]> {
  const defaults = await defaultsOf(context, list);
  const { id, role } = context.actor;
  const first = defaults.has(id) ? defaults.get(id) : defaults.get(role ?? "");
  return rows.map((row) =>
    listViewOf(row, {
      isDefault: row.id === first,
      defaultFor: roles.filter((one) => defaults.get(one) === row.id),
    }),
  );
}

export async function shownView(context: Pick<Context, "db" | "actor">, row: ListViewRow): Promise<ListViewRecord> {
  const [view] = await shown(context, row.list, [row]);
  return view as ListViewRecord;
}

/** The views of a list that the caller may open, by name. */
export async function viewsOf(context: Context, list: string): Promise<ListViewRecord[]> {
  const rows = await context.db
    .select()
    .from(listViews)
    .where(
      and(
        eq(listViews.list, list),
        mayOpen(context, list) ? visibleViews(context) : eq(listViews.ownerId, context.actor.id),
      ),
    )
    .orderBy(asc(listViews.name), asc(listViews.id));
  return shown(context, list, rows);
}

/** One that the caller may open. */
export async function visibleView(context: Context, id: string): Promise<ListViewRow | undefined> {
  const [row] = await context.db
    .select()
    .from(listViews)
    .where(and(eq(listViews.id, id), visibleViews(context)));
  return row && (row.ownerId === context.actor.id || mayOpen(context, row.list)) ? row : undefined;
}
