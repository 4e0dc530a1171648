import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { JournalRecordDocument as query } from "./journal.generated.ts";
import { journalKind } from "./journal.kind.ts";

const { write } = journalKind;
const form = async () => (await import("./form/journal.form.tsx")).JournalForm;
const facts = async () => (await import("./journal-facts.tsx")).JournalFacts;
const adding = {
  newEntry: { needs: write, load: form },
  addToEntry: { needs: write, load: form },
  entryFromFeedback: { needs: write, load: form },
};

/** The dialogs over the journal, each in a file of its own. */
export const journalDialogs = dialogsOf({
  history: { load: async () => (await import("./journal-history.tsx")).JournalHistory },
  new: { needs: write, load: form },
  ...adding,
  edit: { needs: write, query, otherwise: "view", load: form },
  view: { query, load: facts },
});

/** The same over a page whose address has an `edit` and a `view` of its own. */
export const entryDialogs = dialogsOf({
  ...adding,
  editEntry: { needs: write, load: form },
  entry: { query, load: facts },
});
