import { isObject } from "../common/is-object.ts";

/** Says whether an answer has the agreed form. Cheap: one `typeof` a field, nothing is copied. */
export type Check<T> = (value: unknown) => value is T;

type Kind<T> = [T] extends [string]
  ? string extends T
    ? "string"
    : readonly T[]
  : [T] extends [number]
    ? "number"
    : [T] extends [boolean]
      ? "boolean"
      : [T] extends [readonly unknown[]]
        ? "array"
        : "object";

type Certain<T> = { [K in keyof T]-?: null extends T[K] ? never : undefined extends T[K] ? never : K }[keyof T];

/** The form of a record: every field that is always there, and its kind; a closed list is given whole. */
export type Shape<T> = { readonly [K in Certain<T>]: Kind<T[K]> };

function fits(value: unknown, kind: unknown): boolean {
  if (Array.isArray(kind)) return kind.includes(value);
  if (kind === "array") return Array.isArray(value);
  return typeof value === kind && value !== null;
}

/** Checks one record. */
export function recordOf<T extends object>(shape: Shape<T>): Check<T> {
  const fields = Object.entries<unknown>(shape);
  return (value): value is T => isObject(value) && fields.every(([name, kind]) => fits(value[name], kind));
}

/** Checks an array of records. */
export const arrayOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

/** The newer server's envelope of one record. */
export interface Answer<T> {
  data: T;
}

/** Both servers' envelope of a page of records. */
export interface ListAnswer<T> extends Answer<T[]> {
  page: number;
  pageSize: number;
  total: number;
  totalIsEstimate?: boolean;
}

/** Checks the envelope of one record. */
export const answerOf =
  <T>(check: Check<T>): Check<Answer<T>> =>
  (value): value is Answer<T> =>
    isObject(value) && check(value.data);

/** Checks the envelope of a page. */
export const listOf = <T>(check: Check<T>): Check<ListAnswer<T>> => {
  const rows = arrayOf(check);
  return (value): value is ListAnswer<T> =>
    isObject(value) &&
    typeof value.total === "number" &&
    typeof value.page === "number" &&
    typeof value.pageSize === "number" &&
    rows(value.data);
};

/** Part of a stream, which goes on behind `nextCursor`; null at its end. */
export interface StreamPart<T> extends Answer<T[]> {
  nextCursor?: string | null;
}

/** Checks the envelope of a part of a stream. */
export const streamPartOf = <T>(check: Check<T>): Check<StreamPart<T>> => {
  const rows = arrayOf(check);
  return (value): value is StreamPart<T> => isObject(value) && rows(value.data);
};

/** Any JSON object: for answers that carry nothing. */
export const anything: Check<object> = (value): value is object => isObject(value);
