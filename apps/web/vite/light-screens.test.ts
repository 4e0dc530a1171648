import { wayTo } from "./light-screens.ts";

const imports: Record<string, readonly string[]> = {
  screen: ["form", "list"],
  form: ["field", "screen"],
  field: ["frame", "mui"],
  list: ["frame", "button"],
  frame: ["button"],
};
const importsOf = (id: string) => imports[id] ?? [];
const isMui = (id: string) => id === "mui";

it("names the shortest way to a heavy file", () => {
  expect(wayTo("screen", importsOf, isMui)).toEqual(["screen", "form", "field", "mui"]);
});

it("names no way where there is none, circles or not", () => {
  expect(wayTo("list", importsOf, isMui)).toBeNull();
  expect(wayTo("form", (id) => importsOf(id).filter((one) => one !== "mui"), isMui)).toBeNull();
});
