/** Why a call was refused, as v2 names it. */
export type RefusalCode =
  | "VALIDATION"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "WRONG_STATE"
  | "STALE"
  | "UNAUTHENTICATED"
  | "UNKNOWN_FILTER"
  | "BAD_REQUEST"
  | "RATE_LIMITED"
  | "KEY_REUSED"
  | "UNAVAILABLE";

const statuses: Record<RefusalCode, number> = {
  VALIDATION: 422,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  WRONG_STATE: 409,
  STALE: 409,
  UNAUTHENTICATED: 401,
  UNKNOWN_FILTER: 400,
  BAD_REQUEST: 400,
  RATE_LIMITED: 429,
  KEY_REUSED: 409,
  UNAVAILABLE: 503,
};

/** Dotted field name → what is wrong with it. */
export type Fields = Record<string, string>;

export interface RefusalDetails {
  fields?: Fields;
  /** The record as it now stands, who changed it and when: with STALE. */
  current?: unknown;
  changedBy?: string;
  changedAt?: string;
}

/** A call that is answered with "no" and a text for people; everything else that is thrown is a failure of ours. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}, status = statuses[code]) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** Refuses one field; dotted for a field within a field. */
export function fieldRefusal(field: string, message: string): Refusal {
  return new Refusal("VALIDATION", message, { fields: { [field]: message } });
}
