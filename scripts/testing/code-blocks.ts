import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { partsOf, type Part } from "../../apps/web/vite/site/sections.ts";
import { sourcePages } from "../../apps/web/vite/site/source.ts";

/** A block of code on a page of the documentation. */
export interface CodeBlock {
  page: string;
  kind: string;
  code: string;
  /** What stands behind its kind: `role=director`. */
  options: Readonly<Record<string, string>>;
  /** Why it cannot be run. */
  notRun: string | null;
}

const block = /^```(\S*) ?(.*)\n([\s\S]*?)^```$/gm;

function blocksIn(page: string, text: string): CodeBlock[] {
  return [...text.matchAll(block)].map(([, kind = "", info = "", code = ""]) => {
    const [, notRun = null] = /^no-run: (.+)$/.exec(info) ?? [];
    const options = Object.fromEntries(info.split(" ").map((option) => option.split("="))) as Record<string, string>;
    return { page, kind, code, options, notRun };
  });
}

/** All code of the documentation, what its pages include of other files among it. */
export function codeBlocks(repository: string): readonly CodeBlock[] {
  const read =
    (from: string) =>
    (target: string): Part => {
      const file = posix.join(posix.dirname(from), target);
      return { file, text: readFileSync(`${repository}/${file}`, "utf8") };
    };
  return sourcePages(repository).flatMap(({ name, file, text }) =>
    partsOf({ file, text }, read(file)).flatMap((part) => blocksIn(name, part.text)),
  );
}
