import { useSearchParams } from "react-router-dom";
import { withParams } from "../../shared/page/search-params.ts";
import { useViewer } from "../../shared/session/session-context.ts";

/** Whose work is looked at, and where: in the address, so that a page can be shared. */
export function useTodayScope() {
  const [params] = useSearchParams();
  const { id } = useViewer();
  const regionId = params.get("regionId");
  const isMine = params.get("whose") === "mine";
  return {
    regionId,
    isMine,
    /** As the lists filter by it, in what is asked and in addresses; null for all regions. */
    regionIds: regionId ? [regionId] : null,
    /** The viewer, where only their own work is looked at. */
    owners: isMine ? [id] : null,
    to: (changes: Readonly<Record<string, string | null>>) => withParams(params, changes),
  };
}

export type TodayScope = ReturnType<typeof useTodayScope>;
