import type { TaskEvent } from "@app/domain/tasks/task-enums.ts";
import { isTask, type Task } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";

export class TasksSource extends RecordSource<Task, TaskEvent> {
  constructor(v2: RestV2) {
    super(v2, { path: "/tasks", entity: "Task", check: isTask });
  }
}
