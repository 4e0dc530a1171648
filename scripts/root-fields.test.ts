import { readFileSync } from "node:fs";
import { rootFieldsFile, rootFieldsText } from "./root-fields.ts";

it("prints how each root field is resolved and which call of a contract it makes first", async () => {
  const text = await rootFieldsText();
  expect(text.split("\n").filter((line) => line.includes(" ? "))).toEqual([]);
  expect(text.split("\n").filter((line) => line.endsWith(" nobody"))).toHaveLength(2);
  expect(readFileSync(rootFieldsFile, "utf8")).toBe(text);
});
