import type { FocusEvent, MouseEvent } from "react";
import { ArrowDown, ArrowUp } from "../icons.ts";
import { LoadingNote } from "../feedback/skeleton.tsx";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import { CheckBox } from "./check-box.tsx";
import type { ListColumn, ListRow } from "./list-column.ts";
import type { ListPageProps } from "./list-props.ts";
import { moveByKey, openByPress } from "./row-open.ts";
import { RowTitle } from "./row-title.tsx";
import { isSelected, turned, turnedPage, type Selection } from "./selection.ts";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { nextSort, sortOf } from "./list-state.ts";
import { TableFrame } from "./table-frame.tsx";

/** The rows as a table: sticky head, sorting by header, a row opens by press, Enter or its link. */
export function ListTable<Row extends ListRow>(props: ListPageProps<Row>) {
  const { title, columns, rows, loading = false, state, onChange, selection } = props;
  return (
    <TableFrame
      data-density={state.density}
      data-waiting={loading && rows ? "" : undefined}
      aria-busy={loading || undefined}
      aria-label={title}
    >
      <thead>
        <tr>
          {selection ? <CheckAll selection={selection} rows={rows ?? []} /> : null}
          {columns.map((column) => (
            <HeadCell
              key={column.id}
              column={column}
              sort={state.sort}
              onSort={(sort) => onChange({ sort, page: 1 })}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows ? (
          rows.map((row) => <BodyRow key={row.id} row={row} {...props} />)
        ) : (
          <SkeletonRows columns={columns} withChecks={Boolean(selection)} />
        )}
      </tbody>
      {!rows ? (
        <caption style={{ height: 0, overflow: "hidden", position: "absolute" }}>
          {<LoadingNote what={title} />}
        </caption>
      ) : null}
    </TableFrame>
  );
}

interface HeadCellProps<Row> {
  column: ListColumn<Row>;
  sort: string;
  onSort: (sort: string) => void;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { header, align, width, quietHeader } = column;
  const sorted = sortOf(column, sort);
  const Arrow = sorted === "descending" ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sorted} data-right={align === "right" ? "" : undefined} style={{ minWidth: width }}>
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

function BodyRow<Row extends ListRow>({
  row,
  columns,
  rowHref,
  onOpen,
  onRowIntent,
  selection,
}: ListPageProps<Row> & { row: Row }) {
  const opens = Boolean(rowHref ?? onOpen);
  const intent = onRowIntent && ((_: MouseEvent | FocusEvent) => onRowIntent(row));
  return (
    <tr
      data-opens={opens ? "" : undefined}
      aria-selected={selection ? isSelected(selection, row.id) : undefined}
      onClick={opens ? openByPress : undefined}
      onKeyDown={moveByKey}
      onMouseEnter={intent}
      onFocus={intent}
    >
      {selection ? (
        <td data-check="" data-no-open="">
          <label>
            <CheckBox
              aria-label="Select row"
              checked={isSelected(selection, row.id)}
              onChange={() => turned(selection, row.id)}
            />
          </label>
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-right={column.align === "right" ? "" : undefined}
          data-grow={column.grow ? "" : undefined}
        >
          {isTitle(column, index, columns) ? (
            <RowTitle href={rowHref?.(row)} onOpen={onOpen && (() => onOpen(row))}>
              {column.cell(row)}
            </RowTitle>
          ) : (
            (column.cell(row) ?? "–")
          )}
        </td>
      ))}
    </tr>
  );
}

/** The column placed as the card's title carries the link; without one, the first does. */
const isTitle = <Row,>(column: ListColumn<Row>, index: number, columns: readonly ListColumn<Row>[]) =>
  columns.some(({ card }) => card === "title") ? column.card === "title" : index === 0;
