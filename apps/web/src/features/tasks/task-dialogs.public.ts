import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { TaskRecordDocument as query } from "./task.generated.ts";
import { taskKind } from "./task.kind.ts";

const { write } = taskKind;
const form = async () => (await import("./form/task.form.tsx")).TaskForm;
const history = async () => (await import("./task-history.tsx")).TaskHistory;

/** The dialogs over the list of tasks, each in a file of its own. */
export const taskDialogs = dialogsOf({
  history: { load: history },
  new: { needs: write, load: form },
  edit: { query, needs: write, load: form },
});

/** The same over the page of what they are about, whose address names its own `edit`. */
export const aboutTaskDialogs = dialogsOf({
  newTask: { needs: write, load: form },
  newLeadTask: { needs: write, load: form },
  editTask: { needs: write, load: form },
});
