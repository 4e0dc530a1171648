/** How functions of x are drawn in a field of 300 by 200, from -10 to 10. */

type Of = (x: number) => number;

const most = 10;
const places = Array.from({ length: 301 }, (_, step) => (step / 300) * 2 * most - most);

/** How far up and down is drawn: nearly all of every function, but not where one shoots up to infinity. */
export function reachOf(functions: readonly Of[]): number {
  const heights = functions
    .flatMap((one) => places.map((x) => Math.abs(one(x))))
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  return Math.max(heights[Math.floor((heights.length - 1) * 0.95)] ?? most, 1) * 1.05;
}

/** Where a point lies in the field. */
const across = (x: number) => round((x / most + 1) * 150);
const down = (y: number, reach: number) => round(100 - (y / reach) * 100);

/** The line of one function; where it has no value, or jumps past the field, the line breaks. */
export function pathOf(one: Of, reach: number): string {
  let isDrawing = false;
  return places
    .map((x) => {
      const y = one(x);
      const isInside = Number.isFinite(y) && Math.abs(y) <= reach * 1.5;
      const step = isInside ? `${isDrawing ? "L" : "M"}${across(x)} ${down(y, reach)}` : "";
      isDrawing = isInside;
      return step;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A number at an axis, and how far along it that is in the field. */
export interface Tick {
  value: number;
  at: number;
}

/** A round step that fits about twice into a reach: 1, 2 or 5 times a power of ten. */
function stepIn(reach: number): number {
  const rough = reach / 2.5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
}

function ticksUpTo(reach: number, at: (value: number) => number): Tick[] {
  const step = stepIn(reach);
  const count = Math.floor(reach / step);
  return Array.from({ length: 2 * count + 1 }, (_, index) => Number(((index - count) * step).toPrecision(6)))
    .filter((value) => value !== 0)
    .map((value) => ({ value, at: at(value) }));
}

/** The numbers at both axes; nothing is written where they cross. */
export const ticksOf = (reach: number): { x: Tick[]; y: Tick[] } => ({
  x: ticksUpTo(most, across),
  y: ticksUpTo(reach, (value) => down(value, reach)),
});
