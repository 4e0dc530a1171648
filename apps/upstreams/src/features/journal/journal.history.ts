import { journalUpdateInput } from "@app/domain/journal/journal.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { admitToEntry, journalKind, setFollowedUp, updateEntry } from "./journal.service.ts";

/** The history shown of an entry, and how to revert it. */
export const journalHistory = historyOf(journalKind, {
  area: "tutors",
  first: ["title"],
  more: ["followUpDoneAt"],
  body: journalUpdateInput,
  update: updateEntry,
  revertBy: ({ followUpDoneAt }) =>
    followUpDoneAt ? (context, at) => setFollowedUp(context, at, followUpDoneAt[0] !== null) : null,
  admit: admitToEntry,
});
