import { isObject } from "../common/is-object.ts";

/** Checks whether a response has the agreed shape. Cheap: one `typeof` per field, no copies. */
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

/** The shape of a record: all fields that are always present, with their types; closed lists are given completely. */
export type Shape<T> = { readonly [K in Certain<T>]: Kind<T[K]> };

function fits(value: unknown, kind: unknown): boolean {
  if (Array.isArray(kind)) return kind.includes(value);
  if (kind === "array") return Array.isArray(value);
  return typeof value === kind && value !== null;
}

export function recordOf<T extends object>(shape: Shape<T>): Check<T> {
  const fields = Object.entries<unknown>(shape);
  return (value): value is T => isObject(value) && fields.every(([name, kind]) => fits(value[name], kind));
}

export const arrayOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

/** The newer server's envelope of a record. */
export interface Answer<T> {
  data: T;
}

/** Both servers' envelope of a page. */
export interface ListAnswer<T> extends Answer<T[]> {
  page: number;
  pageSize: number;
  total: number;
  totalIsEstimate?: boolean;
}

export const answerOf =
  <T>(check: Check<T>): Check<Answer<T>> =>
  (value): value is Answer<T> =>
    isObject(value) && check(value.data);

export const listOf = <T>(check: Check<T>): Check<ListAnswer<T>> => {
  const rows = arrayOf(check);
  return (value): value is ListAnswer<T> =>
    isObject(value) &&
    typeof value.total === "number" &&
    typeof value.page === "number" &&
    typeof value.pageSize === "number" &&
    rows(value.data);
};

/** Part of a stream that continues after `nextCursor`; null at its end. */
export interface StreamPart<T> extends Answer<T[]> {
  nextCursor?: string | null;
}

export const streamPartOf = <T>(check: Check<T>): Check<StreamPart<T>> => {
  const rows = arrayOf(check);
  return (value): value is StreamPart<T> => isObject(value) && rows(value.data);
};

/** Any JSON object, for responses without content. */
export const anything: Check<object> = (value): value is object => isObject(value);
