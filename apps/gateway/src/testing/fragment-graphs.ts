import fc from "fast-check";

/** The fragments that each fragment spreads, by number. */
type Graph = readonly (readonly number[])[];

const each = (size: number, spreads: (place: number) => number[]): Graph =>
  Array.from({ length: size }, (_, place) => spreads(place).filter((target) => target < size));

const shapes = {
  chain: (place: number) => [place + 1],
  /** Walking each one separately doubles the work. */
  diamonds: (place: number) => [place + 1, place + 1],
  ladder: (place: number) => [place + 1, place + 2],
  fan: (place: number) => (place === 0 ? Array.from({ length: 300 }, (_, target) => target + 1) : []),
};

const size = fc.integer({ min: 1, max: 200 });
const named = fc.tuple(fc.constantFrom(...Object.values(shapes)), size).map(([shape, many]) => each(many, shape));
const ring = size.map((many) => each(many, (place) => [(place + 1) % many]));
const any = fc.tuple(size, fc.integer({ min: 0, max: 5 })).chain(([many, most]) =>
  fc.array(fc.array(fc.integer({ min: 0, max: many - 1 }), { maxLength: most }), {
    minLength: many,
    maxLength: many,
  }),
);

/** A document of those fragments with about `characters` characters. */
function documentOf(graph: Graph, fields: string, characters: number): string {
  const spreads = graph.reduce((sum, targets) => sum + targets.length, 1);
  const length = Math.max(
    1,
    Math.floor((characters - graph.length * (fields.length + 25)) / (graph.length + spreads)) - 5,
  );
  const name = (place: number) => `F${place}_${"x".repeat(length)}`;
  const fragments = graph.map(
    (targets, place) =>
      `fragment ${name(place)} on Query { ${fields} ${targets.map((target) => `...${name(target)}`).join(" ")} }`,
  );
  return `query { ...${name(0)} } ${fragments.join(" ")}`;
}

/** Documents whose fragments spread each other in chains, diamonds, rings and randomly. */
export const fragmentGraphs = (characters: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.oneof(named, ring, any), fc.constantFrom("__typename", "me { id firstName }", "a: __typename", "nothing"))
    .map(([graph, fields]) => documentOf(graph, fields, characters));
