import type { ListColumn, ListRow } from "@app/ui/list/list-column.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Muted } from "@app/ui/layout/muted.tsx";
import { Row } from "@app/ui/layout/row.tsx";
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
    <Row as="span" gap="0 8px" align="baseline" style={{ display: "inline-flex" }}>
      <ContentStatus status={status} />
      {liveVersion !== null && status !== "PUBLISHED" ? <Muted as="small">in the app</Muted> : null}
    </Row>
  ),
});
