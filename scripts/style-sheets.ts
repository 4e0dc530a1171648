import { parse } from "postcss";

/** The classes that a style sheet draws; MUI's own, which it only refers to, are none of them. */
export function classesIn(sheet: string): Set<string> {
  const classes = new Set<string>();
  parse(sheet).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.replace(/"[^"]*"/g, "").matchAll(/\.([A-Za-z_][\w-]*)/g))
      if (!name.startsWith("Mui")) classes.add(name);
  });
  return classes;
}

/** The classes that a part uses of a sheet: `css.name`. */
export const classesOf = (part: string): Set<string> =>
  new Set([...part.matchAll(/\bcss\.(\w+)/g)].map(([, name = ""]) => name));

/** Widths at which frames change; what no frame draws changes only where screens turn into phones or tablets. */
const widths = { frame: [360, 600, 900, 1100, 1200, 1280], screen: [600, 900] };

/** What a style sheet may not say, in words with their lines. */
export function faultsOf(sheet: string, isFrame: boolean): string[] {
  const faults: string[] = [];
  const root = parse(sheet);
  root.walkDecls(({ prop, value, important, source }) => {
    const at = `line ${source?.start?.line ?? 0}: ${prop}`;
    const isDrawn = value.includes("url(");
    if (!isDrawn && /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i.test(value))
      faults.push(`${at} has a colour of its own`);
    if (important) faults.push(`${at} is important`);
  });
  root.walkRules(({ selector, source }) => {
    // The build renames it as it renames classes, so it would fit nothing.
    if (/#[a-z]/i.test(selector.replaceAll(/"[^"]*"/g, "")))
      faults.push(`line ${source?.start?.line ?? 0}: [id="…"], not ${selector}`);
  });
  root.walkAtRules("media", ({ params, source }) => {
    for (const [, px] of params.matchAll(/width\s*[<>]=?\s*(\d+)px/g))
      if (!widths[isFrame ? "frame" : "screen"].includes(Number(px)))
        faults.push(`line ${source?.start?.line ?? 0}: no other width than ${widths.screen.join(" and ")}, not ${px}`);
    if (/(?:min|max)-width/.test(params))
      faults.push(`line ${source?.start?.line ?? 0}: (width < 600px), not ${params}`);
  });
  return faults;
}
