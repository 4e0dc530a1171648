import { CheckBox } from "./check-box.tsx";
import type { FittedColumns } from "./fit-columns.ts";
import { FoldedFacts } from "./folded-facts.tsx";
import { titleOf, type ListRow } from "./list-column.ts";
import { moveByKey, openByPress } from "./row-open.ts";
import { RowTitle } from "./row-title.tsx";
import type { RowActs } from "./use-row-acts.ts";

interface BodyRowProps<Row> {
  row: Row;
  fit: FittedColumns<Row>;
  href: string | undefined;
  /** Undefined if rows have no checkboxes. */
  isTicked: boolean | undefined;
  acts: RowActs<Row>;
}

/** A table row; opens by press, Enter or its link. */
export function BodyRow<Row extends ListRow>({ row, fit, href, isTicked, acts }: BodyRowProps<Row>) {
  const title = titleOf(fit.shown);
  const { onOpen, onIntent, onTurn } = acts;
  const opens = href !== undefined || onOpen !== undefined;
  const intent = onIntent && (() => onIntent(row));
  return (
    <tr
      data-opens={opens ? "" : undefined}
      aria-selected={isTicked}
      onClick={opens ? openByPress : undefined}
      onKeyDown={moveByKey}
      onMouseEnter={intent}
      onFocus={intent}
    >
      {isTicked === undefined ? null : (
        <td data-check="" data-no-open="">
          <label>
            <CheckBox aria-label="Select row" checked={isTicked} onChange={() => onTurn(row.id)} />
          </label>
        </td>
      )}
      {fit.shown.map((column) => (
        <td
          key={column.id}
          data-right={column.align === "right" ? "" : undefined}
          data-fixed={column.fixed ? "" : undefined}
          data-title={column === title ? "" : undefined}
        >
          {column === title ? (
            <>
              <RowTitle href={href} onOpen={onOpen && (() => onOpen(row))}>
                {column.cell(row)}
              </RowTitle>
              {fit.folded.length > 0 ? <FoldedFacts columns={fit.folded} row={row} /> : null}
            </>
          ) : (
            (column.cell(row) ?? "–")
          )}
        </td>
      ))}
    </tr>
  );
}
