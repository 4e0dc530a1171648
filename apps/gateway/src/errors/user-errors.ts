import type { UserErrorCode } from "@app/domain/enums.ts";
import type { NodeRecord } from "./node-record.ts";
import { UpstreamError, type StaleSave } from "./upstream-error.ts";

const codes: Partial<Record<number, UserErrorCode>> = {
  400: "INVALID",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "WRONG_STATE",
  422: "INVALID",
  429: "TOO_MANY",
};

interface Refusal {
  message: string;
  code: UserErrorCode;
  path: string[];
}
interface FieldErrorRecord extends Refusal {
  __typename: "FieldError";
}
interface RefusalErrorRecord extends Refusal {
  __typename: "RefusalError";
}
interface StaleErrorRecord extends Refusal {
  __typename: "StaleError";
  currentVersion: number;
  changedBy: string | null;
  changedAt: string | null;
  current: NodeRecord | null;
}
export type UserErrorRecord = FieldErrorRecord | RefusalErrorRecord | StaleErrorRecord;

/** How a kind of record is named differently by the server. */
export interface Naming {
  /** The GraphQL type of the latest record in a StaleError. */
  stale?: string;
  /** Server field names that differ from the input's. */
  fields?: Readonly<Record<string, string>>;
}

/** Turns errors that a user can correct into data, beside `empty`; all others stay errors. */
export async function withUserErrors<Done extends object, Empty extends { [Name in keyof Done]: unknown }>(
  empty: Empty,
  work: () => Promise<Done>,
  naming: Naming = {},
): Promise<(Done | Empty) & { userErrors: UserErrorRecord[] }> {
  try {
    return { ...(await work()), userErrors: [] };
  } catch (error) {
    const code = error instanceof UpstreamError && error.status !== null ? codes[error.status] : undefined;
    if (!code) throw error;
    return { ...empty, userErrors: userErrorsOf(error as UpstreamError, code, naming) };
  }
}

function userErrorsOf(error: UpstreamError, code: UserErrorCode, naming: Naming): UserErrorRecord[] {
  if (error.stale) return [staleError(error.message, error.stale, naming.stale)];

  const fields = Object.entries(error.fields);
  if (fields.length === 0) return [{ __typename: "RefusalError", message: error.message, code, path: [] }];
  return fields.map(([name, message]) => ({
    __typename: "FieldError",
    message,
    code,
    path: (naming.fields?.[name] ?? name).split("."),
  }));
}

function staleError(message: string, stale: StaleSave, type: string | undefined): StaleErrorRecord {
  return {
    __typename: "StaleError",
    message,
    code: "STALE",
    path: [],
    currentVersion: stale.version,
    changedBy: stale.changedBy,
    changedAt: stale.changedAt,
    current: type === undefined ? null : { ...stale.current, __typename: type },
  };
}
