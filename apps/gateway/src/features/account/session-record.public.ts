import { isSession } from "@app/schema/upstreams/v1.records.generated.ts";
import { arrayOf } from "../../upstream/shape.ts";

export const sessions = arrayOf(isSession);
