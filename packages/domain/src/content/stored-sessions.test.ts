import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { answerless } from "./learner-view.ts";
import { blockKinds } from "./block-kinds.ts";
import { checksOf } from "./session-checks.ts";
import { blockInput, storedBlocks } from "./session-input.ts";
import { aBlock } from "./testing/blocks.ts";

/**
 * One file for each shape in which sessions were ever stored, the newest last: `1.json` is the first. They are never
 * changed. A block of a new shape, or a new kind, gets a file of its own, with every kind in it.
 */
const folder = join(import.meta.dirname, "testing/stored-sessions");
const shapes = readdirSync(folder)
  .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  .map((name) => ({ name, blocks: JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, unknown>[] }));

/** The places of a value and what is of which type there: "options.*.isCorrect boolean". */
function pathsOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsOf(one, `${path}.*`));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, one]) => pathsOf(one, path === "" ? name : `${path}.${name}`));
  return [`${path} ${value === null ? "null" : typeof value}`];
}
const shapeOf = (blocks: readonly unknown[]) => [...new Set(blocks.flatMap((block) => pathsOf(block)))].toSorted();

/** Every kind as it would be stored today, with what only some blocks have. */
const today = () =>
  blockKinds.map((kind) => ({
    ...aBlock(kind),
    ...(kind === "rating" && {
      ratingsIcon: { label: "Drum", iconPath: "M0 0h24v24z", dimension: 24, spacing: 4, viewBox: "0 0 24 24" },
    }),
  }));

it("has a session of today's shape, with every kind", () => {
  const newest = shapes.at(-1)?.blocks ?? [];
  // Where this fails, sessions are stored in a new shape: keep one of it as the next file, and see that the others are read.
  expect(shapeOf(newest)).toEqual(shapeOf(today()));
  expect(newest.map(({ blockType }) => blockType)).toEqual([...blockKinds]);
});

it.each(shapes)("reads the sessions of $name whole, and as they were meant", ({ blocks }) => {
  const read = storedBlocks(blocks);
  expect(shapeOf(read)).toEqual(shapeOf(today()));
  expect(read.map((block) => blockInput.parse(block))).toEqual(read);
  expect(read).toMatchObject(blocks);
  expect(checksOf(read)).toEqual([]);
  expect(answerless(read).key).toHaveLength(blocks.length);
});

const fields = Object.keys(shapes[0]?.blocks[0] ?? {}).filter((name) => name !== "_id" && name !== "blockType");

it.each(fields)("reads sessions that were stored before there was %s", (name) => {
  const early = shapes.flatMap(({ blocks }) => blocks).map(({ [name]: _, ...block }) => block);
  for (const block of storedBlocks(early)) {
    expect(block).toHaveProperty(name);
    expect(blockInput.safeParse(block).success).toBe(true);
  }
});
