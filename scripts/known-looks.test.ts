import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { knownLooks } from "../e2e/support/known-looks.ts";

const address = "http://127.0.0.1:4000/assets/";
let root: string;
let places: { dist: string; cache: string };
const write = (name: string, text: string) => writeFileSync(join(places.dist, name), text);
const known = (version = "1") => knownLooks("axe.spec.ts", version, places);
const pageThatLoaded = (...names: string[]) =>
  ({ evaluate: () => Promise.resolve(names.map((name) => `${address}${name}`)) }) as never;

const { CI } = process.env;
beforeEach(() => {
  delete process.env["CI"];
  root = mkdtempSync(join(tmpdir(), "looks-"));
  places = { dist: join(root, "dist"), cache: join(root, "cache") };
  mkdirSync(join(places.dist, "assets"), { recursive: true });
  write("index.html", "main-AAAAAAAA.js");
  write("assets/main-AAAAAAAA.js", 'import("./list-BBBBBBBB.js"); import("./form-CCCCCCCC.js")');
  write("assets/list-BBBBBBBB.js", "a list");
  write("assets/form-CCCCCCCC.js", "a form");
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  if (CI !== undefined) process.env["CI"] = CI;
});

it("looks at everything where nothing is remembered, and on CI", async () => {
  expect(known().isGood("/list")).toBe(false);
  await known().remember("/list", pageThatLoaded("main-AAAAAAAA.js", "list-BBBBBBBB.js"));
  expect([known().isGood("/list"), known().isGood("/form"), known("2").isGood("/list")]).toEqual([true, false, false]);
  process.env["CI"] = "1";
  expect(known().isGood("/list")).toBe(false);
  await known().remember("/form", pageThatLoaded("form-CCCCCCCC.js"));
  delete process.env["CI"];
  expect(known().isGood("/form")).toBe(false);
});

it("looks again once a file that the page loads says something else, whatever the names are", async () => {
  await known().remember("/list", pageThatLoaded("main-AAAAAAAA.js", "list-BBBBBBBB.js"));
  rmSync(join(places.dist, "assets/form-CCCCCCCC.js"));
  write("assets/form-DDDDDDDD.js", "another form");
  write("assets/main-AAAAAAAA.js", 'import("./list-BBBBBBBB.js"); import("./form-DDDDDDDD.js")');
  expect(known().isGood("/list")).toBe(true);
  write("assets/list-BBBBBBBB.js", "another list");
  expect(known().isGood("/list")).toBe(false);
});
