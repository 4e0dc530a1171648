import { Marked, type Token, type Tokens } from "marked";
import { escapeHtml } from "./escape.ts";
import { highlighted } from "./highlight.ts";
import { anchorOf, type Part } from "./sections.ts";

/** A heading of a page, to be listed beside it. */
export interface PageHeading {
  anchor: string;
  title: string;
  depth: number;
}

/** What a link of a file leads to: an address, or a file that only the repository has. */
export type Target = { href: string } | { file: string };

interface Links {
  /** Fails where a link leads nowhere. */
  targetOf: (href: string, file: string) => Target;
  /** Draws a picture; without it, a page has none. */
  picture?: (name: string, alt: string) => string;
}

/** The words of some Markdown without their marks. */
function wordsOf(tokens: readonly Token[]): string {
  return tokens.map((token) => ("tokens" in token && token.tokens ? wordsOf(token.tokens) : plainOf(token))).join("");
}
const plainOf = (token: Token) => ("text" in token ? String(token.text) : "");

const headingsOf = (tokens: readonly Token[]): readonly PageHeading[] =>
  tokens
    .filter((token): token is Tokens.Heading => token.type === "heading")
    .map(({ text, depth, tokens: inner }) => ({ anchor: anchorOf(text), title: wordsOf(inner), depth }));

/** A page's headings in their order; two of one name would share an address, and fail. */
export function headingsOfParts(parts: readonly Part[]): readonly PageHeading[] {
  const marked = new Marked();
  const headings = parts.flatMap(({ text }) => headingsOf(marked.lexer(text)));
  const twice = headings.find(({ anchor }, at) => headings.slice(0, at).some((other) => other.anchor === anchor));
  if (twice) throw new Error(`${parts[0]?.file ?? ""} has two headings with the anchor ${twice.anchor}.`);
  return headings;
}

const languageNames: Readonly<Record<string, string>> = {
  sh: "Shell",
  ts: "TypeScript",
  graphql: "GraphQL",
  json: "JSON",
  yaml: "YAML",
  dockerfile: "Containerfile",
};

function codeBlock({ text, lang = "" }: Tokens.Code): string {
  const [language = ""] = lang.split(" ");
  const name = languageNames[language] ?? "Text";
  return (
    `<figure class="code"><figcaption>${name}</figcaption>` +
    `<pre tabindex="0"><code>${highlighted(text, language)}</code></pre></figure>\n`
  );
}

const targetHtml = (target: Target, inner: string): string =>
  "href" in target
    ? `<a href="${escapeHtml(target.href)}"${/^https?:/.test(target.href) ? ' rel="noreferrer"' : ""}>${inner}</a>`
    : `${inner} (<code>${escapeHtml(target.file)}</code>)`;

function rendererOf(file: string, links: Links): Marked {
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const [anchor, level] = [anchorOf(text), `h${depth}`];
        const label = escapeHtml(`Link to “${wordsOf(tokens)}”`);
        return (
          `<${level} id="${anchor}">${this.parser.parseInline(tokens)}` +
          `<a class="anchor" href="#${anchor}" aria-label="${label}">#</a></${level}>\n`
        );
      },
      code: codeBlock,
      link({ href, tokens }) {
        return targetHtml(links.targetOf(href, file), this.parser.parseInline(tokens));
      },
      image({ href, text }) {
        const [, name] = /^pictures\/([\w-]+)$/.exec(href) ?? [];
        if (name === undefined || !links.picture) throw new Error(`${file} has a picture that is not there: ${href}.`);
        return links.picture(name, text);
      },
      html({ text }) {
        if (text.startsWith("<!--")) return "";
        throw new Error(`${file} has HTML of its own: ${text.trim()}`);
      },
    },
  });
}

/** Tables are scrolled by themselves where they are wider than the page. */
const scrolled = (html: string): string =>
  html.replaceAll("<table>", '<div class="table" tabindex="0"><table>').replaceAll("</table>", "</table></div>");

/** The text of a page as HTML. */
export const htmlOf = (parts: readonly Part[], links: Links): string =>
  parts.map(({ file, text }) => scrolled(rendererOf(file, links).parse(text, { async: false }))).join("");
