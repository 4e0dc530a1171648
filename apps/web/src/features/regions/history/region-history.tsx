import { useQuery } from "@apollo/client/react";
import { HistoryPanel } from "../../../shared/history/history-panel.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useRegionWords } from "../form/use-region-words.ts";
import { RegionForStateDocument } from "../state/region-state.generated.ts";
import { percentOf } from "../tax-rate.ts";

/** What was changed about a region, by whom, and the ways back. */
export function RegionHistory({ id, onClose }: { id: string; onClose: () => void }) {
  const { labels, show } = useRegionWords();
  const { data } = useQuery(RegionForStateDocument, { variables: { id } });
  const mayWrite = useCan()("regions:write");
  const words = {
    labels: { ...labels, active: "In use" },
    show: { ...show, taxRateBp: (basisPoints: unknown) => `${percentOf(Number(basisPoints))} %` },
  };
  return (
    <HistoryPanel
      kind="REGION"
      id={id}
      name={data?.region?.name ?? "the region"}
      words={words}
      mayRestore={mayWrite && data?.region?.active === true}
      onClose={onClose}
    />
  );
}
