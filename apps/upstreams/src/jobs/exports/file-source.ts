import type { Permission } from "@app/domain/permissions.ts";
import type { Context } from "../../service/context.ts";
import type { Cell } from "./cell.ts";
import type { Cursor } from "./read-rows.ts";

export interface Page {
  lines: Cell[][];
  /** Where the next page begins; null after the last. */
  place: Cursor | null;
}

/** What a file is written from, page by page. Each page is read with its owner's permissions at that moment. */
export interface FileSource {
  /** What the file is called, if not by its kind of job. */
  name?: string;
  permission: Permission;
  headings: Cell[];
  page(context: Context, from: Cursor | null): Promise<Page>;
  /** Rows so far. */
  count(): number;
  /** What it was asked for, in words. */
  filter(context: Context): Promise<string>;
  /** The lines below the rows; the last says what the file is. */
  last(words: string): Cell[][];
}
