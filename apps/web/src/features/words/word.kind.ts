import type { RecordKind } from "../../shared/records/record-kind.ts";

const root = "/app/langauge-app";
export const wordsPath = `${root}/words-list`;
export const createWordPath = `${root}/create-word`;
export const wordPath = (id: string) => `${root}/edit-word/${id}`;

/** What the list, the pages and the dialogs of words have in common. */
export const wordKind: RecordKind = {
  history: "WORD",
  one: "word",
  many: "words",
  list: "words",
  write: "words:write",
  act: "words:act",
  page: wordPath,
};
