import type { Upstream, UpstreamCall } from "./exchange.ts";
import { Rest } from "./rest.ts";
import type { ReadScope } from "./read-scope.ts";

/** The older server: bare records, ids in paths, refusals in `message`, at sign-in in `error`. */
export class RestV1 extends Rest {
  constructor(upstream: Upstream, call: UpstreamCall, standing: ReadScope) {
    super(upstream, call, { textFields: ["message", "error"], wrapsRecords: false, idIsIn: "path" }, standing);
  }
}
