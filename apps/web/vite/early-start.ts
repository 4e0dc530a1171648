import { runnerImport, type Plugin, type Rolldown } from "vite";
import type { AppRoute } from "../src/shared/page/app-route.ts";
import { pageStart, type Plan, type PlannedRequest } from "./page-start.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

interface Portal {
  firstRequests: {
    me: readonly PlannedRequest[];
    byPath: ReadonlyMap<string, readonly PlannedRequest[]>;
    routes: readonly AppRoute[];
  };
}

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === "chunk";

/** A chunk and all that it imports before it runs. */
function needed(bundle: Bundle, name: string, known = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (known.has(name) || !isChunk(chunk)) return known;
  known.add(name);
  for (const one of chunk.imports) needed(bundle, one, known);
  return known;
}

/** Its steps, from left to right: "0" for one that it names outright, "1" for one that it leaves open. */
const rankOf = (path: string): string => path.replaceAll(/[^/]+/g, (step) => (step.startsWith(":") ? "1" : "0"));

/** What a path names outright comes before what it leaves open, as the router ranks them. */
function byRank({ path: one }: AppRoute, { path: other }: AppRoute): number {
  const [rank, others] = [rankOf(one), rankOf(other)];
  return rank === others ? 0 : rank < others ? -1 : 1;
}

/** Finds the files that a path's screen needs besides those of the page itself. */
function filesOf(bundle: Bundle, root: string): (row: AppRoute) => string[] {
  const chunks = Object.values(bundle).filter(isChunk);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const atHand = entry ? needed(bundle, entry.fileName) : new Set<string>();
  return (row) => {
    const lazy = "lazy" in row ? row.lazy : undefined;
    const source = lazy?.toString().match(/import\w*\("([^"]+)"/)?.[1];
    const screen = chunks.find(({ moduleIds }) => source !== undefined && moduleIds.includes(`${root}${source}`));
    return screen ? [...needed(bundle, screen.fileName)].filter((name) => !atHand.has(name)) : [];
  };
}

/** Each thing once, and its number to name it by. */
function numbered<Thing>() {
  const things = new Map<string, Thing>();
  const numbers = (some: readonly Thing[]) =>
    some.map((thing) => {
      const key = JSON.stringify(thing);
      things.set(key, things.get(key) ?? thing);
      return [...things.keys()].indexOf(key);
    });
  return { things, numbers };
}

/** The routes are read for what they ask, not drawn. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? "\0no-styles" : undefined),
  load: (id) => (id === "\0no-styles" ? "export default {};" : undefined),
};

async function planOf(bundle: Bundle, root: string): Promise<Plan> {
  const { module } = await runnerImport<Portal>(`${root}/vite/first-requests.ts`, {
    root,
    configFile: false,
    logLevel: "error",
    plugins: [withoutStyles],
  });
  const { me, byPath, routes } = module.firstRequests;
  const files = numbered<string>();
  const requests = numbered<PlannedRequest>();
  const filesAt = filesOf(bundle, root);
  const rows = routes.filter(({ path }) => path !== "*").toSorted(byRank);
  const screens = rows.map((row) => ({
    path: row.path,
    files: files.numbers(filesAt(row)),
    requests: requests.numbers(byPath.get(row.path) ?? []),
  }));
  return {
    always: requests.numbers(me),
    screens: screens.filter(
      (screen, at) => hasAny(screen) || screens.slice(at).some((other) => isTakenFor(other, screen)),
    ),
    files: [...files.things.values()],
    requests: [...requests.things.values()],
  };
}

const hasAny = ({ files, requests }: Plan["screens"][number]) => files.length + requests.length > 0;

/** Whether an address of the second, which needs nothing itself, would be taken for one of the first. */
function isTakenFor(one: Plan["screens"][number], other: Plan["screens"][number]): boolean {
  const [parts, others] = [one.path.split("/"), other.path.split("/")];
  const fits = parts.every((part, at) => part.startsWith(":") || part === others[at]);
  return hasAny(one) && parts.length === others.length && fits;
}

/** Puts into the page what starts the first screen while the portal's scripts are still on their way. */
export function earlyStart(): Plugin {
  let root = "";
  return {
    name: "early-start",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: "post",
      async handler(_html, { bundle }) {
        if (!bundle) return [];
        const plan = JSON.stringify(await planOf(bundle, root)).replaceAll("<", "\\u003c");
        return [{ tag: "script", injectTo: "head-prepend", children: `(${pageStart.toString()})(${plan})` }];
      },
    },
  };
}
