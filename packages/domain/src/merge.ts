/** The name of one field of a record's values. */
export type FieldOf<Values> = keyof Values & string;

/** A field that two people changed otherwise, with what stood there before. */
export interface Conflict {
  name: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Two people's changes to one record, laid over each other. */
export interface Merge<Values> {
  /** Both changes together; in the fields of `conflicts` mine. */
  values: Values;
  /** Fields that only they changed. */
  theirs: readonly FieldOf<Values>[];
  conflicts: readonly Conflict[];
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as FieldOf<Values>[];

/** Whether two values read the same; lists and objects by what is in them. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** The fields that differ from what somebody started with. */
export function changedFields<Values extends object>(start: Values, values: Values): FieldOf<Values>[] {
  return namesOf(start).filter((name) => !isSame(values[name], start[name]));
}

/**
 * Merges what I and somebody else made of the same start, field by field. The same change made twice is no conflict.
 * Source: experience.md 1, Conflicts.
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

/** Whether my changes hold anything that is not saved already, as it is once they were saved after all. */
export function addsTo<Values extends object>(saved: Values, start: Values, mine: Values): boolean {
  const { values, conflicts } = mergeChanges(start, mine, saved);
  return conflicts.length > 0 || changedFields(saved, values).length > 0;
}

/** A merge in which they keep the fields that are named. */
export function withTheirs<Values extends object>(
  { values, conflicts }: Merge<Values>,
  given: readonly string[],
): Values {
  const back = conflicts.filter(({ name }) => given.includes(name)).map(({ name, theirs }) => [name, theirs] as const);
  return { ...values, ...Object.fromEntries(back) };
}
