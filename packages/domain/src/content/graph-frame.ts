/** What a graph is drawn in, and the points that are marked in it. Without zod, so that screens are light. */
import { numberIn } from "./numbers.ts";
import { sessionMessages as texts } from "./session-messages.ts";

export const graphEnds = ["graphXFrom", "graphXTo", "graphYFrom", "graphYTo"] as const;

/** The ends of both axes as they were typed; an empty one is worked out. */
export type GraphEnds = Readonly<Record<(typeof graphEnds)[number], string>>;

/** From left to right, and from the bottom up; as high as the functions go where that is null. */
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
/** How far from nought an axis may go. */
const farthest = 1e6;

const usual: GraphFrame["x"] = [-10, 10];

/** The end of an axis; the one that is given where nothing is written, undefined where no number is. */
function endOf<Otherwise>(text: string, otherwise: Otherwise): number | Otherwise | undefined {
  if (text.trim() === "") return otherwise;
  const value = numberIn(text);
  return value === null || Math.abs(value) > farthest ? undefined : value;
}

/** What a graph is drawn in; null where its ends cannot be read. */
export function graphFrameOf(ends: GraphEnds): GraphFrame | null {
  const [left, right] = [endOf(ends.graphXFrom, usual[0]), endOf(ends.graphXTo, usual[1])];
  const [low, high] = [endOf(ends.graphYFrom, null), endOf(ends.graphYTo, null)];
  if (left === undefined || right === undefined || !(left < right)) return null;
  if (low === undefined || high === undefined || (low === null) !== (high === null)) return null;
  if (low === null || high === null) return { x: [left, right], y: null };
  return low < high ? { x: [left, right], y: [low, high] } : null;
}

const written = /^\(?\s*([^,;()]+?)\s*[,;]\s*([^,;()]+?)\s*(?:\)\s*(.*)|\s)?$/u;

/** The point that a text says: "(2, 5)", "2; -0.5", "(2, 5) A"; null where it says none. */
export function pointIn(text: string): GraphPoint | null {
  const [, across = "", up = "", name = ""] = written.exec(text.trim()) ?? [];
  const [x, y] = [numberIn(across), numberIn(up)];
  return x === null || y === null ? null : { x, y, name: name.trim() };
}

type Fault = readonly [field: string, message: string];

const outside = (value: number, range: GraphFrame["y"]) => range !== null && (value < range[0] || value > range[1]);

/** What is wrong with the ends of a graph's axes and with its points, each at its field. */
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
