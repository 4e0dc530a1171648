import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { eventDialogs } from "../../shared/records/record-events.ts";
import { updateEvents } from "./update-events.ts";
import { ProductUpdateRecordDocument as query } from "./update.generated.ts";
import { updateKind } from "./update.kind.ts";

const { write } = updateKind;
const question = async () => (await import("./update-questions.tsx")).UpdateQuestion;

/** The dialogs over the list of product updates, each in a file of its own. */
export const updateDialogs = dialogsOf({
  new: { needs: write, load: async () => (await import("./form/update.form.tsx")).UpdateForm },
  copy: { needs: write, query, load: async () => (await import("./form/copy.form.tsx")).CopyForm },
  ...eventDialogs(updateEvents, question, {
    schedule: { query, load: async () => (await import("./update-schedule.tsx")).UpdateSchedule },
  }),
  history: { load: async () => (await import("./update-history.tsx")).UpdateHistory },
  edit: { query, needs: write, otherwise: "view", load: async () => (await import("./form/edit.form.tsx")).EditForm },
  view: { query, load: async () => (await import("./update-facts.tsx")).UpdateFacts },
});
