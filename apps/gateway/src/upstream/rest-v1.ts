import type { Upstream, UpstreamCall } from "./exchange.ts";
import { Rest, type Standing } from "./rest.ts";

/** The older server: records bare, their ids in paths, refusals in `message`, at sign-in in `error`. */
export class RestV1 extends Rest {
  constructor(upstream: Upstream, call: UpstreamCall, standing: Standing) {
    super(upstream, call, { textFields: ["message", "error"], wrapsRecords: false, idIsIn: "path" }, standing);
  }
}
