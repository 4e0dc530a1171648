import styled from "@emotion/styled";
import { color } from "../theme/color.ts";
import { VisuallyHidden } from "../value/visually-hidden.tsx";
import type { ListColumn } from "./list-column.ts";

const Facts = styled.small({
  display: "block",
  fontSize: "0.84375rem",
  lineHeight: 18 / 13.5,
  color: color.textSecondary,
  // What has two lines as a cell has one here; a chip is as high as its line.
  "& > span, & > span *": { display: "inline" },
  "& > span > span > small": { display: "none" },
  "& > span + span::before": { content: '" · "' },
});

/** What has no column of its own for lack of room, in one line below the row's name. */
export function FoldedFacts<Row>({ columns, row }: { columns: readonly ListColumn<Row>[]; row: Row }) {
  const told = columns.map(({ id, header, cell }) => ({ id, header, fact: cell(row) }));
  const known = told.filter(({ fact }) => fact !== null && fact !== undefined && fact !== "" && fact !== "–");
  if (known.length === 0) return null;
  return (
    <Facts>
      {known.map(({ id, header, fact }) => (
        <span key={id}>
          <VisuallyHidden>{header} </VisuallyHidden>
          {fact}
        </span>
      ))}
    </Facts>
  );
}
