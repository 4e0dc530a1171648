import type { ListColumn } from "@app/ui/list/list-column.ts";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { sentenceCase } from "../../../shared/text/format.ts";
import { partsInWords } from "../words.ts";
import type { CurriculumRowFragment } from "./curricula-list.generated.ts";

/** `missing` names the fields that a dead source left empty. */
export function curriculumColumns(missing: ReadonlySet<string>): readonly ListColumn<CurriculumRowFragment>[] {
  const allRegions = missing.has("region") ? "–" : "All regions";
  const nobody = missing.has("updatedBy") ? "–" : undefined;
  return [
    { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name },
    { id: "subject", header: "Subject", cell: ({ subject }) => subject, card: "line", maxWidth: 130 },
    { id: "shape", header: "Shape", cell: ({ shape }) => sentenceCase(shape), maxWidth: 130, whenNarrow: "hide" },
    { id: "region", header: "Region", cell: ({ region }) => region?.name ?? allRegions, minWidth: 128 },
    {
      id: "parts",
      header: "Parts",
      cell: (row) => partsInWords(row),
      minWidth: 210,
      maxWidth: 290,
      whenNarrow: "hide",
    },
    {
      id: "status",
      header: "Status",
      cell: ({ status }) => <StatusChip status={status} />,
      card: "status",
      minWidth: 116,
      maxWidth: 140,
    },
    {
      id: "changed",
      header: "Changed",
      sort: "UPDATED",
      firstSort: "DESC",
      minWidth: 132,
      cell: ({ updatedAt, updatedBy }) => (
        <Lines first={<Day value={updatedAt} />} second={updatedBy?.name ?? nobody} />
      ),
    },
  ];
}
