import { isSame, mergeChanges, withTheirs, type Conflict, type Merge } from "./merge.ts";

type Parts<Part> = readonly Part[];

/** Reads the id that a part keeps, whatever it says and wherever it stands. */
type IdOf<Part> = (part: Part) => string;

/** A merge of two people's changes to one list of parts. */
export interface PartsMerge<Part> {
  /** Both changes; where they conflict, mine. */
  parts: Parts<Part>;
  /**
   * Parts that both changed differently, or that one changed and the other removed; `name` is the id, null means
   * removed.
   */
  conflicts: readonly Conflict[];
}

const byId = <Part>(idOf: IdOf<Part>, parts: Parts<Part>) => new Map(parts.map((part) => [idOf(part), part]));

type Verdict<Part> = { part: Part | null; isDisputed: boolean };

/** The merged part; null if removed or absent. */
function verdictOn<Part extends object>(before: Part | null, mine: Part | null, theirs: Part | null): Verdict<Part> {
  if (isSame(mine, theirs) || isSame(before, theirs)) return { part: mine, isDisputed: false };
  if (isSame(before, mine)) return { part: theirs, isDisputed: false };
  if (!before || !mine || !theirs) return { part: mine, isDisputed: true };
  const { values, conflicts } = mergeChanges(before, mine, theirs);
  return { part: values, isDisputed: conflicts.length > 0 };
}

/** Ids in one side's order; those that only the other side has follow the part they follow there. */
function inOrder(own: readonly string[], other: readonly string[]): readonly string[] {
  return other.reduce<readonly string[]>((ids, id, index) => {
    if (ids.includes(id)) return ids;
    const follows = other.slice(0, index).findLast((one) => ids.includes(one));
    return ids.toSpliced(follows === undefined ? 0 : ids.indexOf(follows) + 1, 0, id);
  }, own);
}

/** Whether the common parts are in a different order. */
const isReordered = (old: readonly string[], now: readonly string[]): boolean =>
  !isSame(
    old.filter((id) => now.includes(id)),
    now.filter((id) => old.includes(id)),
  );

/** Merges two versions of one list, part by part. An order that only one side changed is kept; otherwise mine is. */
export function mergeParts<Part extends object>(
  idOf: IdOf<Part>,
  start: Parts<Part>,
  mine: Parts<Part>,
  theirs: Parts<Part>,
): PartsMerge<Part> {
  const [first, own, other] = [byId(idOf, start), byId(idOf, mine), byId(idOf, theirs)];
  const [old, now, then] = [start.map(idOf), mine.map(idOf), theirs.map(idOf)];
  const takesTheirs = isReordered(old, then) && !isReordered(old, now);
  const ids = takesTheirs ? inOrder(then, now) : inOrder(now, then);
  const verdicts = ids.map((id) => {
    const sides = [first.get(id) ?? null, own.get(id) ?? null, other.get(id) ?? null] as const;
    return { id, sides, ...verdictOn(...sides) };
  });
  return {
    parts: verdicts.flatMap(({ part }) => part ?? []),
    conflicts: verdicts
      .filter(({ isDisputed }) => isDisputed)
      .map(({ id, sides: [before, my, their] }) => ({ name: id, before, mine: my, theirs: their })),
  };
}

/** Takes their version of the named parts, including removals. */
export function withTheirParts<Part extends object>(
  idOf: IdOf<Part>,
  { parts, conflicts }: PartsMerge<Part>,
  theirs: Parts<Part>,
  given: readonly string[],
): Parts<Part> {
  const their = byId(idOf, theirs);
  const mergedParts = parts.flatMap((part) => (given.includes(idOf(part)) ? (their.get(idOf(part)) ?? []) : part));
  const back = conflicts.filter(({ name, mine }) => given.includes(name) && mine === null);
  const order = inOrder(mergedParts.map(idOf), theirs.map(idOf));
  const all = byId(idOf, [...mergedParts, ...back.flatMap(({ name }) => their.get(name) ?? [])]);
  return order.flatMap((id) => all.get(id) ?? []);
}

/** Which fields of a record are lists of parts, with the name of a part's id: `{ items: "itemId" }`. */
export type PartIds = Readonly<Record<string, string>>;

type AnyPart = Readonly<Record<string, unknown>>;

const reader =
  (name: string): IdOf<AnyPart> =>
  (part) =>
    String(part[name]);

/** "items.s1" → "items", "s1"; a field as a whole has no part. */
const placeOf = (name: string): { field: string; part: string | null } => {
  const [field = "", ...part] = name.split(".");
  return { field, part: part.length > 0 ? part.join(".") : null };
};

/** The field that a conflict is in. */
export const fieldOfConflict = (name: string): string => placeOf(name).field;

/** `mergeChanges`, and in fields of parts part by part: such a conflict is named "items.s1". */
export function mergeRecords<Values extends object>(
  partIds: PartIds,
  start: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const merge = mergeChanges(start, mine, theirs);
  const merged = new Map(
    merge.conflicts.flatMap((conflict) => {
      const id = partIds[conflict.name];
      const sides = [conflict.before, conflict.mine, conflict.theirs] as [
        Parts<AnyPart>,
        Parts<AnyPart>,
        Parts<AnyPart>,
      ];
      return id === undefined ? [] : [[conflict.name, mergeParts(reader(id), ...sides)] as const];
    }),
  );
  return {
    ...merge,
    values: { ...merge.values, ...Object.fromEntries([...merged].map(([name, { parts }]) => [name, parts])) },
    conflicts: merge.conflicts.flatMap((conflict) => {
      const own = merged.get(conflict.name);
      return own ? own.conflicts.map((part) => ({ ...part, name: `${conflict.name}.${part.name}` })) : [conflict];
    }),
  };
}

/** `withTheirs`, and in fields of parts only the parts that are named. */
export function withTheirsOf<Values extends object>(
  partIds: PartIds,
  { conflicts, ...merge }: Merge<Values>,
  theirs: Values,
  given: readonly string[],
): Values {
  const whole = conflicts.filter(({ name }) => placeOf(name).part === null);
  const values = withTheirs({ ...merge, conflicts: whole }, given);
  const lists = Object.entries(partIds).flatMap(([field, id]) => {
    const own = conflicts.flatMap(({ name, ...sides }) => {
      const place = placeOf(name);
      return place.field === field && place.part !== null ? [{ ...sides, name: place.part }] : [];
    });
    if (own.length === 0) return [];
    const [here, there] = [values, theirs].map((one) => one[field as keyof Values] as Parts<AnyPart>);
    const taken = given.map((name) => placeOf(name)).flatMap((one) => (one.field === field ? (one.part ?? []) : []));
    return [[field, withTheirParts(reader(id), { parts: here ?? [], conflicts: own }, there ?? [], taken)] as const];
  });
  return { ...values, ...Object.fromEntries(lists) };
}
