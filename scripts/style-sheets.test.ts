import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { classesIn, classesOf, faultsOf } from "./style-sheets.ts";

const root = join(__dirname, "..");
const folders = ["packages/ui/src", "apps/web/src", "apps/web/gallery"];
const under = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => !name.startsWith("dist"))
    .map((name) => `${folder}/${name}`);
const files = folders.flatMap(under);
const read = (path: string) => readFileSync(join(root, path), "utf8");

const sheets = files.filter((path) => path.endsWith(".module.css"));
/** Which parts import a sheet. */
const partsOf = (sheet: string) => {
  const folder = sheet.slice(0, sheet.lastIndexOf("/"));
  const name = sheet.slice(folder.length + 1);
  return files.filter(
    (path) => path.startsWith(`${folder}/`) && /\.tsx$/.test(path) && read(path).includes(`"./${name}"`),
  );
};

it("finds the sheets", () => {
  expect(sheets.length).toBeGreaterThan(100);
});

it.each(sheets)("%s has the classes that its part uses, and no others", (sheet) => {
  const used = new Set(partsOf(sheet).flatMap((part) => [...classesOf(read(part))]));
  expect([...used].sort()).toEqual([...classesIn(read(sheet))].sort());
});

it.each(sheets)("%s takes its values from the tokens", (sheet) => {
  expect(faultsOf(read(sheet), sheet.startsWith("packages/ui/"))).toEqual([]);
});

it("names a colour, a width and an importance of one's own", () => {
  const sheet = `.a {\n  color: #fff;\n  margin: 0 !important;\n  @media (width < 700px) {\n    gap: 1px;\n  }\n}\n`;
  expect(faultsOf(sheet, true)).toEqual([
    "line 2: color has a colour of its own",
    "line 3: margin is important",
    "line 4: no other width than 600 and 900, not 700",
  ]);
});

it("names an id, which the build would rename", () => {
  expect(faultsOf(`.a {\n  & > #snackbar {\n    gap: 1px;\n  }\n}\n`, true)).toEqual([
    'line 2: [id="…"], not & > #snackbar',
  ]);
});

it("knows classes from what looks like them", () => {
  const sheet = `.a { &[data-b=".c"] { gap: 1.5px } &.Mui-selected { gap: 0 } & .d > e { background: url("f.g") } }`;
  expect([...classesIn(sheet)]).toEqual(["a", "d"]);
});
