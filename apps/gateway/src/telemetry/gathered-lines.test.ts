import { GatheredLines } from "./gathered-lines.ts";

function gathering() {
  const written: string[] = [];
  let flushed = 0;
  const lines = new GatheredLines({ write: (text) => written.push(text), flushSync: () => (flushed += 1) });
  return { lines, written, flushes: () => flushed };
}

it("hands lines on together, in their order, and none twice", () => {
  const { lines, written } = gathering();
  lines.write("one\n");
  lines.write("two\n");
  expect(written).toEqual([]);
  lines.flush();
  lines.flush();
  expect(written).toEqual(["one\ntwo\n"]);
});

it("does not wait for more where there is much", () => {
  const { lines, written } = gathering();
  for (let count = 0; count < 40; count += 1) lines.write(`${"x".repeat(999)}\n`);
  expect(written.map(({ length }) => length)).toEqual([33_000]);
});

it("leaves nothing behind at the end", () => {
  const { lines, written, flushes } = gathering();
  lines.write("last\n");
  lines.flushSync();
  expect(written).toEqual(["last\n"]);
  expect(flushes()).toBe(1);
});
