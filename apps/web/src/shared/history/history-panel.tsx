import { SideDrawer } from "@app/ui/shell/side-drawer.tsx";
import { HistoryList, type HistoryListProps } from "./history-list.tsx";

interface HistoryPanelProps extends HistoryListProps {
  onClose: () => void;
}

/** A record's history beside its page. */
export function HistoryPanel({ onClose, ...list }: HistoryPanelProps) {
  return (
    <SideDrawer open onClose={onClose} title={`History of ${list.name}`} width={480}>
      <HistoryList {...list} />
    </SideDrawer>
  );
}
