import styled from "@emotion/styled";
import { AfterAMoment, LoadingNote, SkeletonBar } from "../feedback/skeleton.tsx";
import { color, focusRing } from "../theme/color.ts";
import { CheckBox } from "./check-box.tsx";
import type { CardPlace, ListColumn, ListRow } from "./list-column.ts";
import type { ListPageProps } from "./list-props.ts";
import { moveByKey, openByPress } from "./row-open.ts";
import { RowTitle } from "./row-title.tsx";
import { isSelected, turned } from "./selection.ts";

const Cards = styled.ul({
  listStyle: "none",
  display: "grid",
  gap: 12,
  padding: "0 16px 16px",
  "&[data-waiting]": { opacity: 0.55, transition: "opacity 120ms 150ms" },
});

const Card = styled.li({
  display: "grid",
  gap: 4,
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  backgroundColor: color.sheet,
  overflowWrap: "anywhere",
  "&[data-opens]": { cursor: "pointer" },
  "&[data-selected]": { backgroundColor: color.selected },
  "& h2": { fontWeight: 600 },
  "& [data-opener]:focus-visible": { outline: "none" },
  "&:has([data-opener]:focus-visible)": focusRing,
});

const Ends = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  "&[data-headed]": { flexWrap: "nowrap", alignItems: "flex-start" },
  "&[data-foot]": {
    marginTop: 8,
    paddingTop: 10,
    borderTop: `1px solid ${color.line}`,
    fontSize: "0.84375rem",
    color: color.textSecondary,
  },
  "& > span": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 },
  // The icon there is higher than the line.
  "& > [data-corner] button": { margin: "-8px -6px -8px 0" },
  "& label": { display: "flex", padding: 10, margin: -10 },
});

const Facts = styled.dl({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: "2px 12px",
  "& dt": { color: color.textSecondary },
  "& dd": { minWidth: 0 },
});

const placeOf = <Row,>({ card }: ListColumn<Row>, index: number): CardPlace => card ?? (index === 0 ? "title" : "fact");

/** The same rows on a phone: a card each, with the same facts and actions. */
export function ListCards<Row extends ListRow>(props: ListPageProps<Row>) {
  const { title, rows, loading = false } = props;
  if (!rows) {
    return (
      <>
        <LoadingNote what={title} />
        <SkeletonCards />
      </>
    );
  }
  return (
    <Cards role="list" aria-label={title} aria-busy={loading || undefined} data-waiting={loading ? "" : undefined}>
      {rows.map((row) => (
        <RowCard key={row.id} row={row} {...props} />
      ))}
    </Cards>
  );
}

function RowCard<Row extends ListRow>({
  row,
  columns,
  rowHref,
  onOpen,
  onRowIntent,
  selection,
}: ListPageProps<Row> & { row: Row }) {
  const at = (place: CardPlace) => columns.filter((column, index) => placeOf(column, index) === place);
  const cells = (place: CardPlace) => at(place).map((column) => <span key={column.id}>{column.cell(row)}</span>);
  const opens = Boolean(rowHref ?? onOpen);
  const facts = at("fact");
  const corner = (
    <span data-corner="">
      {cells("status")}
      {cells("corner")}
    </span>
  );
  const hasLead = Boolean(selection) || at("lead").length > 0;
  const heading = (
    <h2>
      {at("title").map((column) => (
        <RowTitle key={column.id} href={rowHref?.(row)} onOpen={onOpen && (() => onOpen(row))}>
          {column.cell(row)}
        </RowTitle>
      ))}
    </h2>
  );

  return (
    <Card
      data-opens={opens ? "" : undefined}
      data-selected={selection && isSelected(selection, row.id) ? "" : undefined}
      onClick={opens ? openByPress : undefined}
      onKeyDown={moveByKey}
      onFocus={onRowIntent && (() => onRowIntent(row))}
    >
      {hasLead ? (
        <>
          <Ends>
            <span>
              {selection ? (
                <label>
                  <CheckBox
                    aria-label="Select row"
                    checked={isSelected(selection, row.id)}
                    onChange={() => turned(selection, row.id)}
                  />
                </label>
              ) : null}
              {cells("lead")}
            </span>
            {corner}
          </Ends>
          {heading}
        </>
      ) : (
        <Ends data-headed="">
          {heading}
          {corner}
        </Ends>
      )}
      {cells("line")}
      {facts.length > 0 ? (
        <Facts>
          {facts.map((column) => (
            <div key={column.id} style={{ display: "contents" }}>
              <dt>{column.header}</dt>
              <dd>{column.cell(row) ?? "–"}</dd>
            </div>
          ))}
        </Facts>
      ) : null}
      {at("foot").length + at("actions").length > 0 ? (
        <Ends data-foot="">
          <span>{cells("foot")}</span>
          <span>{cells("actions")}</span>
        </Ends>
      ) : null}
    </Card>
  );
}

function SkeletonCards() {
  return (
    <AfterAMoment as={Cards} aria-hidden="true">
      {[0, 1, 2, 3].map((key) => (
        <Card key={key} style={{ opacity: 1 - key / 5, gap: 12 }}>
          <SkeletonBar width="55%" height={16} />
          <SkeletonBar width="80%" />
          <SkeletonBar width="40%" />
        </Card>
      ))}
    </AfterAMoment>
  );
}
