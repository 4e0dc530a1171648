import { expect, it } from "@jest/globals";
import { formulaAt, formulaFaultBy, mathsPieces, withFormula } from "./maths-text.ts";

it.each([
  ["\\sqrt{289}", ["[\\sqrt{289}]"]],
  ["so $20 - 3$ is $17$", ["so ", "[20 - 3]", " is ", "[17]"]],
  ["it costs \\$5, so $x = 5$", ["it costs $5, so ", "[x = 5]"]],
  ["$x$ costs $5", ["[x]", " costs ", "$5"]],
  ["How many is five and three?", ["How many is five and three?"]],
  ["Ogún", ["Ogún"]],
  ["It costs \\$5 today", ["It costs $5 today"]],
  ["x \\text{ is more than } y", ["[x \\text{ is more than } y]"]],
  ["20 - 3 = 17", ["[20 - 3 = 17]"]],
  ["\\sin x + \\cos y", ["[\\sin x + \\cos y]"]],
  ["", []],
])("reads %j in pieces", (text, expected) => {
  expect(mathsPieces(text).map(({ text: piece, isFormula }) => (isFormula ? `[${piece}]` : piece))).toEqual(expected);
});

const noBraces = formulaFaultBy((tex) => {
  const position = tex.indexOf("{");
  if (position !== -1) throw Object.assign(new Error("No braces."), { position });
});

it("says what stands near the fault of a formula", () => {
  expect(noBraces("a")).toBeNull();
  expect(noBraces("b{c and so much more")).toBe("{c and so mu");
});

it("says the end of a formula that breaks off", () => {
  const endless = formulaFaultBy((tex) => {
    throw Object.assign(new Error("Expected more."), { position: tex.length });
  });
  expect(endless("\\sqrt{")).toBe("\\sqrt{");
});

it.each([
  ["x^2", 1, "y", "y"],
  ["", 0, "y", "y"],
  ["so $20 - 3$ is $17$", 6, "y", "so $y$ is $17$"],
  ["so $20 - 3$ is $17$", 4, "y", "so $y$ is $17$"],
  ["so $20 - 3$ is $17$", 18, "y", "so $20 - 3$ is $y$"],
  ["so $20 - 3$ is 17", 14, "y", "so $20 - 3$ is$y$ 17"],
  ["\\$5 and $x$", 1, "y", "\\$$y$5 and $x$"],
])("writes a formula in %j where the cursor is, at %i", (text, place, tex, expected) => {
  const written = withFormula(text, formulaAt(text, place), tex);
  expect(written.text).toBe(expected);
  expect(formulaAt(written.text, written.place)).toMatchObject({ tex, around: "" });
});
