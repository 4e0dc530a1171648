import type { AnyColumn, SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Permission } from "@app/domain/permissions.ts";
import type { ListRequest, ListSpec } from "../../records/list-spec.ts";
import type { Context } from "../../service/context.ts";
import type { Cell } from "./cell.ts";

/** A column of a file. Columns of the screen come first, with its ids and headings. */
export interface ExportColumn<Row> {
  id: string;
  heading: string;
  cell: (row: Row) => Cell;
  /** The column of the screen that it comes with, such as the one whose amounts it has as numbers. */
  beside?: string;
  /** Shows the sum of this column in the last line. */
  sum?: true;
}

/** How a filter is described: "Region: UK, NG". */
export interface FilterWords {
  label: string;
  /** Labels of its values, if they are ids. */
  words?: (context: Context, values: string[]) => Promise<string[]>;
}

/** A sort key, whose values say where the next page begins. */
export interface OrderKey {
  by: AnyColumn | SQL;
  /** The column type in the database. */
  type: string;
  nullable: boolean;
}

/** An exportable list. */
export interface ExportKind<Row = unknown> {
  permission: Permission;
  list: ListSpec;
  table: PgTable & { id: PgColumn };
  /** A joined table whose columns the list can sort by. */
  join?: { table: PgTable; on: SQL };
  /** Restricts the rows to those the user may see. */
  visible?: (context: Context) => SQL | undefined;
  /** The sort keys, if they are not the list's columns for every user. */
  orderFor?: (context: Context, sort: string) => OrderKey[] | undefined;
  /** Reads records as the caller may see them, in the requested order. */
  read: (context: Context, request: ListRequest) => Promise<Row[]>;
  columns: readonly ExportColumn<Row>[];
  filters: Readonly<Record<string, FilterWords>>;
}

/** Keeps a kind's row type inside it, and unknown outside. */
export const exportKind = <Row>(kind: ExportKind<Row>): ExportKind => kind as unknown as ExportKind;
