import { useEffect, useMemo, useRef } from "react";
import type { ListRow } from "./list-column.ts";
import type { ListPageProps } from "./list-props.ts";
import { turned } from "./selection.ts";

/** Actions of a row; undefined if rows have none. */
export interface RowActs<Row> {
  onOpen: ((row: Row) => void) | undefined;
  onIntent: ((row: Row) => void) | undefined;
  onTurn: (id: string) => void;
}

type Given<Row extends ListRow> = Pick<ListPageProps<Row>, "onOpen" | "onRowIntent" | "selection">;

/** Row actions with a stable identity, so that rows need not render again. */
export function useRowActs<Row extends ListRow>({ onOpen, onRowIntent, selection }: Given<Row>): RowActs<Row> {
  const latest = useRef<Given<Row>>({});
  useEffect(() => {
    latest.current = {
      ...(onOpen && { onOpen }),
      ...(onRowIntent && { onRowIntent }),
      ...(selection && { selection }),
    };
  });
  const [opens, hints] = [onOpen !== undefined, onRowIntent !== undefined];

  return useMemo(
    () => ({
      onOpen: opens ? (row) => latest.current.onOpen?.(row) : undefined,
      onIntent: hints ? (row) => latest.current.onRowIntent?.(row) : undefined,
      onTurn: (id) => latest.current.selection && turned(latest.current.selection, id),
    }),
    [opens, hints],
  );
}
