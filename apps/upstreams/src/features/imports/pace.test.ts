import { jest } from "@jest/globals";
import { Pace } from "./pace.ts";

/** A piece whose rows take so many milliseconds each; how many of them it did. */
function piece(pace: Pace, rowMs: number): number {
  let now = 0;
  const clock = jest.spyOn(performance, "now").mockImplementation(() => now);
  const { atOnce } = pace;
  pace.begin();
  let done = 0;
  while (done < atOnce && !pace.isOver(done)) {
    now += rowMs;
    done += 1;
  }
  if (done === atOnce) pace.faster();
  clock.mockRestore();
  return done;
}

it("reads as many rows as there was time for, one at least, and more once all were done in time", () => {
  const pace = new Pace();
  const first = pace.atOnce;
  expect(piece(pace, 20)).toBe(6);
  expect(pace.atOnce).toBe(6);
  expect(first).toBeGreaterThan(6);
  expect(piece(pace, 1_000)).toBe(1);
  expect(pace.atOnce).toBe(1);
  for (let n = 0; n < 20; n++) piece(pace, 0);
  expect(pace.atOnce).toBe(100);
});
