import type { RecordKind } from "../../shared/records/record-kind.ts";

const root = "/app/langauge-app";
export const sessionsPath = `${root}/sentence-construction`;
export const createSessionPath = `${root}/create-sentence-construction-session`;
export const sessionPath = (id: string) => `${root}/edit-session/${id}`;

/** What the list, the pages and the dialogs of sentence sessions have in common. */
export const sessionKind = {
  history: "SENTENCE_SESSION",
  one: "sentence session",
  many: "sentence sessions",
  list: "sentenceSessions",
  write: "words:write",
  act: "words:act",
  page: sessionPath,
} as const satisfies RecordKind;
