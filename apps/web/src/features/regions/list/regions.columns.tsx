import type { ListColumn } from "@app/ui/list/list-column.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { RegionRowFragment } from "./regions-list.generated.ts";
import { RegionActions } from "./region-actions.tsx";
import { ZoneNow } from "./zone-now.tsx";

const count = new Intl.NumberFormat("en-GB");

export const regionColumns: readonly ListColumn<RegionRowFragment>[] = [
  { id: "code", header: "Code", sort: "CODE", cell: ({ code }) => code, width: 72, card: "lead" },
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, grow: true, card: "title" },
  { id: "currency", header: "Currency", cell: ({ currency }) => currency },
  { id: "zone", header: "Local time", cell: ({ timeZone }) => <ZoneNow timeZone={timeZone} /> },
  { id: "policy", header: "Cancellation policy", cell: ({ cancellationPolicy }) => cancellationPolicy?.name ?? "–" },
  { id: "customers", header: "Customers", align: "right", cell: ({ customerCount }) => count.format(customerCount) },
  { id: "tutors", header: "Tutors", align: "right", cell: ({ tutorCount }) => count.format(tutorCount) },
  {
    id: "status",
    header: "Status",
    card: "status",
    cell: ({ active }) => <StatusChip status={active ? "active" : "archived"} />,
  },
  {
    id: "actions",
    header: "Actions",
    quietHeader: true,
    fixed: true,
    card: "corner",
    width: 52,
    cell: (row) => <RegionActions region={row} />,
  },
];
