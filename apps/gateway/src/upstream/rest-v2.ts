import type { Upstream, UpstreamCall } from "./exchange.ts";
import { Rest } from "./rest.ts";

/** The newer server: records in `data`, refusals in `error`. */
export class RestV2 extends Rest {
  constructor(upstream: Upstream, call: UpstreamCall, onWrite: () => void) {
    super(upstream, call, ["error", "message"], onWrite);
  }
}
