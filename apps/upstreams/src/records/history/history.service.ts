import { and, eq } from "drizzle-orm";
import { fieldsBefore } from "@app/domain/history.ts";
import { messages } from "@app/domain/messages.ts";
import { teamActivity } from "../../database/schema/team-activity.table.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { changesSince, entriesOf } from "./history.queries.ts";
import type { Historic, SavedVersion } from "./historic.ts";

const notUndone = () => new Refusal("WRONG_STATE", messages.notUndone);

/** Saves, as a normal update, what a record held before one of its changes. */
export async function restoreBefore(
  context: Context,
  historic: Historic,
  id: string,
  { entryId, version }: { entryId: string; version: number },
): Promise<SavedVersion> {
  const [entry] = await context.db
    .select({ version: teamActivity.version })
    .from(teamActivity)
    .where(and(entriesOf(historic, id), eq(teamActivity.id, entryId)));
  if (!entry) throw new Refusal("NOT_FOUND", messages.missing("Change"));
  if (entry.version === null) throw new Refusal("WRONG_STATE", messages.tooOldToRestore);

  const later = await changesSince(context, historic, id, entry.version);
  const present = await historic.present(context, id);
  const fields = fieldsBefore(
    present,
    later.map(({ changes }) => changes),
    historic.editable,
  );
  if (Object.keys(fields).length === 0) throw new Refusal("WRONG_STATE", messages.nothingToRestore);
  return historic.save({ ...context, reason: messages.restoredFrom(entry.version - 1) }, id, version, fields);
}

/** Undoes the change that made `version`; refused if there is a later one. */
export async function undoChange(
  context: Context,
  historic: Historic,
  id: string,
  version: number,
): Promise<SavedVersion> {
  // Later changes may come first; the version check of the save reports who made them.
  const latest = (await changesSince(context, historic, id, version)).at(-1);
  if (latest?.version !== version || latest.action === "created") throw notUndone();
  const why = { ...context, reason: messages.undone(version) };
  const turned = historic.revert(why, id, version, latest.changes);
  if (turned) return turned;

  const fields = Object.entries(latest.changes)
    .filter(([field]) => historic.editable.includes(field))
    .map(([field, [before]]) => [field, before]);
  if (fields.length === 0) throw notUndone();
  return historic.save(why, id, version, Object.fromEntries(fields) as Record<string, unknown>);
}
