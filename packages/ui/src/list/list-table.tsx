import { memo, useRef, type MouseEvent } from "react";
import { ArrowDown, ArrowUp } from "../icons.ts";
import { LoadingNote } from "../feedback/skeleton.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import { useOneStop } from "../form/use-one-stop.ts";
import { BodyRow } from "./body-row.tsx";
import { CheckBox } from "./check-box.tsx";
import { checksWidth, gutter, type FittedColumns } from "./fit-columns.ts";
import type { ListColumn, ListRow } from "./list-column.ts";
import type { ListPageProps } from "./list-props.ts";
import { isSelected, turnedPage, type Selection } from "./selection.ts";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { nextSort, sortOf } from "./list-state.ts";
import { TableFrame } from "./table-frame.tsx";
import { useRowActs } from "./use-row-acts.ts";
import { useRowsInSight } from "./use-rows-in-sight.ts";

// Memoised: a response that does not change a row does not render it. memo() loses the generic row type.
const KeptRow = memo(BodyRow) as unknown as typeof BodyRow;

interface ListTableProps<Row extends ListRow> extends ListPageProps<Row> {
  fit: FittedColumns<Row>;
}

/** The rows as a table: sticky head, sortable headers; a row opens by press, Enter or its link. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { title, fit, rows, loading = false, state, onChange, selection } = props;
  const head = useRef<HTMLTableSectionElement>(null);
  const onArrow = useOneStop(head, "button, input");
  return (
    <TableFrame
      data-density={state.density}
      data-fitted={fit.widths ? "" : undefined}
      data-waiting={loading && rows ? "" : undefined}
      aria-busy={loading || undefined}
      aria-label={title}
    >
      {fit.widths ? <Widths widths={fit.widths} withChecks={Boolean(selection)} /> : null}
      <thead ref={head} onKeyDown={onArrow}>
        <tr>
          {selection ? <CheckAll selection={selection} rows={rows ?? []} /> : null}
          {fit.shown.map((column) => (
            <HeadCell
              key={column.id}
              column={column}
              sort={state.sort}
              onSort={(sort) => onChange({ sort, page: 1 })}
            />
          ))}
        </tr>
      </thead>
      {rows ? (
        <Rows {...props} rows={rows} />
      ) : (
        <tbody>
          <SkeletonRows columns={fit.shown} withChecks={Boolean(selection)} />
        </tbody>
      )}
      {!rows ? (
        <caption style={{ height: 0, overflow: "hidden", position: "absolute" }}>
          {<LoadingNote what={title} />}
        </caption>
      ) : null}
    </TableFrame>
  );
}

interface RowsProps<Row extends ListRow> extends ListTableProps<Row> {
  rows: readonly Row[];
}

function Rows<Row extends ListRow>(props: RowsProps<Row>) {
  const { fit, state, rowHref, selection } = props;
  const acts = useRowActs(props);
  const { rows, below } = useRowsInSight(props.rows, state.density);
  return (
    <tbody onMouseOver={showWhole}>
      {rows.map((row) => (
        <KeptRow
          key={row.id}
          row={row}
          fit={fit}
          href={rowHref?.(row)}
          isTicked={selection && isSelected(selection, row.id)}
          acts={acts}
        />
      ))}
      {below > 0 ? <tr aria-hidden style={{ height: below, overflowAnchor: "none" }} /> : null}
    </tbody>
  );
}

function Widths({ widths, withChecks }: { widths: readonly number[]; withChecks: boolean }) {
  const last = widths.length - 1;
  return (
    <colgroup>
      {withChecks ? <col style={{ width: checksWidth }} /> : null}
      {widths.map((width, index) => (
        <col
          key={index}
          style={{ width: width + (index === 0 && !withChecks ? gutter : 0) + (index === last ? gutter : 0) }}
        />
      ))}
    </colgroup>
  );
}

/** Shows the full text of a cell that is cut off, on hover. */
function showWhole({ target }: MouseEvent) {
  const cell = target instanceof Element ? target.closest("td") : null;
  if (!cell || cell.title !== "") return;
  const cut = [cell, ...cell.querySelectorAll("*")].some((box) => box.scrollWidth > box.clientWidth + 1);
  if (cut) cell.title = cell.textContent.trim();
}

interface HeadCellProps<Row> {
  column: ListColumn<Row>;
  sort: string;
  onSort: (sort: string) => void;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { header, align, quietHeader, fixed } = column;
  const sorted = sortOf(column, sort);
  const Arrow = sorted === "descending" ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorted}
      data-right={align === "right" ? "" : undefined}
      data-fixed={fixed ? "" : undefined}
    >
      {column.sort ? (
        <button type="button" onClick={() => onSort(nextSort(column, sort))}>
          {header}
          <Arrow size={14} strokeWidth={2} aria-hidden />
        </button>
      ) : quietHeader ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : (
        header
      )}
    </th>
  );
}

function CheckAll({ selection, rows }: { selection: Selection; rows: readonly ListRow[] }) {
  const ticked = rows.filter(({ id }) => isSelected(selection, id)).length;
  const all = rows.length > 0 && ticked === rows.length;
  return (
    <th scope="col" data-check="">
      <label>
        <CheckBox
          aria-label="Select all rows on this page"
          checked={all}
          indeterminate={ticked > 0 && !all}
          onChange={() =>
            turnedPage(
              selection,
              rows.map(({ id }) => id),
              !all,
            )
          }
        />
      </label>
    </th>
  );
}
