import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const library = resolve(__dirname, "../../../packages/ui/src");

/** The files that one imports by path or from the library, now or later; types are no part of what is drawn. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replaceAll(/^import type [^;]+;/gm, "");
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  return named.flatMap((name) => {
    const path = name.startsWith("@app/ui/") ? name.replace("@app/ui", library) : resolve(file, "..", name);
    return /^(?:@app\/ui\/|\.)/.test(name) && /\.tsx?$/.test(path) && existsSync(path) ? [path] : [];
  });
}

function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const path of importsOf(file)) reachedFrom(path, reached);
  return reached;
}

it("shows every component of the library", () => {
  const reached = reachedFrom(join(__dirname, "main.tsx"));
  const components = readdirSync(library, { recursive: true, encoding: "utf8" }).filter((name) =>
    /^(?!testing\/).*(?<!\.test)\.tsx$/.test(name),
  );
  expect(components.length).toBeGreaterThan(80);
  expect(components.filter((name) => !reached.has(join(library, name)))).toEqual([]);
  expect([...reached].map((path) => relative(library, path)).filter((path) => path.startsWith("testing/"))).toEqual([]);
});
