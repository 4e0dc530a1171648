import { useQuery } from "../../shared/page/use-query.ts";
import { WordDialectsDocument } from "./word.generated.ts";

/** The dialects of all languages in use, as choices. */
export function useDialectOptions() {
  const { data } = useQuery(WordDialectsDocument, { variables: { filter: { active: true } } });
  return (data?.dialects?.items ?? []).map(({ id, name, subject }) => ({ value: id, label: `${name} (${subject})` }));
}
