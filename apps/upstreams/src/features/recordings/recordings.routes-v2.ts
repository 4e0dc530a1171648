import type { RecordingAct } from "@app/domain/recordings/recording-enums.ts";
import { recordingInput, recordingRejectInput } from "@app/domain/recordings/recording.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { write, type Route } from "../../http/route.ts";
import { appRecordingRecord } from "./recording.record.ts";
import { appRecordingList, listAppRecordings } from "./recordings.queries.ts";
import { actOnRecording, createAppRecording } from "./recordings.service.ts";

const path = "/language-app/recordings";
// Everybody who writes anything that is recorded writes words; the service asks for the area of what is recorded.
const calls = recordRoutes({ path, area: "words", answer: appRecordingRecord });
const byRecorders = recordRoutes({ path, area: "words", answer: appRecordingRecord, act: "words:write" });

const act = (name: Exclude<RecordingAct, "reject">, summary: string): Route =>
  (name === "archive" ? byRecorders : calls).event(name, summary, (context, at) => actOnRecording(context, name, at));

/** Recordings of what the learning app teaches. Source: domain.md 1.5. */
export const appRecordingRoutes: Route[] = [
  calls.list("Recordings in use, the oldest first.", appRecordingList, listAppRecordings),
  calls.create("Adds a recording, which somebody else has to approve.", recordingInput, createAppRecording),
  act("approve", "Lets the app use a recording."),
  write({
    method: "post",
    path: `${path}/{id}/reject`,
    summary: "Says why a recording has to be made again.",
    permission: "words:act",
    shape: "record",
    body: recordingRejectInput,
    answer: appRecordingRecord,
    handle: (context, { params: { id = "" }, body: { version, reason } }) =>
      actOnRecording(context, "reject", { _id: id, version }, reason),
  }),
  act("make-main", "Lets a recording be heard before the others."),
  act("archive", "Takes a recording away."),
];
