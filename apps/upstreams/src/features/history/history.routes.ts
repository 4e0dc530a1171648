import { z } from "zod";
import { idField, versionField } from "@app/domain/fields.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { read, write, type Route } from "../../http/route.ts";
import { historyEntryRecord, readHistory } from "../../records/history/history.queries.ts";
import { restoreBefore, undoChange } from "../../records/history/history.service.ts";
import type { Historic } from "../../records/history/historic.ts";

const largest = 100;
const limitRefused = messages.between("Limit", 1, largest);
const one = (label: string) => z.array(z.string(), messages.required(label)).min(1, messages.required(label));
const historyQuery = z.object({
  entityKind: one("Entity kind"),
  entityId: one("Entity id"),
  limit: z
    .array(z.coerce.number(limitRefused).int(limitRefused).min(1, limitRefused).max(largest, limitRefused))
    .default([20]),
  after: z.array(z.string()).default([]),
});
const place = { entityKind: z.string(messages.required("Entity kind")), entityId: idField("Record") };
const savedVersion = z.object({ _id: z.string(), version: z.int() }).meta({ id: "SavedVersion" });

/** The kinds of record with a history on this server: who changed what, and how to revert it. Source: domain.md 1.6. */
export function historyRoutes(historics: readonly Historic[]): Route[] {
  /** The requested kind, if the caller may read the record. */
  async function admitted(context: Context, kind: string | undefined, id: string): Promise<Historic> {
    const historic = historics.find((known) => known.kind === kind);
    if (!historic) throw fieldRefusal("entityKind", messages.choice("entity kind"));
    await historic.admit(context, id);
    return historic;
  }

  return [
    read({
      path: "/audit",
      summary: "The changes made to one record, newest first.",
      permission: "caller",
      shape: "plain",
      query: historyQuery,
      answer: z.object({ data: z.array(historyEntryRecord), nextCursor: z.string().nullable() }),
      async handle(context, { query: { entityKind, entityId, limit, after } }) {
        const [id = ""] = entityId;
        const historic = await admitted(context, entityKind[0], id);
        return readHistory(context, historic, id, { limit: limit[0] ?? 20, cursor: after[0] });
      },
    }),
    write({
      method: "post",
      path: "/audit/restore",
      summary: "Restores the values from before a change, as a normal update.",
      permission: "signedIn",
      shape: "record",
      body: z.object({ ...place, entryId: idField("Change"), version: versionField }),
      answer: savedVersion,
      async handle(context, { body: { entityKind, entityId, ...rest } }) {
        const { _id, version } = await restoreBefore(
          context,
          await admitted(context, entityKind, entityId),
          entityId,
          rest,
        );
        return { _id, version };
      },
    }),
    write({
      method: "post",
      path: "/audit/undo",
      summary: "Undoes the change that made a version, while that is the latest.",
      permission: "signedIn",
      shape: "record",
      body: z.object({ ...place, version: versionField }),
      answer: savedVersion,
      async handle(context, { body: { entityKind, entityId, version: made } }) {
        const historic = await admitted(context, entityKind, entityId);
        const { _id, version } = await undoChange(context, historic, entityId, made);
        return { _id, version };
      },
    }),
  ];
}
