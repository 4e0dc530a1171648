import { useQuery } from "../../shared/page/use-query.ts";
import { JournalColleaguesDocument } from "./journal.generated.ts";

/** Active colleagues by name, for filters and forms about tutors. */
export function useColleagueChoices() {
  const { data } = useQuery(JournalColleaguesDocument);
  return (data?.colleagues?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
