/** Unsaved input of a form. */
export interface Draft<Values extends object = Record<string, unknown>> {
  /** When it was last changed, as an ISO instant. */
  at: string;
  /** The version of the record that it is based on; 0 for a new record. */
  version: number;
  /** The form's values at that version. */
  start: Values;
  values: Values;
  /** The path of the page it was typed on: a person who may no longer open that may not keep it either. */
  page: string;
}

/** A form of a person on this device. `id` is the record's, null for a new one. */
export interface DraftPlace {
  person: string;
  form: string;
  id: string | null;
}

const day = 24 * 60 * 60 * 1000;
/** How long a draft is kept, in milliseconds. */
const keptMs = 30 * day;
/** Larger drafts must contain something wrong, such as files. In characters. */
const largest = 200_000;

/** Passwords are never stored, whatever the form calls them. */
const isSecret = (name: string) => /password|secret|token/i.test(name);
const isFile = (value: unknown) => value instanceof Blob || (typeof value === "string" && value.startsWith("data:"));

export const placeKey = ({ person, form, id }: DraftPlace) => `${person} ${form} ${id ?? "new"}`;
export const isOf = (person: string, key: string) => key.startsWith(`${person} `);

/** Whether a draft has expired. `now` in milliseconds. */
export function isExpired({ at }: Pick<Draft, "at">, now: number): boolean {
  return !(Date.parse(at) > now - keptMs);
}

/** The values without passwords and files; null if no storable field has changed. */
export function keepable<Values extends object>(start: Values, values: Values): Values | null {
  const allowed = Object.entries(values).map(([name, value]: [string, unknown]) =>
    isSecret(name) || isFile(value) ? [name, start[name as keyof Values]] : [name, value],
  );
  const ownFields = Object.fromEntries(allowed) as Values;
  const text = JSON.stringify(ownFields);
  return text === JSON.stringify(start) || text.length > largest ? null : ownFields;
}

/** Adapts a draft to the current form: fields it no longer has are dropped, new ones start empty. */
export function fitting<Values extends object>(draft: Draft, present: Values): Draft<Values> {
  const fit = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(present).map(([name, value]: [string, unknown]) => [name, name in values ? values[name] : value]),
    ) as Values;
  return { ...draft, start: fit(draft.start), values: fit(draft.values) };
}
