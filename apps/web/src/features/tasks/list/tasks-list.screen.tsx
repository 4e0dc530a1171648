import { listScreen } from "../../../shared/records/list-screen.tsx";
import { taskDialogs } from "../task-dialogs.public.ts";
import { taskKind } from "../task.kind.ts";
import { tasksList } from "./tasks.list.tsx";

/** What the reader is to do, and what colleagues are. */
export const { Component, preload } = listScreen({
  kind: taskKind,
  list: tasksList,
  dialogs: taskDialogs,
  title: "Tasks",
  searchLabel: "Title",
  add: { label: "Add task" },
  empty: {
    title: "Nothing to do.",
    text: "Add a task for yourself or a colleague, about a customer or anything else.",
  },
});
