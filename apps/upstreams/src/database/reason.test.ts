import { reasonOf } from "./reason.ts";

it.each([
  [new Error("one\n  two"), "one two"],
  [new Error("Failed query: select …", { cause: new Error("it is away") }), "it is away"],
  [{ name: "ErrnoError", errno: 51 }, "{ name: 'ErrnoError', errno: 51 }"],
  ["plain words", "'plain words'"],
  [undefined, "undefined"],
])("says in one line of %p why", (thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason);
});
