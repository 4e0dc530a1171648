import { useQuery } from "../../shared/page/use-query.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import { CandidateColleaguesDocument } from "./candidate-parts.generated.ts";

/** Who can look after a candidate: whoever asks first, then the others by name. */
export function useColleagues() {
  const viewer = useViewer();
  const { data } = useQuery(CandidateColleaguesDocument);
  const others = (data?.colleagues?.items ?? []).filter(({ id }) => id !== viewer.id);
  return [{ value: viewer.id, label: "Me" }, ...others.map(({ id, name }) => ({ value: id, label: name }))];
}
