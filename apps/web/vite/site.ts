import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, runnerImport, type Plugin, type Rolldown } from "vite";
import type { SiteAssets } from "./site/frame.ts";
import { picturesIn } from "./site/pictures.ts";
import type { drawnSite } from "./site/site-pages.ts";

const repositoryOf = (root: string) => join(root, "../..");
const folder = "site/assets";
const isOfSite = /^\/(?:home|pricing)\/?$|^\/docs(?:\/|$)/;

/** Every style of the site as one sheet: the theme's tokens, then each part's. */
function styleSheet(root: string, font: string): string {
  const own = readdirSync(join(root, "vite/site"))
    .filter((name) => name.endsWith(".css"))
    .toSorted()
    .map((name) => join(root, "vite/site", name));
  const sheets = [join(repositoryOf(root), "packages/ui/src/theme/tokens.generated.css"), ...own];
  return sheets
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\n\s*/g, "\n")
    .replace("FONT", font);
}

/** Draws the pages anew, from what the files say now. */
async function draw(root: string): Promise<ReturnType<typeof drawnSite>> {
  const { module } = await runnerImport<{ drawnSite: typeof drawnSite }>(`${root}/vite/site/site-pages.ts`, {
    root,
    configFile: false,
    logLevel: "error",
  });
  return module.drawnSite(repositoryOf(root));
}

/** The site's own scripts, which nothing of the portal's is part of; the page loads the first. */
async function scripts(root: string): Promise<readonly Rolldown.OutputChunk[]> {
  const names = `${folder}/[name]-[hash].js`;
  const built = (await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "site/main.ts"),
        output: { entryFileNames: names, chunkFileNames: names },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output.filter((file) => file.type === "chunk");
}

const hashed = (name: string, source: string | Buffer) => {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return `${folder}/${name.replace(".", `-${hash}.`)}`;
};

const addressIn = (pictures: ReadonlyMap<string, string>) => (file: string) => {
  const address = pictures.get(file);
  if (address === undefined) throw new Error(`docs/site/pictures has no ${file}. Run: npm run site-pictures`);
  return address;
};

/**
 * The pages that are readable without a script: home, pricing and the documentation, from docs/site. They are drawn at
 * the build, into files that the gateway serves; the development server draws them at each request.
 */
export function site(): Plugin {
  let root = "";
  return {
    name: "site",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const font = Object.keys(bundle).find((name) => /staff-sans[^/]*\.woff2$/.test(name));
      if (font === undefined) throw new Error("The build has no font for the site.");
      const emit = (fileName: string, source: string | Buffer) => {
        this.emitFile({ type: "asset", fileName, source });
        return `/${fileName}`;
      };
      const { searchIndex, pagesWith } = await draw(root);
      const sheet = styleSheet(root, `/${font}`);
      const pictures = new Map(
        [...picturesIn(repositoryOf(root))].map(([name, picture]) => [name, emit(hashed(name, picture), picture)]),
      );
      const assets = { font: `/${font}`, style: "", script: "", index: "", pictureAt: addressIn(pictures) };
      assets.style = emit(hashed("site.css", sheet), sheet);
      assets.index = emit(hashed("search.json", searchIndex), searchIndex);
      for (const { fileName, code, isEntry } of await scripts(root)) {
        const address = emit(fileName, code);
        if (isEntry) assets.script = address;
      }
      for (const [address, page] of pagesWith(assets)) emit(`site${address}/index.html`, page);
    },
    configureServer({ middlewares }) {
      const assets: SiteAssets = {
        font: `/@fs${join(repositoryOf(root), "packages/ui/fonts/staff-sans.woff2")}`,
        style: `/${folder}/site.css`,
        script: "/site/main.ts",
        index: `/${folder}/search.json`,
        pictureAt: (file) => `/@fs${join(repositoryOf(root), "docs/site/pictures", file)}`,
      };
      middlewares.use((request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        const send = (type: string, text: string) => response.setHeader("content-type", type).end(text);
        if (path === assets.style) {
          send("text/css", styleSheet(root, assets.font));
        } else if (path === assets.index) {
          draw(root).then(({ searchIndex }) => send("application/json", searchIndex), next);
        } else if (isOfSite.test(path)) {
          const answer = ({ pagesWith }: ReturnType<typeof drawnSite>) => {
            const page = pagesWith(assets).get(path.replace(/\/$/, ""));
            if (page !== undefined) send("text/html", page);
            else response.writeHead(302, { location: /^\/docs\/?$/.test(path) ? "/docs/welcome" : "/404" }).end();
          };
          draw(root).then(answer, next);
        } else {
          next();
        }
      });
    },
  };
}
