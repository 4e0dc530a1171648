import { and, inArray, isNull } from "drizzle-orm";
import { recordedKinds, recordingStates } from "@app/domain/recordings/recording-enums.ts";
import { recorded } from "@app/domain/recordings/recording-rules.ts";
import { anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { userFilter } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { outdatedAmong } from "./recorded.ts";
import { appRecordingOf, type AppRecordingRecord } from "./recording.record.ts";
import { appRecordings, type AppRecordingRow } from "./recordings.table.ts";

export const appRecordingList: ListSpec = {
  sorts: { createdAt: [appRecordings.createdAt] },
  defaultSort: "createdAt",
  id: appRecordings.id,
  filters: {
    id: anyText(appRecordings.id),
    kind: anyOf(appRecordings.kind, recordedKinds, "Kind"),
    recordId: anyText(appRecordings.recordId),
    partId: anyText(appRecordings.partId),
    speakerId: anyText(appRecordings.speakerId),
    state: anyOf(appRecordings.state, recordingStates, "State"),
    authorId: userFilter(appRecordings.createdBy),
  },
};

/** Recordings as they are answered. */
export async function shownRecordings(
  context: Pick<Context, "db">,
  rows: readonly AppRecordingRow[],
): Promise<AppRecordingRecord[]> {
  const isOutdated = await outdatedAmong(context, rows);
  return rows.map((row) => appRecordingOf(row, { isOutdated: isOutdated(row) }));
}

/** Those that are in use, of what the caller may read. */
export async function listAppRecordings(context: Context, request: ListRequest) {
  const kinds = recordedKinds.filter((kind) => context.actor.permissions.has(`${recorded[kind].area}:read`));
  const visible = and(isNull(appRecordings.archivedAt), inArray(appRecordings.kind, kinds));
  const { rows, total } = await readPage(context, { row: appRecordings }, appRecordings, request, visible);
  return {
    rows: await shownRecordings(
      context,
      rows.map(({ row }) => row),
    ),
    total,
  };
}
