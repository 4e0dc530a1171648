import { linksOf } from "./links.ts";

const files: Readonly<Record<string, string>> = {
  "docs/site/one.md": "## First",
  "docs/site/two.md": "## Second",
  "docs/how-to/run.md": "# Run\n\n## Start it\n\n## Stop it",
  deploy: "",
};
const { targetOf } = linksOf(
  [
    { file: "docs/site/one.md", address: "/docs/one", parts: [{ file: "docs/site/one.md", text: "## First" }] },
    {
      file: "docs/site/two.md",
      address: "/docs/two",
      parts: [
        { file: "docs/site/two.md", text: "## Second" },
        { file: "docs/how-to/run.md", text: "## Start it" },
      ],
    },
  ],
  { read: (file) => files[file] ?? null, isServed: (address) => address === "/login" },
);

it.each([
  ["two.md", { href: "/docs/two" }],
  ["two.md#second", { href: "/docs/two#second" }],
  ["#first", { href: "/docs/one#first" }],
  ["../how-to/run.md#start-it", { href: "/docs/two#start-it" }],
  ["../how-to/run.md#stop-it", { file: "docs/how-to/run.md" }],
  ["../how-to/run.md", { file: "docs/how-to/run.md" }],
  ["../../deploy", { file: "deploy" }],
  ["/login", { href: "/login" }],
  ["/docs/two#start-it", { href: "/docs/two#start-it" }],
  ["https://example.org/", { href: "https://example.org/" }],
])("leads %s where the page is read: %j", (href, target) => {
  expect(targetOf(href, "docs/site/one.md")).toEqual(target);
});

it.each(["three.md", "two.md#first", "#second", "../how-to/run.md#begin", "/nowhere", "/docs/two#first"])(
  "fails on %s, which is not there",
  (href) => {
    expect(() => targetOf(href, "docs/site/one.md")).toThrow(`docs/site/one.md links to ${href}, which is not there.`);
  },
);
