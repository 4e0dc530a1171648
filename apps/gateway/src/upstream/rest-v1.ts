import type { Upstream, UpstreamCall } from "./exchange.ts";
import { Rest } from "./rest.ts";

/** The older server: records bare, refusals in `message`, at sign-in in `error`. */
export class RestV1 extends Rest {
  constructor(upstream: Upstream, call: UpstreamCall, onWrite: () => void) {
    super(upstream, call, ["message", "error"], onWrite);
  }
}
