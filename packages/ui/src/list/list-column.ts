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
  /** Least and most width in px; the usual ones are in fit-columns.ts. What is longer is cut, but never the row's name. */
  minWidth?: number;
  maxWidth?: number;
  /** Where there is no room for all columns: told below the name (default), left out, which the button of the columns counts, or kept, as a status is. */
  tight?: "fold" | "drop" | "keep";
  /** Not in the column chooser; the first column never is. */
  fixed?: boolean;
  /** A heading for screen readers only, e.g. over buttons. */
  quietHeader?: boolean;
  card?: CardPlace;
}

export interface ListRow {
  id: string;
}

/** The column that carries the row's link: the one placed as the card's title, else the first. */
export const titleOf = <Row>(columns: readonly ListColumn<Row>[]): ListColumn<Row> | undefined =>
  columns.find(({ card }) => card === "title") ?? columns[0];
