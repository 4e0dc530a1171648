import { VisuallyHidden } from "../value/visually-hidden.tsx";
import type { ListColumn } from "./list-column.ts";
import css from "./folded-facts.module.css";

/** Facts of columns without room, in one line below the row's name. */
export function FoldedFacts<Row>({ columns, row }: { columns: readonly ListColumn<Row>[]; row: Row }) {
  const cells = columns.map(({ id, header, cell }) => ({ id, header, fact: cell(row) }));
  const known = cells.filter(({ fact }) => fact !== null && fact !== undefined && fact !== "" && fact !== "–");
  if (known.length === 0) return null;
  return (
    <small className={css.facts}>
      {known.map(({ id, header, fact }) => (
        <span key={id}>
          <VisuallyHidden>{header} </VisuallyHidden>
          {fact}
        </span>
      ))}
    </small>
  );
}
