import type { ReactNode } from "react";

/** Where a column's fact stands when the row is a card on a phone. */
export type CardPlace =
  /** Top left, small and first: a clock or a number. */
  | "lead"
  /** Top right: the status. */
  | "status"
  /** In the corner after the status: an icon that opens the row's actions. */
  | "corner"
  /** The name, large; it is the link. */
  | "title"
  /** A line with the column's header before it (default). */
  | "fact"
  /** A line without the header. */
  | "line"
  /** Bottom left, small. */
  | "foot"
  /** Bottom right: buttons. */
  | "actions"
  | "hidden";

/** One column of a list. `sort` names the server's sort field; a column without it cannot be sorted. */
export interface ListColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** "NAME" asks for NAME_ASC and NAME_DESC. */
  sort?: string;
  /** Which direction the first press asks for; the other for dates and counts. */
  firstSort?: "ASC" | "DESC";
  /** Money, counts and percentages stand right. */
  align?: "left" | "right";
  /** Takes the room that is left and is the first to be cut. */
  grow?: boolean;
  /** Least width in px. */
  width?: number;
  /** Not in the column chooser; the first column never is. */
  fixed?: boolean;
  /** A heading for screen readers only, e.g. over buttons. */
  quietHeader?: boolean;
  card?: CardPlace;
}

export interface ListRow {
  id: string;
}
