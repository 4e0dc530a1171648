import type { Upstream, UpstreamCall } from "./exchange.ts";
import { Rest } from "./rest.ts";
import type { Standing } from "./standing.ts";

/** The older server: records bare, their ids in paths, refusals in `message`, at sign-in in `error`. */
export class RestV1 extends Rest {
  constructor(upstream: Upstream, call: UpstreamCall, standing: Standing) {
    super(upstream, call, { textFields: ["message", "error"], wrapsRecords: false, idIsIn: "path" }, standing);
  }
}
