import type { NumberDefinition } from "./report-definition.ts";
import { formatMoney } from "../money.ts";
import { numberText, withMinus } from "../number-text.ts";
import { dayText } from "./days-text.ts";
import type { ReportCell } from "./report-cell.ts";
import type { ReportUnit } from "./report-enums.ts";

const oneDecimal = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "4.2%", "14 min", "4.75". */
export function valueText(value: number, unit: ReportUnit): string {
  switch (unit) {
    case "count":
      return numberText(value);
    case "share":
      return `${withMinus(oneDecimal.format(value * 100))}%`;
    case "minutes":
      return `${numberText(Math.round(value))} min`;
    case "hours":
      return `${withMinus(oneDecimal.format(value))} h`;
    case "days":
      return `${numberText(value)} ${value === 1 ? "day" : "days"}`;
    case "day":
      return dayText(new Date(value * 1000).toISOString().slice(0, 10));
    case "change":
      return withMinus(`${value > 0 ? "+" : ""}${twoDecimals.format(value)}`);
    case "USD":
    case "NGN":
    case "GBP":
      return formatMoney({ currency: unit, amount: Math.round(value) });
    case "stars":
      return twoDecimals.format(value);
  }
}

type Figure = ReportCell;

/** What is behind a figure: "3 of 25", "from 12"; nothing for a plain count. */
export function behindText({ count, outOf }: Figure, { unit }: Pick<NumberDefinition, "unit">): string | null {
  if (unit === "count" || unit === "day") return null;
  return outOf === null ? `from ${numberText(count)}` : `${numberText(count)} of ${numberText(outOf)}`;
}

/** A figure in a cell; of too few only what there is of them. */
export function figureText(figure: Figure | undefined, { unit }: Pick<NumberDefinition, "unit">): string {
  if (figure === undefined || (figure.value === null && !figure.outOf)) return "–";
  return figure.value === null ? (behindText(figure, { unit }) ?? "–") : valueText(figure.value, unit);
}

/** A value as finely as it is written. */
function shownValue(value: number, unit: ReportUnit): number {
  if (unit === "share") return Math.round(value * 1000) / 1000;
  if (unit === "hours") return Math.round(value * 10) / 10;
  return unit === "stars" || unit === "change" ? Math.round(value * 100) / 100 : Math.round(value);
}

const pointsText = (gap: number): string => {
  const points = oneDecimal.format(gap * 100);
  return `${points} ${points === "1" ? "point" : "points"}`;
};

export interface Change {
  text: string;
  way: "up" | "down";
  tone: "good" | "bad" | null;
}

/**
 * How a figure differs from the one that it is compared with, both as they are shown; null where it does not, or where one is
 * not known.
 */
export function changeOf(
  now: number | null | undefined,
  before: number | null | undefined,
  { unit, moreIs }: Pick<NumberDefinition, "unit" | "moreIs">,
): Change | null {
  if (now == null || before == null) return null;
  const difference = shownValue(now, unit) - shownValue(before, unit);
  if (difference === 0) return null;
  const way = difference > 0 ? "up" : "down";
  const gap = Math.abs(difference);
  const amount = unit === "share" ? pointsText(gap) : valueText(gap, unit);
  const isGood = moreIs === undefined ? null : (moreIs === "good") === (way === "up");
  return { text: `${way} ${amount}`, way, tone: isGood === null ? null : isGood ? "good" : "bad" };
}
