import { and, count, eq, ne } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import {
  mostOwnOperations,
  operationMessages,
  operationsList,
  viewQueryProblem,
} from "@app/domain/playground/saved-operation.ts";
import {
  mostOwnViews,
  viewMessages,
  type DefaultViewInput,
  type ListViewInput,
  type ListViewUpdateInput,
} from "@app/domain/views/list-view.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import type { ListViewRecord } from "./list-view.record.ts";
import { shownView, viewsOf, visibleView } from "./views.queries.ts";
import { defaultViews, listViews, type ListViewRow } from "./views.table.ts";

/** A change of a shared view is published to everyone signed in; their lists refetch, and show only what they may see. */
const readersOf = ({ audience }: Pick<ListViewRow, "audience">) => (audience === "private" ? null : "signedIn");

const listViewKind: RecordKind<ListViewRow, ListViewRecord> = {
  table: listViews,
  kind: "list-view",
  labelOf: ({ name }) => name,
  ownerOf: ({ ownerId }) => ownerId,
  readBy: readersOf,
  present: shownView,
};

type Audience = Pick<ListViewRow, "audience" | "role">;

/** Sharing a view needs a permission. Source: domain.md 0.4. */
function demandSharing({ actor }: Context, { audience }: Pick<Audience, "audience">): void {
  if (audience !== "private" && !actor.permissions.has("views:act")) {
    throw new Refusal("FORBIDDEN", viewMessages.publishOnly);
  }
}

/** A list's address is short, and a saved operation is one. */
function demandQuery(list: string, query: string): void {
  const problem = viewQueryProblem(list, query);
  if (problem !== null) throw fieldRefusal("query", problem);
}

/** Locks the owner, so that concurrent saves are counted one after the other. Saved operations are counted apart. */
async function demandRoom({ db, actor }: Context, list: string): Promise<void> {
  const isOperation = list === operationsList;
  await db.select({ id: accountUsers.id }).from(accountUsers).where(eq(accountUsers.id, actor.id)).for("update");
  const alike = (isOperation ? eq : ne)(listViews.list, operationsList);
  const [own] = await db
    .select({ n: count() })
    .from(listViews)
    .where(and(eq(listViews.ownerId, actor.id), alike));
  if ((own?.n ?? 0) < (isOperation ? mostOwnOperations : mostOwnViews)) return;
  throw new Refusal("WRONG_STATE", isOperation ? operationMessages.most : viewMessages.mostViews);
}

/** Saves what a list shows under a name. */
export async function createView(context: Context, { role, ...input }: ListViewInput): Promise<ListViewRecord> {
  demandSharing(context, input);
  demandQuery(input.list, input.query);
  await demandRoom(context, input.list);
  const values = { ...input, role: input.audience === "role" ? (role ?? null) : null, ownerId: context.actor.id };
  return createRecord(context, listViewKind, { write: () => insertRecord(context, listViews, values) });
}

/** Its owner changes a view; a super-admin those that are shared. Somebody else's own is as if it were not there. */
function admitTo(context: Context) {
  const { actor } = context;
  return (view: ListViewRow) => {
    if (view.ownerId === actor.id) {
      demandSharing(context, view);
      return;
    }
    const isShared = view.audience === "everyone" || view.role === actor.role || actor.permissions.has("views:act");
    if (view.audience === "private" || !isShared) throw new Refusal("NOT_FOUND", messages.missing("View"));
    if (actor.role !== "super-admin") throw new Refusal("FORBIDDEN", viewMessages.ownerOnly);
  };
}

/** Saves changes to a view, for everyone who sees it. */
export const updateView = (
  context: Context,
  { _id, version, role, ...changes }: ListViewUpdateInput,
): Promise<ListViewRecord> =>
  changeRecord(
    context,
    listViewKind,
    { _id, version },
    {
      admit: admitTo(context),
      write(before) {
        const { audience = before.audience } = changes;
        demandSharing(context, { audience });
        demandQuery(before.list, changes.query ?? before.query);
        const forRole = role === undefined ? before.role : role;
        return updateRecord(context, listViews, before, { ...changes, role: audience === "role" ? forRole : null });
      },
    },
  );

/** Deletes a view; lists that opened with it open as they are. */
export async function deleteView(
  context: Context,
  { _id, version }: { _id: string; version: number },
): Promise<ListViewRecord> {
  const before = await findOrRefuse(context, listViews, _id, "View");
  admitTo(context)(before);
  await checkVersion(context, before, version, (row) => shownView(context, row));
  const shown = await shownView(context, before);
  await context.db.delete(listViews).where(eq(listViews.id, _id));
  const { name: label, ownerId: owner } = before;
  await audit(context, {
    action: "deleted",
    kind: "list-view",
    id: _id,
    label,
    before,
    owner,
    readBy: [readersOf(before)],
  });
  return shown;
}

/** A view can be shared only with roles that can open its list. */
function checkSeenBy(role: string, view: ListViewRow): void {
  const isSeen = view.audience === "everyone" || (view.audience === "role" && view.role === role);
  if (!isSeen) throw fieldRefusal("role", viewMessages.notForRole);
}

/** Chooses what a list opens with, for oneself or for a role. */
export async function chooseDefault(
  context: Context,
  { list, viewId, role }: DefaultViewInput,
): Promise<ListViewRecord[]> {
  const { db, actor, now } = context;
  if (role !== null) demandSharing(context, { audience: "role" });
  const view = viewId === null ? null : await visibleView(context, viewId);
  if (view === undefined || (view && view.list !== list)) throw fieldRefusal("viewId", messages.reference("View"));
  if (view && role !== null) checkSeenBy(role, view);

  const holder = role ?? actor.id;
  const at = and(eq(defaultViews.holder, holder), eq(defaultViews.list, list));
  const [before] = await db.select().from(defaultViews).where(at).for("update");
  if (before?.viewId === viewId) return viewsOf(context, list);
  const values = { holder, list, viewId, changedAt: now };
  await db
    .insert(defaultViews)
    .values(values)
    .onConflictDoUpdate({ target: [defaultViews.holder, defaultViews.list], set: values });
  await audit(context, {
    action: "state-changed",
    kind: "list-view",
    id: viewId,
    label: view?.name ?? list,
    owner: actor.id,
    readBy: [role === null ? null : "signedIn"],
    before: { default: before?.viewId ?? null },
    after: { default: viewId, for: role ?? "own" },
  });
  return viewsOf(context, list);
}
