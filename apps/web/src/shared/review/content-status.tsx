import type { ListColumn, ListRow } from "@app/ui/list/list-column.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import css from "./content-status.module.css";
import type { Standing } from "./reviewed-content.ts";

/** How far a piece of content has come, as everybody reads it. */
export const ContentStatus = ({ status }: { status: string }) => (
  <StatusChip status={status} {...(status === "REVIEW" && { word: "In review" })} />
);

/** The same in a list, with whether the app has an earlier copy. */
export const statusColumn = <Row extends ListRow & Standing>(): ListColumn<Row> => ({
  id: "status",
  header: "Status",
  card: "status",
  minWidth: 112,
  maxWidth: 150,
  cell: ({ status, liveVersion }) => (
    <span className={css.status}>
      <ContentStatus status={status} />
      {liveVersion !== null && status !== "PUBLISHED" ? <small>in the app</small> : null}
    </span>
  ),
});
