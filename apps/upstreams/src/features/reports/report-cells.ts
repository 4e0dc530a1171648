import { decimalOf } from "@app/domain/money.ts";
import type { NumberDefinition } from "@app/domain/reports/report-definition.ts";

/** A cell of a report's file. */
export type Cell = string | number | null;

/** What a file is written from. */
export interface ReportSheet {
  rows: Cell[][];
  /** The line below them: the same figures over everything, counted anew, since neither shares nor people add up. */
  whole: Cell[] | null;
  /** Days and zone, or that it has none. */
  about: string;
}

/** More than any report has; one read, so that nothing shifts between pages. */
export const everyRow = 10_000_000;

const units: Readonly<Partial<Record<NumberDefinition["unit"], string>>> = {
  share: "%",
  minutes: "minutes",
  hours: "hours",
  days: "days",
};

/** "Completion rate, %": a heading that says what is measured. */
export const withUnit = (label: string, unit: NumberDefinition["unit"]): string =>
  units[unit] && !label.toLowerCase().includes(units[unit]) ? `${label}, ${units[unit]}` : label;

const hundredth = (value: number) => Math.round(value * 100) / 100;

function valueOf(value: number, { unit }: Pick<NumberDefinition, "unit">): number {
  if (unit === "share") return hundredth(value * 100);
  if (unit === "USD" || unit === "NGN" || unit === "GBP") {
    return Number(decimalOf({ currency: unit, amount: Math.round(value) }));
  }
  return hundredth(value);
}

/** A value as a cell: days as a spreadsheet reads them. */
export const cellValueOf = (value: number, definition: Pick<NumberDefinition, "unit">): string | number =>
  definition.unit === "day" ? new Date(value * 1000).toISOString().slice(0, 10) : valueOf(value, definition);
