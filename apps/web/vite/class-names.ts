import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** How many signs of a sheet's hash tell all sheets apart. */
const signs = 3;

function shortNames(): (name: string, filename: string) => string {
  const sheets = new Map<string, { prefix: string; classes: string[] }>();
  return (name, filename) => {
    const path = filename.replace(/\?.*$/, "").replace(/^.*\/((?:apps|packages)\/)/, "$1");
    const hash = createHash("sha256").update(path).digest("base64url").replaceAll(/[-_]/g, "");
    const sheet = sheets.get(path) ?? { prefix: hash.slice(0, signs), classes: [] };
    for (const [other, { prefix }] of sheets) {
      if (prefix === sheet.prefix && other !== path) throw new Error(`Rename ${path}: its short name is ${other}'s.`);
    }
    sheets.set(path, sheet);
    if (!sheet.classes.includes(name)) sheet.classes.push(name);
    return `_${sheet.prefix}${sheet.classes.indexOf(name).toString(36)}`;
  };
}

/**
 * Short names for the classes of the built portal: three signs of the sheet's path, and the place of the class among those
 * of its sheet. In the readable names of development was a tenth of the style sheet.
 */
export const shortClassNames = (): Plugin => ({
  name: "short-class-names",
  apply: "build",
  config: () => ({ css: { modules: { generateScopedName: shortNames() } } }),
});
