import type { GraphFrame } from "@app/domain/content/graph-frame.ts";

/** How functions of x are drawn in a field of 300 by 200. */

type Of = (x: number) => number;
type Range = readonly [from: number, to: number];

/** Both ends of both axes. */
export interface Field {
  x: Range;
  y: Range;
}

const [width, height] = [300, 200];
const steps = 600;
const placesIn = ([from, to]: Range) =>
  Array.from({ length: steps + 1 }, (_, step) => from + (step / steps) * (to - from));

/** How far up and down is drawn: nearly all of every function, but not where one shoots up to infinity. */
export function reachOf(functions: readonly Of[], x: Range = [-10, 10]): number {
  const heights = functions
    .flatMap((one) => placesIn(x).map((place) => Math.abs(one(place))))
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  return Math.max(heights[Math.floor((heights.length - 1) * 0.95)] ?? 10, 1) * 1.05;
}

/** What is drawn: as it was asked for, else as high as the functions and the points go. */
export function fieldOf({ x, y }: GraphFrame, functions: readonly Of[], heights: readonly number[]): Field {
  if (y !== null) return { x, y };
  const reach = Math.max(
    functions.length === 0 ? 1 : reachOf(functions, x),
    ...heights.map((at) => Math.abs(at) * 1.1),
  );
  return { x, y: [-reach, reach] };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Where a point lies in the field. */
export const across = ({ x: [from, to] }: Field, x: number) => round(((x - from) / (to - from)) * width);
export const down = ({ y: [from, to] }: Field, y: number) => round(((to - y) / (to - from)) * height);

/** Whether a function jumps between two places: however near they come to each other, its values stay apart. */
function jumps(one: Of, from: number, to: number, least: number): boolean {
  let [a, b] = [from, to];
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (a + b) / 2;
    const [left, centre, right] = [one(a), one(middle), one(b)];
    if (!Number.isFinite(centre)) return true;
    if (Math.abs(right - left) < least) return false;
    if (Math.abs(centre - left) > Math.abs(right - centre)) b = middle;
    else a = middle;
  }
  return true;
}

/** The line of one function; where it has no value, leaves the field or jumps, the line breaks. */
export function pathOf(one: Of, field: Field): string {
  const [low, high] = field.y;
  const span = high - low;
  let before: { x: number; y: number } | null = null;
  let path = "";
  for (const x of placesIn(field.x)) {
    const y = one(x);
    const isInside = Number.isFinite(y) && y >= low - span * 0.5 && y <= high + span * 0.5;
    if (isInside) {
      const isSteep: boolean = before !== null && Math.abs(y - before.y) > span / 20;
      const isJoined: boolean = before !== null && !(isSteep && jumps(one, before.x, x, span / 100));
      path += `${isJoined ? "L" : "M"}${across(field, x)} ${down(field, y)}`;
    }
    before = isInside ? { x, y } : null;
  }
  return path;
}

/** A number at an axis, and how far along it that is in the field. */
export interface Tick {
  value: number;
  at: number;
}

/** A round step that fits about five times into a range: 1, 2 or 5 times a power of ten. */
function stepIn(span: number): number {
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
}

function ticksIn([from, to]: Range, at: (value: number) => number): Tick[] {
  const step = stepIn(to - from);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => Number(((first + index) * step).toPrecision(6)))
    .filter((value) => value !== 0)
    .map((value) => ({ value, at: at(value) }));
}

/** The numbers at both axes; nothing is written where they cross. */
export const ticksOf = (field: Field): { x: Tick[]; y: Tick[] } => ({
  x: ticksIn(field.x, (value) => across(field, value)),
  y: ticksIn(field.y, (value) => down(field, value)),
});

/** Where the axes lie: at nought, or at the edge that is nearest to it. */
export const axesOf = (field: Field) => ({
  x: Math.min(height, Math.max(0, down(field, 0))),
  y: Math.min(width, Math.max(0, across(field, 0))),
});
