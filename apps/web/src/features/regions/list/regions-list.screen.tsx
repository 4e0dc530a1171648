import { currencies } from "@app/domain/enums.ts";
import { regionAddress } from "@app/domain/regions/region-address.ts";
import { Languages } from "@app/ui/icons.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { ZoneNow } from "@app/ui/value/zone-now.tsx";
import { plainBulk } from "../../../shared/bulk/plain-bulk.ts";
import { exportBy } from "../../../shared/export/use-export.tsx";
import { actionsColumn, activeColumn, countColumn } from "../../../shared/list/list-columns.tsx";
import { anyOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { listScreen } from "../../../shared/records/list-screen.tsx";
import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { useRecordActions } from "../../../shared/records/use-record-actions.ts";
import { RegionRecordDocument as query, RegionsListDocument, type RegionRowFragment } from "../region.generated.ts";
import { policyPath, regionKind } from "../region.kind.ts";

/** What can be done with one region: behind "more" in its row. */
function RegionActions({ region }: { region: RegionRowFragment }) {
  const href = `/app/tutoring/${regionAddress(region.code)}/curriculums`;
  const actions = useRecordActions(regionKind, region, [{ label: "Curriculums", icon: Languages, href }]);
  return <MoreMenu actions={actions} label={`Actions for ${region.code}`} size="small" />;
}

const columns: readonly ListColumn<RegionRowFragment>[] = [
  { id: "code", header: "Code", sort: "CODE", cell: ({ code }) => code, minWidth: 64, maxWidth: 90, card: "lead" },
  { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, card: "title", minWidth: 160 },
  { id: "currency", header: "Currency", cell: ({ currency }) => currency, minWidth: 84, maxWidth: 110 },
  { id: "zone", header: "Local time", cell: ({ timeZone }) => <ZoneNow timeZone={timeZone} />, minWidth: 132 },
  {
    id: "policy",
    header: "Cancellation policy",
    cell: ({ cancellationPolicy: policy }) =>
      policy ? <TextLink href={policyPath(policy.id)}>{policy.name}</TextLink> : "–",
    minWidth: 150,
    maxWidth: 240,
    whenNarrow: "hide",
  },
  countColumn("customers", "Customers", ({ customerCount }) => customerCount, { minWidth: 92, maxWidth: 110 }),
  countColumn("tutors", "Tutors", ({ tutorCount }) => tutorCount, { minWidth: 76, maxWidth: 100 }),
  activeColumn(),
  actionsColumn((region) => <RegionActions region={region} />),
];

const list = listOf(RegionsListDocument, {
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

const { write, act } = regionKind;
const form = async () => (await import("../form/region.form.tsx")).RegionForm;
const event = async () => (await import("../region-events.tsx")).RegionEvent;
const dialogs = dialogsOf({
  history: { load: async () => (await import("../region-history.tsx")).RegionHistory },
  new: { needs: write, load: form },
  view: { query, load: async () => (await import("../region-facts.tsx")).RegionFacts },
  edit: { query, needs: write, otherwise: "view", load: form },
  archive: { needs: act, load: event },
  restore: { needs: act, load: event },
});
const jobs = () => import("../region-jobs.generated.ts");

/** The parts of the business: what each is called, its money, its clock and its rules. */
export const { Component, preload } = listScreen({
  kind: regionKind,
  list,
  dialogs,
  bulk: {
    needs: act,
    Dialog: plainBulk(async () => (await jobs()).RegionsBulkActionDocument),
    actions: [
      {
        kind: "REGIONS_ARCHIVE",
        label: "Archive",
        description: "What is archived can no longer be chosen for new records. Everything that belongs to it stays.",
        danger: true,
      },
      {
        kind: "REGIONS_RESTORE",
        label: "Restore",
        description: "What is restored can be chosen for new records again.",
      },
    ],
  },
  exported: exportBy(async () => (await jobs()).RegionsExportDocument),
  title: "Regions",
  searchLabel: "Code or name",
  add: { label: "Add region" },
  empty: {
    title: "No regions yet.",
    text: "Add the first region. Customers, tutors, invoices and curriculums belong to one.",
    toReaders: "Customers, tutors, invoices and curriculums will belong to one.",
  },
  missing: {
    field: "cancellationPolicy",
    title: "Cancellation policies are unavailable right now.",
    text: "Their names are blank; everything else is up to date.",
  },
});
