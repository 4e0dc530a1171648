/** A hand-written file and how long it is. */
export interface Counted {
  path: string;
  lines: number;
  text: string;
}

/** How much an area has in one layer. */
interface Share {
  lines: number;
  files: number;
}

/** What one area costs: by layer, in all, and what stands elsewhere because of it. */
export interface Entity {
  area: string;
  byLayer: Readonly<Record<LayerName, Share>>;
  sum: Share;
  /** Lines outside of the areas that import from it, each of them an edit when an area is added. */
  edits: Share;
}

/** The layers of an entity, each with where it keeps an area: the first group of a pattern is the area's name. */
const layers = {
  domain: [/^packages\/domain\/src\/([^/]+)\//],
  SDL: [/^packages\/schema\/src\/([^/]+)\/.+\.graphql$/],
  upstreams: [/^apps\/upstreams\/src\/features\/([^/]+)\//, /^apps\/upstreams\/src\/seed\/([^/]+)\.ts$/],
  gateway: [/^apps\/gateway\/src\/features\/([^/]+)\//, /^apps\/gateway\/playground\/examples\/([^/]+)\.graphql$/],
  portal: [/^apps\/web\/src\/features\/([^/]+)\//],
} as const;
export type LayerName = keyof typeof layers;
export const layerNames = Object.keys(layers) as LayerName[];

/** Whether somebody wrote it by hand, for the product rather than for its tests; printed contracts are not. */
export const isHandWritten = (path: string): boolean =>
  /\.(ts|tsx|mjs|graphql|css)$/.test(path) &&
  !/\.test\.|\.generated\.|\/testing\/|\.d\.ts$|\/migrations\/|^packages\/schema\/(?!src\/)/.test(path);

function placeOf(path: string): { layer: LayerName; area: string } | null {
  for (const layer of layerNames) {
    for (const pattern of layers[layer]) {
      const area = pattern.exec(path)?.[1];
      if (area !== undefined) return { layer, area };
    }
  }
  return null;
}

const shareOf = (files: readonly { lines: number }[]): Share => ({
  lines: files.reduce((sum, { lines }) => sum + lines, 0),
  files: files.length,
});

/** Imports of a file out of a folder of the area. */
const importsFrom = (area: string, text: string): number =>
  [...text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)].filter(([, from]) =>
    from?.split("/").slice(0, -1).includes(area),
  ).length;

/**
 * What each area costs. An area is an entity once the contract and the upstream servers have a folder of its name; nothing is
 * listed by hand.
 */
export function entitiesOf(files: readonly Counted[]): Entity[] {
  const placed = files.flatMap((file) => {
    const place = placeOf(file.path);
    return place ? [{ ...place, ...file }] : [];
  });
  const inLayer = (layer: LayerName, area: string) =>
    placed.filter((file) => file.layer === layer && file.area === area);
  const areas = [...new Set(placed.map(({ area }) => area))].filter(
    (area) => inLayer("SDL", area).length > 0 && inLayer("upstreams", area).length > 0,
  );
  const elsewhere = files.filter(({ path }) => placeOf(path) === null);
  return areas
    .map((area) => ({
      area,
      byLayer: Object.fromEntries(
        layerNames.map((layer) => [layer, shareOf(inLayer(layer, area))]),
      ) as Entity["byLayer"],
      sum: shareOf(placed.filter((file) => file.area === area)),
      edits: shareOf(
        elsewhere.map(({ text }) => ({ lines: importsFrom(area, text) })).filter(({ lines }) => lines > 0),
      ),
    }))
    .toSorted((one, other) => other.sum.lines - one.sum.lines);
}

/** The longest, the longest first. */
export const longestOf = (files: readonly Counted[], count: number): Counted[] =>
  files.toSorted((one, other) => other.lines - one.lines).slice(0, count);
