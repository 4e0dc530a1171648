import type { components } from "@app/schema/upstreams/v1.generated.ts";
import { arrayOf, recordOf } from "../../upstream/shape.ts";

export type SessionRecord = components["schemas"]["Session"];

/** Whether an answer is a list of sessions. */
export const sessions = arrayOf(
  recordOf<SessionRecord>({
    _id: "string",
    createdAt: "string",
    lastUsedAt: "string",
    expiresAt: "string",
    isCurrent: "boolean",
  }),
);
