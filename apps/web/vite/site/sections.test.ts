import { anchorOf, partsOf, sectionOf } from "./sections.ts";

const howTo =
  "# Run\n\nBefore.\n\n## Start it\n\nStart.\n\n```sh\n## no heading\n```\n\n### Slowly\n\nSlow.\n\n## Stop it\n\nStop.";

it.each([
  ["Start it", "start-it"],
  ["`npm start`, again?", "npm-start-again"],
  ["[Pages](two.md) of one", "pages-of-one"],
])("gives %s the anchor %s", (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor);
});

it("takes a section with what is below it, and not what looks like a heading in code", () => {
  expect(sectionOf(howTo, "start-it")).toBe(
    "## Start it\n\nStart.\n\n```sh\n## no heading\n```\n\n### Slowly\n\nSlow.\n",
  );
  expect(sectionOf(howTo, undefined)).toMatch(/^\nBefore\./);
  expect(sectionOf(howTo, "elsewhere")).toBeNull();
});

it("puts a section where a page includes it, with the file that its links are relative to", () => {
  const text = 'One.\n\n[Stopping](../run.md#stop-it "include")\n\nTwo.';
  const parts = partsOf({ file: "site/page.md", text }, () => ({ file: "run.md", text: howTo }));
  expect(parts.map(({ file, text: own }) => [file, own.trim()])).toEqual([
    ["site/page.md", "One."],
    ["run.md", "## Stop it\n\nStop."],
    ["site/page.md", "Two."],
  ]);
});

it.each(["run.md#nowhere", "nowhere.md"])("fails where a page includes %s, which is not there", (target) => {
  const read = (file: string) => (file === "run.md" ? { file, text: howTo } : null);
  expect(() => partsOf({ file: "page.md", text: `[x](${target} "include")` }, read)).toThrow("which is not there.");
});
