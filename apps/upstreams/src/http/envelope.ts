import { clientMessages } from "@app/domain/client-messages.ts";
import type { ListRequest } from "../records/list-spec.ts";
import type { Refusal } from "../service/refusal.ts";

/** How a server wraps its responses. Source: domain.md 0.2. */
export interface Envelope {
  name: "v1" | "v2";
  record(record: unknown): unknown;
  refusal(refusal: Refusal): object;
  /** The response to an internal error, without details. */
  failure: object;
}

export const envelopeV1: Envelope = {
  name: "v1",
  record: (record) => record,
  refusal: ({ message, details }) => ({ message, ...details }),
  failure: { message: clientMessages.unknown },
};

export const envelopeV2: Envelope = {
  name: "v2",
  record: (data) => ({ data }),
  refusal: ({ message, code, details }) => ({ error: message, code, ...details }),
  failure: { error: clientMessages.unknown, code: "INTERNAL" },
};

/** A page of records, the same on both servers. */
export const pageOf = ({ rows, total }: { rows: unknown[]; total: number }, { page, pageSize }: ListRequest) => ({
  data: rows,
  page,
  pageSize,
  total,
});
