import { RecordListPage } from "../../../shared/records/record-list-page.tsx";
import { taskDialogs } from "../task-dialogs.public.ts";
import { taskKind } from "../task.kind.ts";
import { tasksList } from "./tasks.list.tsx";

/** What the reader is to do, and what colleagues are. */
export function TasksListScreen() {
  return (
    <RecordListPage
      kind={taskKind}
      list={tasksList}
      dialogs={taskDialogs}
      title="Tasks"
      searchLabel="Title"
      add={{ label: "Add task" }}
      empty={{
        title: "Nothing to do.",
        text: "Add a task for yourself or a colleague, about a customer or anything else.",
      }}
    />
  );
}
