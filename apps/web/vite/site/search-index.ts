import MiniSearch from "minisearch";
import { searchOptions } from "../../site/search-options.ts";
import type { DocsPage } from "./docs-page.ts";

const beginningLength = 110;

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The words of some HTML. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<a class="anchor"[^>]*>#<\/a>|<figcaption>.*?<\/figcaption>/g, "")
    .replaceAll(/<\/(?:p|li|td|th|h\d|pre)>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&\w+;|&#39;/g, (sign) => entities[sign] ?? sign)
    .replaceAll(/\s+/g, " ")
    .trim();

function beginningOf(text: string): string {
  if (text.length <= beginningLength) return text;
  return `${text.slice(0, text.lastIndexOf(" ", beginningLength))} …`;
}

/** What search finds of a page: what stands before its first heading, and each section. */
function sectionsOf({ address, title: page, description, html }: DocsPage) {
  const [opening = "", ...sections] = html.split(/(?=<h[23] id=")/);
  const first = { id: address, page, title: page, begins: description, text: `${description} ${wordsOf(opening)}` };
  return [
    first,
    ...sections.map((section) => {
      const [heading = "", anchor = ""] = /^<h[23] id="([^"]*)">.*?<\/h[23]>/s.exec(section) ?? [];
      const text = wordsOf(section.slice(heading.length));
      return { id: `${address}#${anchor}`, page, title: wordsOf(heading), begins: beginningOf(text), text };
    }),
  ];
}

/** The index of the documentation, as the page loads it. */
export function searchIndex(pages: readonly DocsPage[]): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(pages.flatMap(sectionsOf));
  return JSON.stringify(index);
}
