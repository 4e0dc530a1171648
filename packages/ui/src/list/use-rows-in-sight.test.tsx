/** @alone The height of the last list is kept for the page. */
import { renderHook } from "@testing-library/react";
import { useRoom } from "./use-room.ts";
import { useRowsInSight } from "./use-rows-in-sight.ts";

function drawingsOf(count: number, density: "comfortable" | "compact" = "comfortable") {
  const all = Array.from({ length: count }, (_, index) => index);
  const drawings: { drawn: number; below: number }[] = [];
  renderHook(() => {
    const { rows, below } = useRowsInSight(all, density);
    drawings.push({ drawn: rows.length, below });
  });
  return drawings;
}

it("draws all rows at once where no list has been measured yet", () => {
  expect(drawingsOf(300)).toEqual([{ drawn: 300, below: 0 }]);
});

describe("in a list of 440 px", () => {
  beforeAll(() => {
    const element = document.createElement("div");
    Object.defineProperty(element, "clientHeight", { value: 440 });
    renderHook(() => useRoom({ current: element }));
  });

  it("draws those that it has room for first, keeps the room of the others, and then draws all", () => {
    expect(drawingsOf(30)).toEqual([
      { drawn: 10, below: 20 * 72 },
      { drawn: 30, below: 0 },
    ]);
    expect(drawingsOf(30, "compact")[0]).toMatchObject({ drawn: 13 });
  });

  it("draws no more than once what it has room for", () => {
    expect(drawingsOf(10).every(({ drawn, below }) => drawn === 10 && below === 0)).toBe(true);
  });
});
