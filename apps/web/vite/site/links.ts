import { posix } from "node:path";
import type { Target } from "./markdown.ts";
import { anchorsIn, type Part } from "./sections.ts";

/** A page as others may link to it. */
export interface LinkedPage {
  file: string;
  address: string;
  parts: readonly Part[];
}

interface Place {
  /** The text of a file of the repository, null if there is none; of a folder it is empty. */
  read: (file: string) => string | null;
  /** Whether the portal or the gateway has something at an address. */
  isServed: (address: string) => boolean;
}

/** Finds what links lead to. A page links to files of the repository, as it can be read there too; those that are pages, or are included in one, become addresses. */
export function linksOf(pages: readonly LinkedPage[], { read, isServed }: Place) {
  const addressOf = new Map(pages.map(({ file, address }) => [file, address]));
  const places = pages.flatMap(({ address, parts }) =>
    parts.flatMap(({ file, text }) =>
      [...anchorsIn(text)].map((anchor) => [`${file}#${anchor}`, `${address}#${anchor}`] as const),
    ),
  );
  /** Of the pages that have a section, the first. */
  const placeOf = new Map(places.toReversed());
  const anchorsAt = new Map(
    pages.map(({ address, parts }) => [address, new Set(parts.flatMap(({ text }) => [...anchorsIn(text)]))]),
  );

  const targetOf = (href: string, file: string): Target => {
    if (/^(?:https?|mailto):/.test(href)) return { href };
    const nowhere = new Error(`${file} links to ${href}, which is not there.`);
    const [path = "", anchor] = href.split("#");
    if (path.startsWith("/")) {
      const isThere = anchor === undefined ? isServed(path) : anchorsAt.get(path)?.has(anchor);
      if (!isThere) throw nowhere;
      return { href };
    }
    const target = path === "" ? file : posix.join(posix.dirname(file), path);
    const text = read(target);
    if (text === null) throw nowhere;
    const page = addressOf.get(target);
    if (anchor === undefined) return page === undefined ? { file: target } : { href: page };
    if (page !== undefined && anchorsAt.get(page)?.has(anchor)) return { href: `${page}#${anchor}` };
    if (page !== undefined || !anchorsIn(text).has(anchor)) throw nowhere;
    const place = placeOf.get(`${target}#${anchor}`);
    return place === undefined ? { file: target } : { href: place };
  };
  return { targetOf };
}
