import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { remember } from "./support/roles.ts";
import { builtApps } from "./support/servers.ts";
import { addressOf } from "./support/stack.ts";

/** Compressed JavaScript in bytes, and all that is asked for until there is something to use. */
const lists: Readonly<Record<string, { bytes: number; requests: number }>> = {
  "/app/tutoring/regions": { bytes: 155_000, requests: 10 },
  "/app/tutoring/curriculums": { bytes: 155_000, requests: 10 },
  "/app/management/users": { bytes: 155_000, requests: 11 },
  // With the most columns, filters and things to do of all.
  "/app/tutoring/customers": { bytes: 157_000, requests: 15 },
  "/app/tutoring/dependents": { bytes: 156_000, requests: 14 },
  "/app/tutoring/tutors": { bytes: 156_000, requests: 12 },
  "/app/system/tasks": { bytes: 156_000, requests: 13 },
};
const signIn = { bytes: 176_000, requests: 32 };
/** Compressed bytes of the files that screens have for themselves: the middle one, and any that holds no such part or what opens over a page. */
const screens = { median: 12_000, most: 40_000, heavy: /editor|chart|calendar|^overlays$/ };

/** The one style sheet of all screens, compressed. */
const styles = 16_000;

/** A file of the build, as its manifest tells of it. */
interface BuiltFile {
  file: string;
  name?: string;
  /** The module that it begins with, where it is loaded by name. */
  src?: string;
}

const dist = join(builtApps, "web/dist");

/** Every file with JavaScript of the build, and how large it is as it is sent. */
function builtFiles(): readonly (BuiltFile & { bytes: number })[] {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<string, BuiltFile>;
  return Object.values(manifest)
    .filter(({ file }) => file.endsWith(".js"))
    .map((built) => ({ ...built, bytes: statSync(join(dist, `${built.file}.br`)).size }));
}

/** Makes the page remember when what `selector` finds was first there. */
async function noteWhenThere(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    // Told at once: a timer would come after what the page does when it is drawn.
    const observer = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      observer.disconnect();
      performance.mark("usable");
    });
    observer.observe(document, { childList: true, subtree: true });
  }, selector);
}

/** What had been begun by then: how many requests, the page's own among them, and the bytes of its scripts. */
const begunBefore = (page: Page) =>
  page.evaluate(() => {
    const usable = performance.getEntriesByName("usable")[0]?.startTime ?? 0;
    const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const begun = all.filter(({ startTime }) => startTime < usable);
    const scripts = begun.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
    return {
      requests: 1 + begun.length,
      javascript: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });

/** Opens a path; how much compressed JavaScript comes until `selector` finds something to use, and after how many requests. What is fetched for later once it is there does not count. */
async function opened(page: Page, path: string, selector: string) {
  const encodings = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    encodings.add(response.headers()["content-encoding"] ?? "none");
  });
  await noteWhenThere(page, selector);
  await page.goto(addressOf(path));
  await expect(page.locator(selector).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { requests, javascript } = await begunBefore(page);
  test.info().annotations.push({ type: "budget", description: `${javascript} bytes, ${requests} requests` });
  return { javascript, requests, encodings: [...encodings] };
}

for (const [path, most] of Object.entries(lists)) {
  test(`${path} is a usable list after at most ${most.bytes / 1000} kB of compressed JavaScript and ${most.requests} requests`, async ({
    page,
  }) => {
    await remember(page, "director");
    const { javascript, requests, encodings } = await opened(page, path, "tbody [data-opener]");
    expect(encodings).toEqual(["br"]);
    expect(javascript).toBeLessThanOrEqual(most.bytes);
    expect(requests).toBeLessThanOrEqual(most.requests);
  });
}

test(`signing in is possible after at most ${signIn.bytes / 1000} kB of compressed JavaScript and ${signIn.requests} requests`, async ({
  page,
}) => {
  const { javascript, requests, encodings } = await opened(page, "/login", "input[type=password]");
  expect(encodings).toEqual(["br"]);
  expect(javascript).toBeLessThanOrEqual(signIn.bytes);
  expect(requests).toBeLessThanOrEqual(signIn.requests);
});

test(`of the files that screens have for themselves the middle one is at most ${screens.median / 1000} kB`, () => {
  const own = builtFiles().filter(({ src }) => /^src\/features\/.*\.(?:lazy\.ts|screen\.tsx)$/.test(src ?? ""));
  const sizes = own.map(({ bytes }) => bytes).toSorted((one, other) => one - other);
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(screens.median);
});

test(`no file but the page's own and those with an editor, charts or a calendar is over ${screens.most / 1000} kB`, () => {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const tooLarge = builtFiles().filter(
    ({ file, name = "", bytes }) =>
      bytes > screens.most && !screens.heavy.test(name) && !page.includes(`src="/${file}"`),
  );
  expect(tooLarge.map(({ file, src, bytes }) => `${src ?? file}: ${bytes} bytes`)).toEqual([]);
});

test(`the style sheet is at most ${styles / 1000} kB`, () => {
  const sheets = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".css"));
  expect(sheets).toHaveLength(1);
  expect(statSync(join(dist, "assets", `${sheets[0] ?? ""}.br`)).size).toBeLessThanOrEqual(styles);
});
