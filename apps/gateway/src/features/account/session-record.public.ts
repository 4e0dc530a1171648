import { isSession } from "@app/schema/upstreams/v1.records.generated.ts";
import { arrayOf } from "../../upstream/shape.ts";

/** Whether an answer is a list of sessions. */
export const sessions = arrayOf(isSession);
