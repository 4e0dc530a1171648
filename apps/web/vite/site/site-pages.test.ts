import { join } from "node:path";
import MiniSearch from "minisearch";
import { routeTable } from "../../src/app/route-table.ts";
import { isOfSite } from "../../src/shared/page/app-route.ts";
import { searchOptions } from "../../site/search-options.ts";
import { picturesIn } from "./pictures.ts";
import { drawnSite } from "./site-pages.ts";

const repository = join(__dirname, "../../../..");
const { pagesWith, searchIndex } = drawnSite(repository);
const pages = pagesWith({
  style: "/site.css",
  font: "/sans.woff2",
  script: "/site.js",
  index: "/search.json",
  pictureAt: (file) => `/${file}`,
});

const documentOf = (address: string) => new DOMParser().parseFromString(pages.get(address)!, "text/html");

it("draws every page that the route table gives to the site, and no other", () => {
  const rows = routeTable.filter(isOfSite).map(({ path }) => path);
  expect([...pages.keys()].toSorted()).toEqual(rows.toSorted());
});

it("lists the documentation in the order of the specification", () => {
  const links = [...documentOf("/docs/welcome").querySelectorAll(".pages > ul > li > a")];
  expect(links.map((link) => link.textContent)).toEqual([
    ...["Welcome", "Getting started", "Environment variables", "Deployment", "API calls", "Analytics"],
    ...["Authentication", "Routing", "Settings", "State management", "Theming", "Support", "Changelog"],
  ]);
});

describe.each([...pages.keys()])("%s", (address) => {
  const page = documentOf(address);

  it("has one heading of the first level, a title and a description", () => {
    expect(page.querySelectorAll("h1")).toHaveLength(1);
    expect(page.title).toMatch(/^.+ – Staff portal$/);
    expect(page.querySelector<HTMLMetaElement>("meta[name=description]")?.content).toMatch(/\.$/);
  });

  it("has no style of its own, which the policy would refuse", () => {
    expect(page.querySelectorAll("style, [style]")).toHaveLength(0);
    expect(pages.get(address)).not.toMatch(/\son\w+=/);
  });

  it("has a target for every link within itself, and for the link that skips to its content", () => {
    const anchors = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute("href")!.slice(1));
    expect(anchors).toContain("main");
    expect(anchors.filter((anchor) => page.getElementById(anchor) === null)).toEqual([]);
  });

  it("has every anchor once", () => {
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("leads from each page of the documentation to the next and the one before", () => {
  const around = [...documentOf("/docs/getting-started").querySelectorAll(".neighbours a")];
  expect(around.map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual([
    ["prev", "/docs/welcome"],
    ["next", "/docs/environment-variables"],
  ]);
  expect(documentOf("/docs/changelog").querySelectorAll(".neighbours a")).toHaveLength(1);
});

it.each([
  ["oro", "/docs/welcome#what-you-can-rely-on"],
  ["ọ̀rọ̀", "/docs/welcome#what-you-can-rely-on"],
  ["DATABASE_URL", "/docs/environment-variables#data"],
  ["wrong passw", "/docs/authentication#guessing"],
])("finds by %s the section %s", (typed, section) => {
  const index = MiniSearch.loadJSON(searchIndex, searchOptions);
  expect(index.search(typed).map(({ id }) => String(id))).toContain(section);
});

it("shows each price in every currency, and lets one be chosen without a script", () => {
  const page = documentOf("/pricing");
  const choices = [...page.querySelectorAll<HTMLInputElement>("input[name=currency]")];
  expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
    ["GBP", true],
    ["USD", false],
    ["NGN", false],
  ]);
  const [, row] = page.querySelectorAll("tr");
  expect([...row!.querySelectorAll(".price .in")].map(({ textContent }) => textContent)).toEqual([
    "£7.50",
    "$9.00",
    "₦3,000.00",
  ]);
});

it("has each picture of the home page in both themes and widths, all of them in 600 kB", () => {
  const pictures = picturesIn(repository);
  const shown = [...documentOf("/home").querySelectorAll("source, img")].map((picture) =>
    (picture.getAttribute("srcset") ?? picture.getAttribute("src"))!.slice(1),
  );
  expect(shown.toSorted()).toEqual([...pictures.keys()].toSorted());
  expect([...pictures.values()].reduce((sum, { length }) => sum + length, 0)).toBeLessThan(600_000);
});
