import type { Upstream, UpstreamCall } from "./exchange.ts";
import { Rest, type Standing } from "./rest.ts";

/** The newer server: records in `data`, refusals in `error`. */
export class RestV2 extends Rest {
  constructor(upstream: Upstream, call: UpstreamCall, standing: Standing) {
    super(upstream, call, ["error", "message"], standing);
  }
}
