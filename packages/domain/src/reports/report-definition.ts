import type { AnyReportName, ReportPerson, ReportUnit } from "./report-enums.ts";

/** A figure: the one place that says what it means. The server, the page and the file take it from here. */
export interface NumberDefinition {
  label: string;
  /** What heads its column, where the label is too long for it. */
  column?: string;
  unit: ReportUnit;
  /** How it is counted, in words. */
  formula: string;
  /** What the records behind it are: "lessons". */
  rows: string;
  /** Whether more of it is good news or bad; left out where it is neither. */
  moreIs?: "good" | "bad";
  /** The higher the share, the darker its cell. */
  isShaded?: true;
  /** What it means is said of another figure, for all of their kind: "How this is counted" leaves it out. */
  isExplainedElsewhere?: true;
  /** Says nothing over everything, as a learner's last lesson does of all learners. */
  notOfWhole?: true;
  /** With fewer records than these, no share or mean is shown. 10 for shares, 1 for the rest. */
  fewest?: number;
}

/** What the rows of the table stand for. */
export interface GroupDefinition {
  /** Heads the column: "Learner". */
  label: string;
  /** Who a row is about, if it is a person with a page. */
  person?: ReportPerson;
  /** Rows follow each other in the order of their keys, such as days of the week. */
  inOrder?: true;
  /** Columns of its table, where they are not those of the report. */
  columns?: readonly string[];
  /** What the last line of its table is called, where it does not count all of the rows above it. */
  whole?: string;
  /** Keys are values of a closed list; how those are called whose spelling does not say it. */
  names?: Readonly<Record<string, string>>;
}

export interface ReportDefinition<Number extends string = string, Group extends string = string> {
  name: AnyReportName;
  title: string;
  /** What it is for, in a sentence or two, above all that is counted. */
  about: string;
  numbers: Readonly<Record<Number, NumberDefinition>>;
  /** It counts what stands now, whenever that began: it has no period. */
  isStanding?: true;
  /** What stands now is counted without trial lessons. */
  withoutTrials?: true;
  /** Large at the top. */
  headline: readonly Number[];
  /** Columns of the table. */
  columns: readonly Number[];
  /** Drawn over time. */
  chart: Number;
  groups: Readonly<Record<Group, GroupDefinition>>;
  /** What heads the columns of the records, where they are not "Record", "When", "Learner" and "Tutor". */
  itemHeads?: { name: string; at: string; person?: string; tutor?: string };
  /** What the records' own figure is, if they have one: "Minutes waited". */
  itemValue?: { label: string; unit: ReportUnit };
  /** Heads the money of a record, where each has some: "At stake". */
  itemMoney?: string;
  /** Filters that do not apply to what it counts. */
  withoutFilters?: readonly string[];
  /** What the records' note is: "Reason". */
  itemNote?: string;
}

/** Keeps the names of figures and groups in its type. */
export const defineReport = <const Number extends string, const Group extends string>(
  report: ReportDefinition<Number, Group>,
): ReportDefinition<Number, Group> => report;

/** The columns of the table whose rows stand for a group. */
export const columnsBy = ({ groups, columns }: Pick<ReportDefinition, "groups" | "columns">, by: string) =>
  groups[by]?.columns ?? columns;

/** The rows of the table if nobody chose: those of the first group. */
export const usualGroupOf = ({ groups }: Pick<ReportDefinition, "groups">): string => Object.keys(groups)[0] ?? "";

/** The order of that table if nobody chose one: where rows follow each other by their keys; else the largest first. */
export const usualSortOf = (report: Pick<ReportDefinition, "groups" | "columns">, by: string): string =>
  report.groups[by]?.inOrder === true ? "name" : `-${columnsBy(report, by)[0]}`;

/** What the records behind a figure have of their own: that of the report, or what each adds to a sum or a median. */
export function recordValueOf(
  { itemValue, numbers }: Pick<ReportDefinition, "itemValue" | "numbers">,
  number: string,
): { label: string; unit: ReportUnit } | undefined {
  const definition = numbers[number];
  if (itemValue || !definition) return itemValue;
  const { label, column = label, unit } = definition;
  return unit === "count" || unit === "share" ? undefined : { label: column, unit };
}

/** What heads the first columns of the records behind a figure, on the page and in its file. */
export const recordHeadsOf = ({ itemHeads }: Pick<ReportDefinition, "itemHeads">): readonly string[] => [
  itemHeads?.name ?? "Record",
  itemHeads?.at ?? "When",
  itemHeads?.person ?? "Learner",
  itemHeads?.tutor ?? "Tutor",
];
