import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A page as it is written: its front matter, and the text below it. */
export interface SourcePage {
  /** Of its file: "getting-started". */
  name: string;
  /** Relative to the repository: "docs/site/getting-started.md". */
  file: string;
  title: string;
  description: string;
  /** Its place among the pages of its kind. */
  order: number;
  /** Heading in the list of pages; none for a page outside the documentation. */
  group: string | null;
  /** Large words at the top, where they are not the title. */
  headline: string;
  text: string;
}

const folder = "docs/site";
const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** Reads a page; a missing field fails with its name. */
function sourcePage(file: string, content: string): SourcePage {
  const [whole = "", fields = ""] = frontMatter.exec(content) ?? [];
  const given = new Map(
    fields.split("\n").map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
  const required = (name: string) => {
    const value = given.get(name);
    if (!value) throw new Error(`${file} has no ${name} in its front matter.`);
    return value;
  };
  return {
    name: file.slice(file.lastIndexOf("/") + 1).replace(/\.md$/, ""),
    file,
    title: required("title"),
    description: required("description"),
    order: Number(required("order")),
    group: given.get("group") ?? null,
    headline: given.get("headline") ?? required("title"),
    text: content.slice(whole.length),
  };
}

/** All pages that are written in the repository, in their order. */
export function sourcePages(repository: string): readonly SourcePage[] {
  return readdirSync(join(repository, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => sourcePage(`${folder}/${name}`, readFileSync(join(repository, folder, name), "utf8")))
    .toSorted((one, other) => one.order - other.order);
}
