/** What can be imported from a file. Each is an entry of the servers' own list too. */
export const importKinds = [
  "customers",
  "dependents",
  "leads",
  "tutors",
  "language-topics",
  "school-topics",
  "session",
  "questions",
] as const;
export type ImportKind = (typeof importKinds)[number];

/** Where an import stands, from the reading of its file to its being taken back. */
export const importStates = [
  "reading",
  "mapping",
  "checking",
  "checked",
  "importing",
  "imported",
  "undoing",
  "undone",
  "cancelled",
  "failed",
] as const;
export type ImportState = (typeof importStates)[number];

/** What a row of a file would do. Only the first two do anything. */
export const rowVerdicts = ["create", "update", "unchanged", "ambiguous", "archived", "failed"] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

/** What became of a row when its import was taken back: reversed, kept as somebody edited it since, or not possible. */
export const undoVerdicts = ["reversed", "kept", "stuck"] as const;
export type UndoVerdict = (typeof undoVerdicts)[number];

/** How a file writes days in figures alone. */
export const dateOrders = ["day-first", "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];
