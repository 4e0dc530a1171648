import { importMessages } from "@app/domain/imports/import-messages.ts";
import { Refusal } from "../../../service/refusal.ts";

/** A row of somebody's file, and where the file has it. */
export interface TableRow {
  /** As a spreadsheet counts them, from 1. */
  row: number;
  cells: string[];
}

/** What is handed on of a file, and what is to be said of it. */
export interface TableSource {
  rows: Iterable<TableRow>;
  /** "Read as Western European (Windows-1252).": complete once the rows are read. */
  notes: string[];
}

export const unreadable = () => new Refusal("VALIDATION", importMessages.unreadable);
export const refuse = (message: string) => new Refusal("VALIDATION", message);

/** The most rows that any spreadsheet has, counting empty ones. */
export const sheetRowsMax = 1_048_576;
/** Columns up to which a file is looked at; how many may be imported is another question. */
export const sheetColumnsMax = 1_000;

export const isEmptyRow = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");
