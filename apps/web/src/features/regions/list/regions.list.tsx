import { currencies } from "@app/domain/enums.ts";
import { regionAddress } from "@app/domain/regions/region-address.ts";
import { Languages } from "@app/ui/icons.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { ZoneNow } from "@app/ui/value/zone-now.tsx";
import { actionsColumn, activeColumn, countColumn } from "../../../shared/list/list-columns.tsx";
import { anyOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { useRecordActions } from "../../../shared/records/use-record-actions.ts";
import { RegionsListDocument, type RegionRowFragment } from "../region.generated.ts";
import { regionKind } from "../region.kind.ts";

/** What can be done with one region: behind "more" in its row. */
function RegionActions({ region }: { region: RegionRowFragment }) {
  const href = `/app/tutoring/${regionAddress(region.code)}/curriculums`;
  const actions = useRecordActions(regionKind, region, [{ label: "Curriculums", icon: Languages, href }]);
  return <MoreMenu actions={actions} label={`Actions for ${region.code}`} size="small" />;
}

const columns: readonly ListColumn<RegionRowFragment>[] = [
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
  countColumn("customers", "Customers", ({ customerCount }) => customerCount, { least: 92, most: 110 }),
  countColumn("tutors", "Tutors", ({ tutorCount }) => tutorCount, { least: 76, most: 100 }),
  activeColumn(),
  actionsColumn((region) => <RegionActions region={region} />),
];

export const regionsList = listOf(RegionsListDocument, {
  sorts: ["CODE", "NAME", "CREATED"],
  sort: "CODE_ASC",
  columns,
  facets: "region",
  filters: {
    active: yesOrNo("Status", "Active", "Archived"),
    currency: anyOf(
      "Currency",
      currencies.map((value) => ({ value, label: value })),
    ),
  },
});
