import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of speakers have in common. */
export const speakerKind: RecordKind = {
  history: "SPEAKER",
  one: "speaker",
  many: "speakers",
  list: "speakers",
  write: "transcripts:write",
  act: "transcripts:act",
};
