import type { ListColumn } from "@app/ui/list/list-column.ts";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { sentenceCase } from "../../../shared/format.ts";
import { partsInWords } from "../words.ts";
import type { CurriculumRowFragment } from "./curricula-list.generated.ts";

/** `missing` names the fields that a dead source left empty. */
export function curriculumColumns(missing: ReadonlySet<string>): readonly ListColumn<CurriculumRowFragment>[] {
  const allRegions = missing.has("region") ? "–" : "All regions";
  const nobody = missing.has("updatedBy") ? "–" : undefined;
  return [
    { id: "name", header: "Name", sort: "NAME", cell: ({ name }) => name, grow: true },
    { id: "subject", header: "Subject", cell: ({ subject }) => subject, card: "line" },
    { id: "shape", header: "Shape", cell: ({ shape }) => sentenceCase(shape) },
    { id: "region", header: "Region", cell: ({ region }) => region?.name ?? allRegions },
    { id: "parts", header: "Parts", cell: (row) => partsInWords(row) },
    { id: "status", header: "Status", cell: ({ status }) => <StatusChip status={status} />, card: "status" },
    {
      id: "changed",
      header: "Changed",
      sort: "UPDATED",
      firstSort: "DESC",
      cell: ({ updatedAt, updatedBy }) => (
        <Lines first={<Day value={updatedAt} />} second={updatedBy?.name ?? nobody} />
      ),
    },
  ];
}
