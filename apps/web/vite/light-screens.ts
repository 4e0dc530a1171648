import type { Plugin } from "vite";

type Imports = (id: string) => readonly string[];

/** What no screen may need before it is drawn. */
const heavy = /node_modules\/@(?:mui|emotion)\//;
/** Nor what everybody loads, the checks of forms. */
const heavyForAll = /node_modules\/(?:@(?:mui|emotion)|zod|formik)\//;

/** The shortest way by static imports from one file to one that `isWanted`; null where there is none. */
export function wayTo(from: string, importsOf: Imports, isWanted: (id: string) => boolean): readonly string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const id of cameFrom.keys()) {
    if (isWanted(id)) {
      const way: string[] = [];
      for (let at: string | null = id; at !== null; at = cameFrom.get(at) ?? null) way.unshift(at);
      return way;
    }
    for (const next of importsOf(id)) if (!cameFrom.has(next)) cameFrom.set(next, id);
  }
  return null;
}

/**
 * Ends the build where a screen imports MUI statically, or the page itself that or the checks of forms, and names the
 * way: one such import brings 20 to 60 kB to everybody. Whatever opens over a page is reached by `import()`.
 */
export function lightScreens(): Plugin {
  return {
    name: "light-screens",
    apply: "build",
    buildEnd(error) {
      if (error) return;
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const all = [...this.getModuleIds()];
      const routes = all.filter((id) => /\/routes\.tsx?$|\/app\/router\.tsx$/.test(id));
      const screens = routes.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      const entries = all.filter((id) => this.getModuleInfo(id)?.isEntry);
      if (screens.length === 0 || entries.length === 0) this.error("No screens are found: routes have moved.");
      const waysOf = (ids: readonly string[], what: RegExp) =>
        ids.map((id) => wayTo(id, importsOf, (other) => what.test(other)));
      const ways = [...waysOf(entries, heavyForAll), ...waysOf(screens, heavy)].filter((way) => way !== null);
      if (ways.length === 0) return;
      const text = ways.map((way) =>
        way.map((id) => id.replace(/.*\/((?:apps|packages|node_modules)\/)/, "$1")).join("\n  → "),
      );
      this.error(`Screens that import what is heavy before they are drawn:\n${text.join("\n\n")}`);
    },
  };
}
