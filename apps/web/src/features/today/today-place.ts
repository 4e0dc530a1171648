import { useSearchParams } from "react-router-dom";
import { withParams } from "../../shared/page/search-params.ts";
import { useViewer } from "../../shared/session/session-context.ts";

/** Whose work is looked at, and where: in the address, so that a page can be shared. */
export function useTodayPlace() {
  const [params] = useSearchParams();
  const { id } = useViewer();
  const regionId = params.get("regionId");
  const isMine = params.get("whose") === "mine";
  return {
    regionId,
    isMine,
    inRegion: regionId ? { regionId: [regionId] } : {},
    /** The viewer, where only their own work is looked at. */
    owners: isMine ? [id] : null,
    to: (changes: Readonly<Record<string, string | null>>) => withParams(params, changes),
  };
}

export type TodayPlace = ReturnType<typeof useTodayPlace>;
