import { readFileSync } from "node:fs";
import { environmentTables, withVariables } from "./environment-tables.ts";

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

it.each(["README.md", "docs/site/environment-variables.md"])(
  "%s has every variable as the programs read it",
  (name) => {
    const { readme, page } = environmentTables();
    const text = read(name);
    expect(withVariables(text, name === "README.md" ? readme : page)).toBe(text);
  },
);

it("says the default of a variable, or what happens without", () => {
  const { readme } = environmentTables();
  expect(readme).toMatch(/^\| `PORT` +\| `4000` +\| port of the gateway +\|$/m);
  expect(readme).toMatch(/^\| `DEMO` +\| `1` embedded, else `0` +\|/m);
  expect(readme).toMatch(/^\| `METRICS_TOKEN` +\| – +\|/m);
});

it("fails where the marks are missing", () => {
  expect(() => withVariables("# Nothing", "")).toThrow("The marks of the variables are missing.");
});
