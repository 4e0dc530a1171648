/** The frame of a graph and its marked points. Has no zod import, because screens load it. */
import { numberIn } from "./numbers.ts";
import { sessionMessages as texts } from "./session-messages.ts";

export const graphEnds = ["graphXFrom", "graphXTo", "graphYFrom", "graphYTo"] as const;

/** The ends of both axes as typed; empty ones are computed. */
export type GraphEnds = Readonly<Record<(typeof graphEnds)[number], string>>;

/** From left to right, and from bottom to top; a null `y` is as high as the functions go. */
export interface GraphFrame {
  x: readonly [from: number, to: number];
  y: readonly [from: number, to: number] | null;
}

export interface GraphPoint {
  x: number;
  y: number;
  name: string;
}

export const graphPointsMax = 20;
/** The largest absolute value of an axis end. */
const farthest = 1e6;

const usual: GraphFrame["x"] = [-10, 10];

/** Parses the end of an axis: the default if empty, undefined if not a number. */
function endOf<Otherwise>(text: string, otherwise: Otherwise): number | Otherwise | undefined {
  if (text.trim() === "") return otherwise;
  const value = numberIn(text);
  return value === null || Math.abs(value) > farthest ? undefined : value;
}

/** The frame of a graph; null if its ends are invalid. */
export function graphFrameOf(ends: GraphEnds): GraphFrame | null {
  const [left, right] = [endOf(ends.graphXFrom, usual[0]), endOf(ends.graphXTo, usual[1])];
  const [low, high] = [endOf(ends.graphYFrom, null), endOf(ends.graphYTo, null)];
  if (left === undefined || right === undefined || !(left < right)) return null;
  if (low === undefined || high === undefined || (low === null) !== (high === null)) return null;
  if (low === null || high === null) return { x: [left, right], y: null };
  return low < high ? { x: [left, right], y: [low, high] } : null;
}

const written = /^\(?\s*([^,;()]+?)\s*[,;]\s*([^,;()]+?)\s*(?:\)\s*(.*)|\s)?$/u;

/** Parses a point: "(2, 5)", "2; -0.5", "(2, 5) A"; null if invalid. */
export function pointIn(text: string): GraphPoint | null {
  const [, across = "", up = "", name = ""] = written.exec(text.trim()) ?? [];
  const [x, y] = [numberIn(across), numberIn(up)];
  return x === null || y === null ? null : { x, y, name: name.trim() };
}

type Fault = readonly [field: string, message: string];

const outside = (value: number, range: GraphFrame["y"]) => range !== null && (value < range[0] || value > range[1]);

/** Errors in the ends of the axes and in the points, by field. */
export function frameFaults(ends: GraphEnds, points: readonly string[]): Fault[] {
  const unread = graphEnds.flatMap((field): Fault[] => {
    if (endOf(ends[field], null) !== undefined) return [];
    return [[field, numberIn(ends[field]) === null ? texts.notANumber(ends[field]) : texts.graphFar]];
  });
  if (unread.length > 0) return unread;
  const [hasLow, hasHigh] = [ends.graphYFrom.trim() !== "", ends.graphYTo.trim() !== ""];
  if (hasLow !== hasHigh) return [[hasLow ? "graphYTo" : "graphYFrom", texts.graphBothEnds]];
  const frame = graphFrameOf(ends);
  if (frame === null) {
    const isAcross = graphFrameOf({ ...ends, graphYFrom: "", graphYTo: "" }) === null;
    return [[isAcross ? "graphXTo" : "graphYTo", texts.graphOrder]];
  }
  return points.flatMap((text, index): Fault[] => {
    const point = pointIn(text);
    const field = `graphPoints.${index}`;
    if (point === null) return [[field, texts.pointUnread]];
    return outside(point.x, frame.x) || outside(point.y, frame.y) ? [[field, texts.pointOutside]] : [];
  });
}
