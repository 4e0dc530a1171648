import { useState, type ReactNode } from "react";
import { toEnumName } from "@app/domain/enums.ts";
import { rowVerdicts, undoVerdicts } from "@app/domain/imports/import-enums.ts";
import { upperFirst } from "@app/domain/upper-first.ts";
import type { RowVerdict } from "@app/schema/types.generated.ts";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { FileTable } from "@app/ui/import/file-table.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { rangeText } from "@app/ui/list/list-state.ts";
import { Button } from "@app/ui/page/button.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { countOf, numberOf } from "../../../shared/text/format.ts";
import { ImportMendDocument } from "../import-mutations.generated.ts";
import { ImportRowsDocument, type ImportedRowFragment, type ImportStandingFragment } from "../import.generated.ts";
import { countOfVerdict, doneWords, fileOf, isOver, undoLooks, verdictLooks } from "../import-labels.ts";
import { CorrectCells, type Corrected } from "./correct-cells.tsx";

const size = 25;

/** What the rows can be narrowed to, each with its count: by verdict, and once undone by what became of them. */
function choicesOf({ verdicts, undone, state }: ImportStandingFragment) {
  const word = (verdict: RowVerdict) => (isOver(state) && doneWords[verdict]) || verdictLooks[verdict].word;
  const byVerdict = verdicts.map(({ verdict, count }) => ({ value: verdict as string, word: word(verdict), count }));
  const byUndo = undone.map(({ undo, count }) => ({ value: undo as string, word: undoLooks[undo].word, count }));
  const all = verdicts.reduce((sum, { count }) => sum + count, 0);
  return [
    { value: "ALL", label: `All rows (${numberOf(all)})` },
    ...[...byVerdict, ...byUndo]
      .filter(({ count }) => count > 0)
      .map(({ value, word: label, count }) => ({ value, label: `${label} (${numberOf(count)})` })),
  ];
}

const verdictOf = (chosen: string) => rowVerdicts.map((one) => toEnumName(one)).find((one) => one === chosen);
const undoOf = (chosen: string) => undoVerdicts.map((one) => toEnumName(one)).find((one) => one === chosen);

/** The rows of a file, page by page, those that cannot be imported first to see where there are any. */
export function ImportRows({ standing }: { standing: ImportStandingFragment }) {
  const [chosen, setChosen] = useState(
    standing.state === "CHECKED" && countOfVerdict(standing.verdicts, "FAILED") > 0 ? "FAILED" : "ALL",
  );
  const [number, setNumber] = useState(1);
  const verdict = verdictOf(chosen);
  const undo = undoOf(chosen);
  const asked = { verdict: verdict ? [verdict] : null, undo: undo ? [undo] : null };
  const { data, previousData, loading, error, refetch } = useQuery(ImportRowsDocument, {
    variables: { import: standing.id, ...asked, page: { number, size } },
    fetchPolicy: "cache-and-network",
  });
  const page = (data ?? previousData)?.fileImportRows;
  const total = page?.pageInfo.totalCount ?? 0;
  const over = isOver(standing.state);
  const { one } = fileOf(standing.kind);
  const [mended, setMended] = useState<Corrected>(new Map());
  const mend = useSave(ImportMendDocument, ({ changed }) => changed);
  const mends = standing.state === "CHECKED";

  async function sendMended() {
    const rows = [...mended].map(([row, cells]) => ({
      row,
      cells: [...cells].map(([column, text]) => ({ column, text })),
    }));
    const { payload } = await mend.save({ id: standing.id, rows });
    if (payload?.import) setMended(new Map());
  }

  if (!page) return error ? <ErrorState {...failure("rows", error, refetch, loading)} /> : <SkeletonLines count={6} />;
  return (
    <>
      <Row gap={8} above={16} below={8}>
        <MenuSelect
          boxed
          label="Show"
          value={chosen}
          options={choicesOf(standing)}
          onChange={(value) => {
            setChosen(value);
            setNumber(1);
          }}
        />
        {mends && mended.size > 0 ? (
          <Button main pending={mend.saving} onClick={() => void sendMended()}>
            Check {countOf(mended.size, "corrected row")}
          </Button>
        ) : null}
      </Row>
      <FileTable
        label="Rows of the file"
        whole
        heads={["Row", upperFirst(one), over ? "What happened" : "What happens"]}
      >
        {page.items.map((row) => (
          <ImportedRow key={row.id} row={row} over={over}>
            {mends && row.cells.length > 0 ? <CorrectCells item={row} mended={mended} onMend={setMended} /> : null}
          </ImportedRow>
        ))}
      </FileTable>
      {total > size ? (
        <Row as="p" gap={8} align="center">
          {rangeText({ page: number, size }, total)}
          <Button size="small" disabled={number === 1} onClick={() => setNumber(number - 1)}>
            Previous
          </Button>
          <Button size="small" disabled={number * size >= total} onClick={() => setNumber(number + 1)}>
            Next
          </Button>
        </Row>
      ) : null}
    </>
  );
}

function ImportedRow({ row: item, over, children }: { row: ImportedRowFragment; over: boolean; children: ReactNode }) {
  const { row, label, url, verdict, problem, changes, candidates, undo, undoReason } = item;
  const { word, tone } = verdictLooks[verdict];
  const shown = undo === null ? { tone, word: (over && doneWords[verdict]) || word } : undoLooks[undo];
  return (
    <tr>
      <td>{row}</td>
      <td>
        {url === null ? label || "–" : <TextLink href={url}>{label}</TextLink>}
        {problem === null ? null : <small>{problem}</small>}
        {undoReason === null ? null : <small>{undoReason}</small>}
        {candidates.map((candidate) => (
          <small key={candidate.label} data-quiet="">
            {candidate.url === null ? candidate.label : <TextLink href={candidate.url}>{candidate.label}</TextLink>}
          </small>
        ))}
        {changes.map((change) => (
          <small key={change.label} data-quiet="">
            {change.label}: {change.from ?? "–"} → {change.to ?? "–"}
          </small>
        ))}
        {children}
      </td>
      <td>
        <StatusChip status={verdict} tone={shown.tone} word={shown.word} />
      </td>
    </tr>
  );
}
