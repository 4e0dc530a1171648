import { MenuSelect } from "../form/menu-select.tsx";
import { ArrowDown, ArrowUp } from "../icons.ts";
import type { ListColumn } from "./list-column.ts";

interface SortSelectProps {
  columns: readonly Pick<ListColumn<never>, "id" | "header" | "sort">[];
  sort: string;
  onSort: (sort: string) => void;
}

/** The sort order of cards, which have no header to press. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const sortable = columns.flatMap(({ header, sort: field }) => (field ? [{ header, field }] : []));
  if (sortable.length === 0) return null;
  const current = sortable.find(({ field }) => sort === `${field}_ASC` || sort === `${field}_DESC`);
  const Arrow = sort.endsWith("_DESC") ? ArrowDown : ArrowUp;
  const options = sortable.flatMap(({ header, field }) => [
    { value: `${field}_ASC`, label: `${header}, ascending` },
    { value: `${field}_DESC`, label: `${header}, descending` },
  ]);
  return (
    <MenuSelect label="Order" value={sort} options={options} onChange={onSort} boxed>
      <Arrow size={16} strokeWidth={2} aria-hidden />
      {current?.header ?? "Order"}
    </MenuSelect>
  );
}
