import { inBatches, smallBatch } from "./job.ts";

it("works on as many at a time as it is told, until fewer are left", async () => {
  let left = 120;
  const asked: number[] = [];
  const work = (atMost: number) => {
    asked.push(atMost);
    const some = Math.min(left, atMost);
    left -= some;
    return Promise.resolve(some);
  };
  expect(await inBatches(new AbortController().signal, work, smallBatch)).toBe(120);
  expect(asked).toEqual([smallBatch, smallBatch, smallBatch]);
});

it("begins no further step once it is to stop", async () => {
  const stop = new AbortController();
  const work = (atMost: number) => {
    stop.abort();
    return Promise.resolve(atMost);
  };
  expect(await inBatches(stop.signal, work, smallBatch)).toBe(smallBatch);
});
