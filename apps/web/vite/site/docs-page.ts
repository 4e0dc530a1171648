import { escapeHtml } from "./escape.ts";
import type { PageHeading } from "./markdown.ts";

/** A page of the documentation. */
export interface DocsPage {
  address: string;
  title: string;
  description: string;
  group: string;
  headings: readonly PageHeading[];
  html: string;
}

const listed = (headings: readonly PageHeading[]) => headings.filter(({ depth }) => depth === 2);

const headingLinks = (headings: readonly PageHeading[]): string =>
  listed(headings)
    .map(({ anchor, title }) => `<li><a href="#${anchor}">${escapeHtml(title)}</a></li>`)
    .join("");

function entryOf(page: DocsPage, current: DocsPage): string {
  const link = `<a href="${page.address}"${page === current ? ' aria-current="page"' : ""}>${escapeHtml(page.title)}</a>`;
  const within =
    page === current && listed(page.headings).length > 1
      ? `<ul class="within">${headingLinks(page.headings)}</ul>`
      : "";
  return `<li>${link}${within}</li>`;
}

/** Shows the list of pages where there is no room for it beside the text; it needs no script. */
export const pagesButton = '<button class="pages-button" type="button" popovertarget="pages">All pages</button>';

/** The list of all pages: beside the text, or behind the button. */
function pagesNav(pages: readonly DocsPage[], current: DocsPage): string {
  const groups = [...new Set(pages.map(({ group }) => group))].map((group) => {
    const entries = pages.filter((page) => page.group === group).map((page) => entryOf(page, current));
    return `<h2>${escapeHtml(group)}</h2><ul>${entries.join("")}</ul>`;
  });
  return `<nav class="pages" id="pages" popover aria-label="Documentation">${groups.join("")}</nav>`;
}

const contents = ({ headings }: DocsPage): string =>
  listed(headings).length > 1
    ? `<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${headingLinks(headings)}</ul></nav>`
    : "";

function neighbours(pages: readonly DocsPage[], current: DocsPage): string {
  const at = pages.indexOf(current);
  const link = (page: DocsPage | undefined, rel: string, words: string) =>
    page
      ? `<a class="${rel}" rel="${rel}" href="${page.address}"><span>${words}</span>${escapeHtml(page.title)}</a>`
      : "";
  return `<nav class="neighbours" aria-label="Next and previous page">${link(pages[at - 1], "prev", "Previous")}${link(pages[at + 1], "next", "Next")}</nav>`;
}

/** The body of a page of the documentation, below the top bar. */
export const docsMain = (pages: readonly DocsPage[], current: DocsPage): string => `
    <div class="columns">
      ${pagesNav(pages, current)}
      <main id="main" tabindex="-1">
        <article class="text">
          <p class="group">${escapeHtml(current.group)}</p>
          <h1>${escapeHtml(current.title)}</h1>
          <p class="lead">${escapeHtml(current.description)}</p>
${current.html}
        </article>
        ${neighbours(pages, current)}
      </main>
      ${contents(current)}
    </div>`;
