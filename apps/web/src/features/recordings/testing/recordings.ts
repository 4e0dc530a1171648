import type { RecordingLineFragment } from "../recording.generated.ts";

/** A recording of a word that waits for somebody to hear it. */
export const aRecording = ({
  id = "e".repeat(24),
  ...changes
}: Partial<RecordingLineFragment> = {}): RecordingLineFragment => ({
  __typename: "AppRecording",
  id,
  name: id,
  partId: null,
  file: { __typename: "File", id: "f".repeat(24), url: `/files/${"f".repeat(24)}` },
  speaker: {
    __typename: "Speaker",
    ...{ id: "c".repeat(24), code: "SP-0002", displayName: "Mazi Okoli", status: "ACTIVE" },
  },
  dialect: { __typename: "Dialect", id: "d".repeat(24), name: "Onitsha" },
  saidText: "ákwà",
  isOutdated: false,
  durationMs: 900,
  state: "WAITING",
  rejectReason: null,
  author: { __typename: "StaffUser", id: "b".repeat(24), name: "Chinedu Obi" },
  createdAt: "2026-01-04T09:00:00.000Z",
  mainSince: null,
  offered: ["APPROVE", "REJECT", "ARCHIVE"],
  version: 1,
  ...changes,
});
