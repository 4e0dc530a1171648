/**
 * What the rows of an imported file are.
 *
 * Each is an entry of the servers' own list too.
 * @graphql ImportKind
 */
export const importKinds = [
  /** Customers. */ "customers",
  /** Dependents of customers. */ "dependents",
  /** Customer leads. */ "leads",
  /** Tutors who were hired elsewhere. */ "tutors",
  /** Customers and tutors who refer others already. */ "referrers",
  /** Schools, communities and companies that may send us learners. */ "partners",
  /** Credit from before the books. */ "opening-credit",
  /** Invoices of the system before. */ "old-invoices",
  /** Words of the learning app. */ "words",
  /** Topics of a curriculum with age groups and levels. */ "language-topics",
  /** Topics of a curriculum with subjects. */ "school-topics",
  /** The blocks of a lesson's session, as it was exported. */ "session",
  /** Questions for a lesson's session. */ "questions",
] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * The state of an imported file.
 * @graphql ImportState
 */
export const importStates = [
  /** Its rows are being read. */ "reading",
  /** Its columns are to be chosen. */ "mapping",
  /** Its rows are being tried out; nothing is changed. */ "checking",
  /** Every row has a verdict, and it can be imported. */ "checked",
  /** Its rows are being imported. */ "importing",
  /** It was imported. */ "imported",
  /** It is being taken back. */ "undoing",
  /** It was taken back, except for what somebody had edited. */ "undone",
  /** It was ended before anything was changed. */ "cancelled",
  /** It could not go on; nothing was imported. */ "failed",
] as const;
export type ImportState = (typeof importStates)[number];

/**
 * What a row of an imported file does.
 *
 * Only the first two do anything.
 * @graphql RowVerdict
 */
export const rowVerdicts = [
  /** Adds a record. */ "create",
  /** Changes a record. */ "update",
  /** Says what the record holds already. */ "unchanged",
  /** May mean several records, or somebody who is there already; nothing is done. */ "ambiguous",
  /** Means an archived record; nothing is done. */ "archived",
  /** Cannot be imported; the reason is given. */ "failed",
] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

/**
 * What became of a row when its import was undone.
 * @graphql UndoVerdict
 */
export const undoVerdicts = [
  /** Its effect was taken back. */ "reversed",
  /** Somebody has edited the record since, so it stays. */ "kept",
  /** It could not be taken back; the reason is given. */ "stuck",
] as const;
export type UndoVerdict = (typeof undoVerdicts)[number];

/**
 * How a file writes dates in figures alone.
 * @graphql DateOrder
 */
export const dateOrders = [/** 31/12/2025. */ "day-first", /** 12/31/2025. */ "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];
