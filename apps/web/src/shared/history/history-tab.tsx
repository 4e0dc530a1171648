import type { HistoryKind } from "@app/schema/types.generated.ts";
import type { ComponentProps, ReactNode } from "react";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { HistoryList } from "./history-list.tsx";

interface HistoryTabProps {
  kind: HistoryKind;
  record: { id: string; name: string };
  words: ComponentProps<typeof HistoryList>["words"];
  /** Whether the viewer may restore earlier values. */
  mayRestore: boolean;
  /** Shown before the changes. */
  children?: ReactNode;
}

/** The history tab of a record's page. */
export const HistoryTab = ({ kind, record: { id, name }, words, mayRestore, children }: HistoryTabProps) => (
  <TabColumn>
    {children}
    <HistoryList kind={kind} id={id} name={name} words={words} mayRestore={mayRestore} />
  </TabColumn>
);
