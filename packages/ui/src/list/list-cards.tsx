import { AfterAMoment, LoadingNote, SkeletonBar } from "../feedback/skeleton.tsx";
import { CheckBox } from "./check-box.tsx";
import type { CardPlace, ListColumn, ListRow } from "./list-column.ts";
import type { ListPageProps } from "./list-props.ts";
import { moveByKey, openByPress } from "./row-open.ts";
import { RowTitle } from "./row-title.tsx";
import { isSelected, turned } from "./selection.ts";
import css from "./list-cards.module.css";

/** The first column is the title by default. */
const placesOf = <Row,>(columns: readonly ListColumn<Row>[]): CardPlace[] => {
  const isNamed = columns.some(({ card }) => card === "title");
  return columns.map(({ card }, index) => card ?? (index === 0 && !isNamed ? "title" : "fact"));
};

/** The rows on a phone: one card each, with the same facts and actions. */
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
    <ul
      className={css.cards}
      role="list"
      aria-label={title}
      aria-busy={loading || undefined}
      data-waiting={loading ? "" : undefined}
    >
      {rows.map((row) => (
        <RowCard key={row.id} row={row} {...props} />
      ))}
    </ul>
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
  const places = placesOf(columns);
  const at = (place: CardPlace) => columns.filter((_, index) => places[index] === place);
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
    <li
      className={css.card}
      data-opens={opens ? "" : undefined}
      data-selected={selection && isSelected(selection, row.id) ? "" : undefined}
      onClick={opens ? openByPress : undefined}
      onKeyDown={moveByKey}
      onFocus={onRowIntent && (() => onRowIntent(row))}
    >
      {hasLead ? (
        <>
          <div className={css.ends}>
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
          </div>
          {heading}
        </>
      ) : (
        <div className={css.ends} data-headed="">
          {heading}
          {corner}
        </div>
      )}
      {cells("line")}
      {facts.length > 0 ? (
        <dl className={css.facts}>
          {facts.map((column) => (
            <div key={column.id} style={{ display: "contents" }}>
              <dt>{column.header}</dt>
              <dd>{column.cell(row) ?? "–"}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {at("foot").length + at("actions").length > 0 ? (
        <div className={css.ends} data-foot="">
          <span>{cells("foot")}</span>
          <span>{cells("actions")}</span>
        </div>
      ) : null}
    </li>
  );
}

function SkeletonCards() {
  return (
    <AfterAMoment as="ul" className={css.cards} aria-hidden="true">
      {[0, 1, 2, 3].map((key) => (
        <li className={css.card} key={key} style={{ opacity: 1 - key / 5, gap: 12 }}>
          <SkeletonBar width="55%" height={16} />
          <SkeletonBar width="80%" />
          <SkeletonBar width="40%" />
        </li>
      ))}
    </AfterAMoment>
  );
}
