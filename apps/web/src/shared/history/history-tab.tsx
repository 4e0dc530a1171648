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
  /** The fields that an update saves, if others are shown too. */
  restorable?: readonly string[];
  /** Shown before the changes. */
  children?: ReactNode;
}

/** The history tab of a record's page. */
export const HistoryTab = ({ kind, record: { id, name }, children, ...shown }: HistoryTabProps) => (
  <TabColumn>
    {children}
    <HistoryList kind={kind} id={id} name={name} {...shown} />
  </TabColumn>
);
