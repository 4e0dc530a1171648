import type { SQL } from "drizzle-orm";
import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";

/** What a report is asked for; its bounds are instants, from local midnight to local midnight. */
export interface ReportScope {
  from: Date;
  until: Date;
  timeZone: string;
  now: Date;
  regionId: readonly string[];
  subject: readonly string[];
  tutorId: readonly string[];
  /** Whether trial lessons are among it. */
  trials: boolean;
  /** Of a report on what staff did: whose entries, and which. */
  activity?: ActivityScope;
}

export interface ActivityScope {
  actorId: readonly string[];
  role: readonly string[];
  action: readonly string[];
  entityKind: readonly string[];
  ip: readonly string[];
}

/** How a figure follows from the facts, each a row `f`. */
export interface Measure {
  /** Which facts are behind it; they are its records as well. */
  where: SQL;
  /** Of a share: which facts it is a part of. */
  outOf?: SQL;
  /** Of a mean, a median or a sum: what is taken of each fact. */
  worth?: SQL;
  as?: "mean" | "median" | "sum";
  /** Of a figure that counts less over everything than row by row: what is left. */
  ofWhole?: SQL;
  /** What it comes to, where that is none of these. */
  aggregate?: SQL;
}

interface Group {
  /** What facts of one row have in common, as a text that orders them where that matters. */
  key: SQL;
  /** What the row is called; the key where it is left out. */
  name?: SQL;
  /** The person whom it is about. */
  personId?: SQL;
  /** Which facts have such a row; all of them where it is left out. */
  among?: SQL;
}

/**
 * What the server knows of a report: one query for its facts, and what each figure and group takes of it. Figures and their
 * records come from the same facts, so they cannot disagree.
 */
export interface ReportSource<Number extends string = string, GroupName extends string = string> {
  report: ReportDefinition<Number, GroupName>;
  /**
   * A query for the facts, with the columns `kind`, `id`, `at`, `name`, `person`, `person_id`, `tutor`, `tutor_id`, `status`, `worth`
   * and `note` for its records, and whatever figures and groups ask for. `person` is the learner.
   */
  facts: (scope: ReportScope) => SQL;
  numbers: Readonly<Record<Number, Measure>>;
  /** What a record comes to in money. */
  itemMoney?: { amount: SQL; currency: SQL };
  /** What its records are ordered by before their time. */
  itemOrder?: SQL;
  groups: Readonly<Record<GroupName, Group>>;
}

/** Holds a source against its report: each figure and group has its query. */
export const reportSource = <Number extends string, GroupName extends string>(
  source: ReportSource<Number, GroupName>,
): ReportSource => source;
