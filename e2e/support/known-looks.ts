import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ownPlaces = { dist: folder("../../apps/web/dist/"), cache: folder("../../node_modules/.cache/looks/") };

/** The hash that the build puts into a name changes with the names of whatever the file loads: what counts is what it says. */
const built = /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;
const hashOf = (...texts: string[]) => createHash("sha256").update(texts.join("\0")).digest("hex");

/** What files of those names, without their hashes, hold now. */
function contentOf(dist: string, names: readonly string[]): string {
  const files = readdirSync(join(dist, "assets")).filter((name) => /\.(?:js|css)$/.test(name));
  const wanted = files.filter((name) => names.includes(name.replace(built, ""))).toSorted();
  const texts = [join(dist, "index.html"), ...wanted.map((name) => join(dist, "assets", name))].map((path) =>
    readFileSync(path, "utf8").replaceAll(built, ""),
  );
  return hashOf(wanted.map((name) => name.replace(built, "")).join(" "), ...texts);
}

/** What the tests themselves are: whoever changes how they look has to look again. */
function codeOf(spec: string): string {
  const own = readdirSync(folder("./")).toSorted();
  return hashOf(
    readFileSync(folder(`../${spec}`), "utf8"),
    ...own.map((name) => readFileSync(folder(`./${name}`), "utf8")),
  );
}

interface Known {
  files: readonly string[];
  content: string;
}

/**
 * Remembers which pages were found to be good, by what they load and by the tests' own code, so that on a machine of one's
 * own only what has changed is looked at again. On CI, and where nothing is remembered, everything is.
 *
 *     const known = knownLooks("axe.spec.ts", browser.version());
 *     if (known.isGood(path)) continue;
 *     // … looks, and finds nothing
 *     await known.remember(path, page);
 */
export function knownLooks(spec: string, browserVersion: string, places: Partial<typeof ownPlaces> = {}) {
  const { dist, cache } = { ...ownPlaces, ...places };
  const code = codeOf(spec);
  const fileOf = (look: string) => join(cache, `${hashOf(spec, look, code, browserVersion).slice(0, 24)}.json`);
  /** Nothing of it is of use on CI. */
  const isOff = process.env["CI"] !== undefined;
  return {
    isGood(look: string): boolean {
      if (isOff || !existsSync(fileOf(look))) return false;
      const { files, content } = JSON.parse(readFileSync(fileOf(look), "utf8")) as Known;
      return contentOf(dist, files) === content;
    },
    async remember(look: string, page: Page): Promise<void> {
      if (isOff) return;
      const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      const names = loaded.flatMap((address) => /\/assets\/([^/?]+\.(?:js|css))$/.exec(address)?.[1] ?? []);
      const files = [...new Set(names.map((name) => name.replace(built, "")))].toSorted();
      mkdirSync(cache, { recursive: true });
      writeFileSync(fileOf(look), JSON.stringify({ files, content: contentOf(dist, files) } satisfies Known));
    },
  };
}
