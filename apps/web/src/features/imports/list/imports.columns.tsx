import type { ListColumn } from "@app/ui/list/list-column.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Ago } from "@app/ui/value/when.tsx";
import type { ListRules } from "../../../shared/list/list-address.ts";
import { numberOf, sentenceCase } from "../../../shared/text/format.ts";
import type { ImportRowFragment } from "../import.generated.ts";
import { countsInWords, fileOf, isOver, stateLooks } from "../import-labels.ts";

export const importColumns: readonly ListColumn<ImportRowFragment>[] = [
  { id: "file", header: "File", cell: ({ fileName }) => fileName, card: "title", minWidth: 160 },
  { id: "kind", header: "Kind", cell: ({ kind }) => sentenceCase(fileOf(kind).many), minWidth: 104, maxWidth: 130 },
  { id: "rows", header: "Rows", cell: ({ total }) => numberOf(total), minWidth: 72, maxWidth: 90 },
  {
    id: "outcome",
    header: "Outcome",
    minWidth: 180,
    maxWidth: 340,
    cell: ({ verdicts, state }) => countsInWords(verdicts, isOver(state)) || "–",
  },
  {
    id: "owner",
    header: "By",
    cell: ({ owner }) => owner?.name ?? "–",
    minWidth: 120,
    maxWidth: 180,
    whenNarrow: "hide",
  },
  { id: "sent", header: "Sent", cell: ({ createdAt }) => <Ago value={createdAt} />, minWidth: 112 },
  {
    id: "state",
    header: "State",
    card: "status",
    minWidth: 130,
    cell: ({ state }) => <StatusChip status={state} {...stateLooks[state]} />,
  },
];

export const importRules: ListRules<"CREATED_DESC"> = {
  sort: "CREATED_DESC",
  sorts: ["CREATED_DESC"],
  columns: importColumns,
};
