import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { remember } from "./support/roles.ts";
import { builtApps } from "./support/servers.ts";
import { addressOf } from "./support/stack.ts";
import { test } from "./support/test.ts";

/**
 * Compressed JavaScript in bytes that every list loads: the frame, the menu, the table. It grows with what all share; the
 * names of the files in it alone make it 200 bytes larger or smaller from build to build.
 */
const frame = 159_400;

/**
 * What each list loads besides, in bytes, and all that is asked for until there is something to use: two requests more than were
 * seen, since a busy machine finds other moments for what is fetched ahead.
 */
const lists: Readonly<Record<string, { own: number; requests: number }>> = {
  "/app/tutoring/regions": { own: 4_000, requests: 11 },
  "/app/tutoring/curriculums": { own: 5_700, requests: 12 },
  "/app/management/users": { own: 5_200, requests: 13 },
  // With the most columns, filters and things to do of all.
  "/app/tutoring/customers": { own: 12_800, requests: 25 },
  "/app/tutoring/dependents": { own: 6_300, requests: 16 },
  // A time at which tutors are to be free, in words.
  "/app/tutoring/tutors": { own: 8_900, requests: 25 },
  // Times by two clocks, and what is left of an answer.
  "/app/tutoring/admin-lesson-requests": { own: 11_500, requests: 21 },
  // Prices, and times by two clocks; nine things to do with each.
  "/app/tutoring/admin-confirmed-lessons": { own: 12_300, requests: 27 },
  // Eighteen things to do, by what became of each.
  "/app/tutoring/admin-booked-lessons": { own: 15_200, requests: 31 },
  // What is left of an answer's time; ten things to do with each.
  "/app/tutoring/feedbacks": { own: 8_300, requests: 18 },
  // What each earned, in the words for money.
  "/app/tutoring/group-lessons": { own: 8_300, requests: 21 },
  "/app/content/lesson-status": { own: 8_900, requests: 25 },
  "/app/system/tasks": { own: 7_600, requests: 16 },
};
const signIn = { bytes: 188_900, requests: 26 };
/** Compressed bytes of the files that screens have for themselves: the middle one, and any that holds no such part or what opens over a page; the one called skeleton is FullCalendar’s, for two screens. Error reports are loaded by consent, after any first view. */
const screens = {
  median: 12_000,
  most: 40_000,
  heavy: /editor|chart|calendar|time-grid|skeleton|katex|^overlays$|^error-reports$/,
};

/** The one style sheet of all screens but the template's, compressed. */
const styles = 22_600;

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
    // Fetched for later while nothing else is to be done, which on a slow day is before the list is there, and so is
    // what is begun then.
    const later = document.querySelector<HTMLMetaElement>('meta[name="fetch-later"]')?.content.split(" ") ?? [];
    const atLeisure = all.filter(({ name }) => later.some((file) => name.endsWith(file)));
    const end = Math.min(usable, ...atLeisure.map(({ startTime }) => startTime));
    const begun = all.filter(({ startTime }) => startTime < end);
    const scripts = begun.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
    return {
      requests: 3 + begun.length,
      javascript: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });

/** How long a list waits for its rows here, in milliseconds: long enough for all that is asked beside them to be asked. */
const rowsAfterMs = 1_000;

/**
 * Answers with the rows of a list come late, as on a slow day: what is asked for beside them, the choices of filters
 * and the counts, is then always counted, however quick the machine is.
 */
async function holdRows(page: Page): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName?.endsWith("List")) await new Promise((over) => setTimeout(over, rowsAfterMs));
    await route.continue();
  });
}

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

for (const [path, { own, requests: most }] of Object.entries(lists)) {
  const bytes = frame + own;
  test(`${path} is a usable list after at most ${bytes / 1000} kB of compressed JavaScript and ${most} requests`, async ({
    page,
  }) => {
    await remember(page, "director");
    await holdRows(page);
    const { javascript, requests, encodings } = await opened(page, path, "tbody [data-opener]");
    expect(encodings).toEqual(["br"]);
    expect(javascript).toBeLessThanOrEqual(bytes);
    expect(requests).toBeLessThanOrEqual(most);
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

test(`no file but the page's own and those with an editor, charts, formulas, error reports or a calendar is over ${screens.most / 1000} kB`, () => {
  const page = readFileSync(join(dist, "index.html"), "utf8");
  const tooLarge = builtFiles().filter(
    ({ file, name = "", bytes }) =>
      bytes > screens.most && !screens.heavy.test(name) && !page.includes(`src="/${file}"`),
  );
  expect(tooLarge.map(({ file, src, bytes }) => `${src ?? file}: ${bytes} bytes`)).toEqual([]);
});

test(`the style sheet is at most ${styles / 1000} kB`, () => {
  const all = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".css"));
  // What the views of a calendar need besides comes with them, and so do the styles of the template's apps.
  const [sheet, ...others] = all.filter((name) => name.startsWith("style-"));
  expect(others).toEqual([]);
  const page = readFileSync(join(dist, "index.html"), "utf8");
  expect(page.match(/href="[^"]+\.css"/g)).toEqual([`href="/assets/${sheet ?? ""}"`]);
  expect(statSync(join(dist, "assets", `${sheet ?? ""}.br`)).size).toBeLessThanOrEqual(styles);
});
