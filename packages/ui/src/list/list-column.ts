import type { ReactNode } from "react";

/** The place of a column's value on a phone's card. */
export type CardPlace =
  /** Top left, small and first: a time or a number. */
  | "lead"
  /** Top right: the status. */
  | "status"
  /** In the corner after the status: an icon that opens the actions. */
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

/** A column of a list. `sort` is the server's sort field; without it the column cannot be sorted. */
export interface ListColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** "NAME" stands for NAME_ASC and NAME_DESC. */
  sort?: string;
  /** The first direction; descending by default for dates and counts. */
  firstSort?: "ASC" | "DESC";
  /** Right for money, counts and percentages. */
  align?: "left" | "right";
  /**
   * Minimum and maximum width in px; defaults are in fit-columns.ts. Longer content is cut off, except the row's name.
   */
  minWidth?: number;
  maxWidth?: number;
  /** Where there is no room for all columns: told below the name (default), left out, which the button of the columns counts, or kept, as a status is. */
  whenNarrow?: "fold" | "hide" | "keep";
  /** Not in the column chooser; the first column never is. */
  fixed?: boolean;
  /** Not written to files: it is counted anew for each row on the screen, or opens something that no file should hold. */
  onlyOnScreen?: boolean;
  /** A heading for screen readers only, e.g. over buttons. */
  quietHeader?: boolean;
  card?: CardPlace;
}

export interface ListRow {
  id: string;
}

/** The column with the row's link: the one placed as the card's title, else the first. */
export const titleOf = <Row>(columns: readonly ListColumn<Row>[]): ListColumn<Row> | undefined =>
  columns.find(({ card }) => card === "title") ?? columns[0];
