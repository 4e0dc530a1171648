import type { AnyColumn, SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Permission } from "@app/domain/permissions.ts";
import type { ListRequest, ListSpec } from "../../records/list-spec.ts";
import type { Context } from "../../service/context.ts";
import type { Cell } from "./cell.ts";

/** A column of a file. Those that the screen shows have the screen's ids and headings, and come first. */
export interface ExportColumn<Row> {
  id: string;
  heading: string;
  cell: (row: Row) => Cell;
  /** A number whose sum means something: it stands in the last line. */
  sum?: true;
}

/** How a filter of the list is read aloud: "Region: UK, NG". */
export interface FilterWords {
  label: string;
  /** What its values are called, where they are ids. */
  words?: (context: Context, values: string[]) => Promise<string[]>;
}

/** What an order goes by: where the next page begins is told by its values. */
export interface OrderKey {
  by: AnyColumn | SQL;
  /** In the database. */
  type: string;
  nullable: boolean;
}

/** A list that can be written to a file. */
export interface ExportKind<Row = unknown> {
  permission: Permission;
  list: ListSpec;
  table: PgTable & { id: PgColumn };
  /** What the orders of the list are of besides the table. */
  join?: { table: PgTable; on: SQL };
  /** Leaves the records that the person may see. */
  visible?: (context: Context) => SQL | undefined;
  /** What an order goes by, where it is not the list's columns for everybody. */
  orderFor?: (context: Context, sort: string) => OrderKey[] | undefined;
  /** Records as the caller may see them, in the order of the request. */
  read: (context: Context, request: ListRequest) => Promise<Row[]>;
  columns: readonly ExportColumn<Row>[];
  filters: Readonly<Record<string, FilterWords>>;
}

/** Keeps a kind's rows typed inside of it, and unknown to those who only hand them on. */
export const exportKind = <Row>(kind: ExportKind<Row>): ExportKind => kind as unknown as ExportKind;
