import { InputBox } from "@app/ui/form/control-box.tsx";
import { Row } from "@app/ui/layout/row.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import type { ImportedRowFragment } from "../import.generated.ts";

/** What was typed over cells, by row and column. */
export type Corrected = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** The same with one cell more; a cell that is as the file has it is none. */
function mendedWith(mended: Corrected, row: number, column: number, text: string | null): Corrected {
  const cells = new Map(mended.get(row));
  if (text === null) cells.delete(column);
  else cells.set(column, text);
  const rows = new Map(mended);
  if (cells.size === 0) rows.delete(row);
  else rows.set(row, cells);
  return rows;
}

interface MendCellsProps {
  item: ImportedRowFragment;
  mended: Corrected;
  onMend: (mended: Corrected) => void;
}

/** The cells of a row that cannot be imported, with what stands in them, to be corrected here. */
export function CorrectCells({ item: { row, cells }, mended, onMend }: MendCellsProps) {
  return (
    <Row gap={8} above={8}>
      {cells.map(({ column, heading, text, problem }) => (
        <Stack as="label" key={column} gap={4} style={{ inlineSize: 208, maxInlineSize: "100%" }}>
          <small data-quiet="">{heading || `Column ${column + 1}`}</small>
          <InputBox
            aria-label={`${heading || `Column ${column + 1}`} of row ${row}`}
            value={mended.get(row)?.get(column) ?? text}
            hasError={problem !== null && !mended.get(row)?.has(column)}
            onChange={({ target: { value } }) => onMend(mendedWith(mended, row, column, value === text ? null : value))}
          />
        </Stack>
      ))}
    </Row>
  );
}
