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

/** The line of one function; where it has no value, or jumps past the field, the line breaks. */
export function pathOf(one: Of, reach: number): string {
  let isDrawing = false;
  return places
    .map((x) => {
      const y = one(x);
      const isInside = Number.isFinite(y) && Math.abs(y) <= reach * 1.5;
      const step = isInside
        ? `${isDrawing ? "L" : "M"}${round((x / most + 1) * 150)} ${round(100 - (y / reach) * 100)}`
        : "";
      isDrawing = isInside;
      return step;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 10) / 10;
