/** Codes of refusals, as on v2. */
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

/** Dotted field name → message. */
export type Fields = Record<string, string>;

export interface RefusalDetails {
  fields?: Fields;
  /** With STALE: the latest record, who changed it and when. */
  current?: unknown;
  changedBy?: string;
  changedAt?: string;
}

/** A refusal with a message for people; anything else thrown is an internal error. */
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

/** Does part of a change whose input stands under a name of the whole: its refusals are given there. */
export async function withFields<T>(part: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.fields) throw error;
    const fields = Object.entries(error.details.fields).map(([name, message]) => [`${part}.${name}`, message]);
    throw new Refusal(error.code, error.message, { ...error.details, fields: Object.fromEntries(fields) as Fields });
  }
}

/** Refuses one field; dotted for a nested one. */
export function fieldRefusal(field: string, message: string): Refusal {
  return new Refusal("VALIDATION", message, { fields: { [field]: message } });
}
