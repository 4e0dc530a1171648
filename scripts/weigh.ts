/** Prints how much compressed JavaScript the first list loads: entry, shell and the screen with all they import. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  file: string;
  imports?: readonly string[];
}

const [root = "apps/web", screen = "src/features/regions/list/regions-list.screen.tsx"] = process.argv.slice(2);
const dist = join(root, "dist");
const allowed = 152_900;
const manifestFile = join(dist, ".vite/manifest.json");

if (!existsSync(manifestFile)) {
  console.error("Build the portal first: npm run build");
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, Chunk>;

function closure(name: string, seen: Set<string>): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the build.`);
  if (!seen.has(chunk.file)) {
    seen.add(chunk.file);
    for (const inner of chunk.imports ?? []) closure(inner, seen);
  }
  return seen;
}

const page = readFileSync(join(dist, "index.html"), "utf8");
const named = [...page.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
const first = Object.keys(manifest).filter((name) => named.includes(manifest[name]?.file));
const shell = "src/app/shell/shell.tsx";
const files = new Set<string>();
// The shell has a file of its own unless the build puts it into the first one.
for (const name of [...first, ...(shell in manifest ? [shell] : []), screen]) closure(name, files);

const sizes = [...files].map((file) => ({ file, size: statSync(join(dist, `${file}.br`)).size }));
const total = sizes.reduce((sum, { size }) => sum + size, 0);

for (const { file, size } of sizes.toSorted((a, b) => b.size - a.size))
  console.log(`${String(size).padStart(8)}  ${file}`);
console.log(`${String(total).padStart(8)}  bytes of brotli in ${sizes.length} files, ${allowed} allowed`);
process.exitCode = total > allowed ? 1 : 0;
