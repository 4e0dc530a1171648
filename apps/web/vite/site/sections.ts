/** Text of one file within a page. Links in it are relative to that file. */
export interface Part {
  /** Relative to the repository. */
  file: string;
  text: string;
}

const heading = /^(#{1,6}) (.+)$/;
const fence = /^ *```/;
/** A paragraph that is only a link with the title "include". */
const include = /^\[[^\]]*\]\(([^)#\s]+)(?:#([^)\s]+))? "include"\)$/;

/** The anchor of a heading, as GitHub forms it. */
export function anchorOf(title: string): string {
  return title
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("`", "")
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}

interface Heading {
  line: number;
  depth: number;
  anchor: string;
}

function headingsIn(lines: readonly string[]): readonly Heading[] {
  let isCode = false;
  return lines.flatMap((text, line): Heading[] => {
    if (fence.test(text)) isCode = !isCode;
    const [, signs = "", title = ""] = (!isCode && heading.exec(text)) || [];
    return signs === "" ? [] : [{ line, depth: signs.length, anchor: anchorOf(title) }];
  });
}

/** The anchors of a file. */
export const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set(headingsIn(text.split("\n")).map(({ anchor }) => anchor));

/** A section with its heading, up to the next one of its depth; without an anchor, everything below the title. */
export function sectionOf(text: string, anchor: string | undefined): string | null {
  const lines = text.split("\n");
  const headings = headingsIn(lines);
  if (anchor === undefined) return lines.slice((headings.find(({ depth }) => depth === 1)?.line ?? -1) + 1).join("\n");
  const at = headings.findIndex((one) => one.anchor === anchor);
  const found = headings[at];
  if (found === undefined) return null;
  const next = headings.slice(at + 1).find(({ depth }) => depth <= found.depth);
  return lines.slice(found.line, next?.line).join("\n");
}

/**
 * The parts of a page: its own text, and what it includes of other files. `read` returns the text of a file relative to
 * the including one, with its path; null if there is none.
 */
export function partsOf(page: Part, read: (target: string) => Part | null): readonly Part[] {
  const parts: Part[] = [];
  let own: string[] = [];
  for (const line of page.text.split("\n")) {
    const [, target, anchor] = include.exec(line) ?? [];
    if (target === undefined) {
      own.push(line);
      continue;
    }
    const other = read(target);
    const section = other && sectionOf(other.text, anchor);
    if (!other || section === null)
      throw new Error(`${page.file} includes ${target}#${anchor ?? ""}, which is not there.`);
    parts.push({ file: page.file, text: own.join("\n") }, { file: other.file, text: section });
    own = [];
  }
  return [...parts, { file: page.file, text: own.join("\n") }].filter(({ text }) => text.trim() !== "");
}
