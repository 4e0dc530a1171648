import styled from "@emotion/styled";
import { ArrowDown, ArrowUp } from "../icons.ts";
import { color, focusRing } from "../theme/color.ts";
import type { ListColumn } from "./list-column.ts";

const Frame = styled.label({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  height: 40,
  padding: "0 12px",
  borderRadius: 8,
  border: `1px solid ${color.controlBorder}`,
  backgroundColor: color.control,
  fontWeight: 600,
  "&:focus-within": focusRing,
  "& select": { position: "absolute", inset: 0, width: "100%", opacity: 0, cursor: "pointer", outline: "none" },
  "& option": { color: color.text, backgroundColor: color.raised },
});

interface SortSelectProps {
  columns: readonly Pick<ListColumn<never>, "id" | "header" | "sort">[];
  sort: string;
  onSort: (sort: string) => void;
}

/** The order of the cards, where there is no table head to press. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const sortable = columns.flatMap(({ header, sort: field }) => (field ? [{ header, field }] : []));
  if (sortable.length === 0) return null;
  const current = sortable.find(({ field }) => sort === `${field}_ASC` || sort === `${field}_DESC`);
  const Arrow = sort.endsWith("_DESC") ? ArrowDown : ArrowUp;
  return (
    <Frame>
      <Arrow size={16} strokeWidth={2} aria-hidden />
      <span aria-hidden="true">{current?.header ?? "Order"}</span>
      <select aria-label="Order" value={sort} onChange={(event) => onSort(event.target.value)}>
        {sortable.flatMap(({ header, field }) =>
          (["ASC", "DESC"] as const).map((direction) => (
            <option key={field + direction} value={`${field}_${direction}`}>
              {header}, {direction === "ASC" ? "ascending" : "descending"}
            </option>
          )),
        )}
      </select>
    </Frame>
  );
}
