import type { Upstream, UpstreamCall } from "./exchange.ts";
import { Rest } from "./rest.ts";
import type { ReadScope } from "./read-scope.ts";

/** The newer server: records in `data`, ids in bodies when saving, refusals in `error`. */
export class RestV2 extends Rest {
  constructor(upstream: Upstream, call: UpstreamCall, standing: ReadScope) {
    super(upstream, call, { textFields: ["error", "message"], wrapsRecords: true, idIsIn: "body" }, standing);
  }
}
