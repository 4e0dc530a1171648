export type FieldOf<Values> = keyof Values & string;

/** A field that two people changed differently, with its original value. */
export interface Conflict {
  name: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** A merge of two people's changes to one record. */
export interface Merge<Values> {
  /** Both changes; in the fields of `conflicts` mine. */
  values: Values;
  /** Fields that only they changed. */
  theirs: readonly FieldOf<Values>[];
  conflicts: readonly Conflict[];
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as FieldOf<Values>[];

/** Whether two values are equal, comparing lists and objects by content. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** The fields that differ from the start. */
export function changedFields<Values extends object>(start: Values, values: Values): FieldOf<Values>[] {
  return namesOf(start).filter((name) => !isSame(values[name], start[name]));
}

/**
 * Merges my changes and somebody else's, field by field. The same change by both is no conflict. Source: experience.md
 * 1, Conflicts.
 */
export function mergeChanges<Values extends object>(start: Values, mine: Values, theirs: Values): Merge<Values> {
  const changedByMe = changedFields(start, mine);
  const changedByThem = changedFields(start, theirs);
  const conflicts = changedByMe
    .filter((name) => changedByThem.includes(name) && !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, before: start[name], mine: mine[name], theirs: theirs[name] }));
  return {
    values: { ...theirs, ...Object.fromEntries(changedByMe.map((name) => [name, mine[name]])) },
    theirs: changedByThem.filter((name) => !changedByMe.includes(name)),
    conflicts,
  };
}

/** Whether my changes contain anything not yet saved; they may have been saved after all. */
export function addsTo<Values extends object>(saved: Values, start: Values, mine: Values): boolean {
  const { values, conflicts } = mergeChanges(start, mine, saved);
  return conflicts.length > 0 || changedFields(saved, values).length > 0;
}

/** Takes their values in the named fields. */
export function withTheirs<Values extends object>(
  { values, conflicts }: Merge<Values>,
  given: readonly string[],
): Values {
  const back = conflicts.filter(({ name }) => given.includes(name)).map(({ name, theirs }) => [name, theirs] as const);
  return { ...values, ...Object.fromEntries(back) };
}
