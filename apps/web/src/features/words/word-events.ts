import { contentEventsOf } from "../../shared/review/content-events.ts";
import { wordKind } from "./word.kind.ts";

export const wordEvents = contentEventsOf(wordKind, {
  submit: "WORDS_SUBMIT",
  publish: "WORDS_PUBLISH",
  archive: "WORDS_ARCHIVE",
});
