import type { ReactNode } from "react";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { numberOf } from "../text/format.ts";

/** A right-aligned count; dropped if there is no room. */
export function countColumn<Row>(
  id: string,
  header: string,
  countIn: (row: Row) => number,
  widths: Pick<ListColumn<Row>, "minWidth" | "maxWidth">,
): ListColumn<Row> {
  return { id, header, align: "right", cell: (row) => numberOf(countIn(row)), ...widths, whenNarrow: "hide" };
}

/** Whether a record is active or archived. */
export function activeColumn<Row extends { active: boolean }>(): ListColumn<Row> {
  return {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 112,
    maxWidth: 140,
    cell: ({ active }) => <StatusChip status={active ? "active" : "archived"} />,
  };
}

/** The actions of a row: `actionsColumn((region) => <RegionActions region={region} />)`; wider with one beside the menu. */
export function actionsColumn<Row>(actions: (row: Row) => ReactNode, minWidth = 52): ListColumn<Row> {
  return {
    id: "actions",
    header: "Actions",
    quietHeader: true,
    fixed: true,
    card: "corner",
    minWidth,
    cell: actions,
  };
}
