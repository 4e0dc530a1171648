import { useQuery } from "../../shared/page/use-query.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import { TaskOwnersDocument } from "./task-choices.generated.ts";

/** Who can be given a task: whoever asks first, then colleagues by name. */
export function useOwnerChoices() {
  const viewer = useViewer();
  const { data } = useQuery(TaskOwnersDocument);
  const colleagues = (data?.colleagues?.items ?? []).filter(({ id }) => id !== viewer.id);
  return [{ value: viewer.id, label: "Me" }, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))];
}
