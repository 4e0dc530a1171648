import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Areas that few open: their styles come with their files. */
const apart = /\/apps\/web\/src\/features\/demo\//;

const isSheet = (id: string) => /\.css(?:$|\?)/.test(id);

/** Whether all styles of a file belong to such an area. */
const isApart = ({ moduleIds }: Chunk) => moduleIds.filter(isSheet).every((id) => apart.test(id));

/** The files in the order in which a page would load them: what is imported first, then what is loaded later. */
function inOrder(bundle: Bundle): Chunk[] {
  const found = new Set<Chunk>();
  const later = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (file?.type !== "chunk" || found.has(file)) return;
    for (const one of file.imports) visit(one);
    for (const one of file.dynamicImports) later.add(one);
    found.add(file);
  };
  for (const [name, file] of Object.entries(bundle)) if (file.type === "chunk" && file.isEntry) visit(name);
  for (const name of later) visit(name);
  return [...found];
}

/**
 * One sheet for all screens, and one for those of the areas apart: many small sheets compress worse, wait for each
 * other, and their order would depend on the way through the portal.
 */
export function oneSheet(): Plugin {
  return {
    name: "one-sheet",
    apply: "build",
    config: () => ({ build: { cssCodeSplit: true } }),
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const merged = (name: string, chunks: readonly Chunk[]) => {
          const names = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
          const source = [...names].map((one) => {
            const file = bundle[one];
            if (file?.type !== "asset") return this.error(`${one} is not a style sheet.`);
            return String(file.source).trim();
          });
          return this.getFileName(this.emitFile({ type: "asset", name, source: source.join("\n") }));
        };
        const all = inOrder(bundle);
        const chunks = all.filter(({ viteMetadata }) => viteMetadata?.importedCss.size);
        const common = merged(
          "style.css",
          chunks.filter((chunk) => !isApart(chunk)),
        );
        const demo = merged("demo.css", chunks.filter(isApart));
        for (const chunk of chunks) {
          for (const name of chunk.viteMetadata?.importedCss ?? []) Reflect.deleteProperty(bundle, name);
          chunk.viteMetadata?.importedCss.clear();
          if (isApart(chunk)) chunk.viteMetadata?.importedCss.add(demo);
        }
        all.find(({ isEntry }) => isEntry)?.viteMetadata?.importedCss.add(common);
      },
    },
  };
}
