import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the dialogs and the form of tasks have in common. */
export const taskKind: RecordKind = {
  history: "TASK",
  one: "task",
  many: "tasks",
  list: "tasks",
  write: "tasks:write",
  act: "tasks:act",
};
