/** What somebody typed into a form and did not save. */
export interface Draft<Values extends object = Record<string, unknown>> {
  /** When it was last changed, as an ISO instant. */
  at: string;
  /** The version of the record that it was begun from; 0 for a new record. */
  version: number;
  /** The form's values at that version. */
  start: Values;
  values: Values;
}

/** One form of one person on this device. `id` is the record's, null for a new one. */
export interface DraftPlace {
  person: string;
  form: string;
  id: string | null;
}

const day = 24 * 60 * 60 * 1000;
/** How long a draft is kept, in milliseconds. */
const keptMs = 30 * day;
/** Larger ones hold what no form should: files. In characters. */
const largest = 200_000;

/** Passwords are never kept, whatever the form calls them. */
const isSecret = (name: string) => /password|secret|token/i.test(name);
const isFile = (value: unknown) => value instanceof Blob || (typeof value === "string" && value.startsWith("data:"));

export const placeKey = ({ person, form, id }: DraftPlace) => `${person} ${form} ${id ?? "new"}`;
export const isOf = (person: string, key: string) => key.startsWith(`${person} `);

/** Whether a draft is too old to be offered. `now` in milliseconds. */
export function isExpired({ at }: Pick<Draft, "at">, now: number): boolean {
  return !(Date.parse(at) > now - keptMs);
}

/** The values without passwords and files; null where nothing that may be kept was changed. */
export function keepable<Values extends object>(start: Values, values: Values): Values | null {
  const allowed = Object.entries(values).map(([name, value]: [string, unknown]) =>
    isSecret(name) || isFile(value) ? [name, start[name as keyof Values]] : [name, value],
  );
  const kept = Object.fromEntries(allowed) as Values;
  const text = JSON.stringify(kept);
  return text === JSON.stringify(start) || text.length > largest ? null : kept;
}

/** A draft as today's form takes it: fields that it no longer has are left out, new ones start empty. */
export function fitting<Values extends object>(draft: Draft, present: Values): Draft<Values> {
  const fit = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(present).map(([name, value]: [string, unknown]) => [name, name in values ? values[name] : value]),
    ) as Values;
  return { ...draft, start: fit(draft.start), values: fit(draft.values) };
}
