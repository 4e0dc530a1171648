import type { ListColumn } from "@app/ui/list/list-column.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { RegionRowFragment } from "./regions-list.generated.ts";
import { RegionActions } from "./region-actions.tsx";
import { ZoneNow } from "./zone-now.tsx";

const count = new Intl.NumberFormat("en-GB");

export const regionColumns: readonly ListColumn<RegionRowFragment>[] = [
  { id: "code", header: "Code", sort: "CODE", cell: ({ code }) => code, least: 64, most: 90, card: "lead" },
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", least: 160 },
  { id: "currency", header: "Currency", cell: ({ currency }) => currency, least: 84, most: 110 },
  { id: "zone", header: "Local time", cell: ({ timeZone }) => <ZoneNow timeZone={timeZone} />, least: 132 },
  {
    id: "policy",
    header: "Cancellation policy",
    cell: ({ cancellationPolicy }) => cancellationPolicy?.name ?? "–",
    least: 150,
    most: 240,
    tight: "drop",
  },
  {
    id: "customers",
    header: "Customers",
    align: "right",
    cell: ({ customerCount }) => count.format(customerCount),
    least: 92,
    most: 110,
    tight: "drop",
  },
  {
    id: "tutors",
    header: "Tutors",
    align: "right",
    cell: ({ tutorCount }) => count.format(tutorCount),
    least: 76,
    most: 100,
    tight: "drop",
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    least: 112,
    most: 140,
    cell: ({ active }) => <StatusChip status={active ? "active" : "archived"} />,
  },
  {
    id: "actions",
    header: "Actions",
    quietHeader: true,
    fixed: true,
    card: "corner",
    least: 52,
    cell: (row) => <RegionActions region={row} />,
  },
];
