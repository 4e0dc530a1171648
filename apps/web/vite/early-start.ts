import { InMemoryCache } from "@apollo/client";
import { getOperationAST, print } from "graphql";
import { runnerImport, type Plugin, type Rolldown } from "vite";
import { MeDocument } from "../src/shared/session/session.generated.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
interface Row {
  path: string;
  lazy?: () => unknown;
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

/** What a path names outright comes before what it leaves open, as the router ranks them. */
function byRank({ path: one }: Row, { path: other }: Row): number {
  const [some, others] = [one.split("/"), other.split("/")];
  const at = some.findIndex((part, index) => part.startsWith(":") !== others[index]?.startsWith(":"));
  return at === -1 ? 0 : Number(some[at]?.startsWith(":")) - Number(others[at]?.startsWith(":"));
}

/** The files that each path's screen needs besides those of the page itself. */
async function filesByPath(bundle: Bundle, root: string): Promise<[path: string, files: string[]][]> {
  const { module } = await runnerImport<{ routeTable: readonly Row[] }>(`${root}/src/app/route-table.ts`, {
    root,
    configFile: false,
    logLevel: "error",
  });
  const chunks = Object.values(bundle).filter(isChunk);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const atHand = entry ? needed(bundle, entry.fileName) : new Set<string>();
  return module.routeTable.toSorted(byRank).map(({ path, lazy }) => {
    const source = lazy?.toString().match(/import\w*\("([^"]+)"/)?.[1];
    const screen = chunks.find(({ moduleIds }) => source !== undefined && moduleIds.includes(`${root}${source}`));
    return [path, screen ? [...needed(bundle, screen.fileName)].filter((name) => !atHand.has(name)) : []];
  });
}

function request(): string {
  const document = new InMemoryCache().transformDocument(MeDocument);
  const name = getOperationAST(document)?.name?.value ?? "";
  const body = JSON.stringify({ operationName: name, variables: {}, query: print(document).replaceAll(/\s+/g, " ") });
  return `window.pageRequest={name:${JSON.stringify(name)},token,answer:fetch("/graphql",{method:"POST",headers:{"content-type":"application/json",authorization:"Bearer "+token},body:${JSON.stringify(body)}})};pageRequest.answer.catch(()=>{})`;
}

/** Runs before anything else has arrived: asks who the stored token belongs to, and for the files of this path's screen. */
function script(paths: readonly (readonly [string, readonly string[]])[]): string {
  const files = [...new Set(paths.flatMap(([, some]) => some))];
  const rows = paths.map(([path, some]) => [path, ...some.map((name) => files.indexOf(name))]);
  return `{const F=${JSON.stringify(files)},W=location.pathname.split("/");for(const[p,...f]of ${JSON.stringify(rows)}){const s=p.split("/");if(s.length==W.length&&s.every((x,i)=>x[0]==":"||x==W[i])){for(const i of f){const l=document.createElement("link");l.rel="modulepreload";l.href="/"+F[i];document.head.append(l)}break}}try{const token=localStorage.accessToken;if(JSON.parse(atob(token.split(".")[1].replaceAll("-","+").replaceAll("_","/"))).exp*1e3>Date.now())${request()}}catch{}}`;
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
        const paths = await filesByPath(bundle, root);
        return [{ tag: "script", injectTo: "head-prepend", children: script(paths.filter(([path]) => path !== "*")) }];
      },
    },
  };
}
