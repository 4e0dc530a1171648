import { contentEventsOf } from "../../shared/review/content-events.ts";
import { sessionKind } from "./session.kind.ts";

export const sessionEvents = contentEventsOf(sessionKind, {
  submit: "SENTENCES_SUBMIT",
  publish: "SENTENCES_PUBLISH",
  archive: "SENTENCES_ARCHIVE",
});
