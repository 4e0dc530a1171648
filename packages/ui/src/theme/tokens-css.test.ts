import { readFileSync } from "node:fs";
import { join } from "node:path";
import { color, toneColor } from "./color.ts";
import { light, oneDark, statusToneNames } from "./tokens.ts";
import { tokensCss } from "./tokens-css.ts";

const sheet = readFileSync(join(__dirname, "tokens.generated.css"), "utf8");

it("keeps the style sheet as the tokens are", () => {
  expect(sheet).toBe(tokensCss());
});

it("names only variables that the style sheet has", () => {
  const named = [...Object.values(color), ...statusToneNames.flatMap((tone) => Object.values(toneColor(tone)))];
  for (const value of named) expect(sheet).toContain(`  ${value.slice("var(".length, -1)}: `);
});

it.each([light, oneDark])(
  "shows what is pointed at on every surface",
  ({ sheet: page, hover, raised, raisedHover }) => {
    expect(hover).not.toBe(page);
    expect(raisedHover).not.toBe(raised);
  },
);
