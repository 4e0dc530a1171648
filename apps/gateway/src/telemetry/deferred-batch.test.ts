import { deferredBatch } from "./deferred-batch.ts";

const soon = () => new Promise(setImmediate);

it("does everything once, in its order, and not at once", async () => {
  const done: number[] = [];
  const later = deferredBatch((one: number) => done.push(one));
  later(1);
  later(2);
  expect(done).toEqual([]);
  await soon();
  expect(done).toEqual([1, 2]);
  later(3);
  await soon();
  expect(done).toEqual([1, 2, 3]);
});

it("puts off what comes while it works", async () => {
  const done: number[] = [];
  const later = deferredBatch((one: number) => {
    done.push(one);
    if (one === 1) later(2);
  });
  later(1);
  await soon();
  await soon();
  expect(done).toEqual([1, 2]);
});
