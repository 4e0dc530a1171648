/** A field that two people changed otherwise. */
export interface Conflict<Values> {
  name: keyof Values & string;
  mine: unknown;
  theirs: unknown;
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ from what the form started with. */
export function changedFields<Values extends object>(start: Values, values: Values): (keyof Values & string)[] {
  return namesOf(start).filter((name) => !same(values[name], start[name]));
}

/** What I changed and somebody else changed otherwise. Empty when both sets of changes go together. */
export function conflictsOf<Values extends object>(start: Values, mine: Values, theirs: Values): Conflict<Values>[] {
  return changedFields(start, mine)
    .filter((name) => !same(theirs[name], start[name]) && !same(theirs[name], mine[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }));
}

/** Their record with my changes on top of it, but for the fields in `except`. */
export function merged<Values extends object>(
  start: Values,
  mine: Values,
  theirs: Values,
  except: readonly string[] = [],
): Values {
  const own = changedFields(start, mine).filter((name) => !except.includes(name));
  return { ...theirs, ...Object.fromEntries(own.map((name) => [name, mine[name]])) };
}
