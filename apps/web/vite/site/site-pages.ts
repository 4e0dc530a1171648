import { existsSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { docsMain, pagesButton, type DocsPage } from "./docs-page.ts";
import { framed, searchBox, themeScriptOf, type SiteAssets } from "./frame.ts";
import { homeMain } from "./home-page.ts";
import { linksOf } from "./links.ts";
import { headingsOfParts, htmlOf } from "./markdown.ts";
import { pictureHtml } from "./pictures.ts";
import { pricingMain, type Package } from "./pricing-page.ts";
import { changesByDay } from "./schema-changes.ts";
import { searchIndex } from "./search-index.ts";
import { partsOf, type Part } from "./sections.ts";
import { sourcePages, type SourcePage } from "./source.ts";

/** What the gateway has besides the portal's paths. */
const ofTheGateway = ["/playground", "/healthz", "/readyz", "/metrics"];

const addressOf = ({ name, group }: SourcePage) => (group === null ? `/${name}` : `/docs/${name}`);

/** Reads files by their path within the repository. */
function reading(repository: string) {
  const read = (file: string): string | null => {
    const path = join(repository, file);
    if (!existsSync(path)) return null;
    return statSync(path).isDirectory() ? "" : readFileSync(path, "utf8");
  };
  const included =
    (from: string) =>
    (target: string): Part | null => {
      const file = posix.join(posix.dirname(from), target);
      const text = read(file);
      if (text === null) return null;
      return { file, text: file.endsWith("/CHANGELOG.md") ? changesByDay(text) : text };
    };
  return { read, included, json: (file: string): unknown => JSON.parse(read(file) ?? "") };
}

/** The site as it is written now. A link, an anchor or an included section that is not there fails. */
export function drawnSite(repository: string) {
  const { read, included, json } = reading(repository);
  const routes = ["routes.json", "own-routes.json"].flatMap((name) => json(`docs/spec/${name}`) as { path: string }[]);
  const served = new Set([...ofTheGateway, ...routes.map(({ path }) => path)]);
  const pages = sourcePages(repository).map((page) => ({
    ...page,
    address: addressOf(page),
    parts: partsOf({ file: page.file, text: page.text }, included(page.file)),
  }));
  const links = linksOf(pages, { read, isServed: (address) => served.has(address) });
  const docs = pages.flatMap(({ group, title, description, address, parts }): DocsPage[] =>
    group === null
      ? []
      : [{ address, title, description, group, headings: headingsOfParts(parts), html: htmlOf(parts, links) }],
  );
  const others = pages.filter(({ group }) => group === null);
  const themeScript = themeScriptOf(read("apps/web/index.html") ?? "");

  function mainOf(page: (typeof pages)[number], { pictureAt }: SiteAssets): string {
    const picture = (name: string, alt: string) => pictureHtml(name, alt, pictureAt);
    const html = htmlOf(page.parts, { ...links, picture });
    return page.name === "pricing"
      ? pricingMain(page, json("docs/site/pricing.json") as Package[], html)
      : homeMain(page, html);
  }

  return {
    searchIndex: searchIndex(docs),
    /** Every page as HTML, by its address. */
    pagesWith: (assets: SiteAssets): ReadonlyMap<string, string> => {
      const frame = { assets, themeScript };
      const tools = pagesButton + searchBox(assets.index);
      return new Map([
        ...docs.map(
          (page) =>
            [page.address, framed({ ...frame, ...page, tools, kind: "docs", main: docsMain(docs, page) })] as const,
        ),
        ...others.map(
          (page) => [page.address, framed({ ...frame, ...page, kind: page.name, main: mainOf(page, assets) })] as const,
        ),
      ]);
    },
  };
}
