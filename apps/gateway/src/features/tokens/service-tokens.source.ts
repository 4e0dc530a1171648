import { isMadeServiceToken } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";

const path = "/service-tokens";

export class ServiceTokensSource extends recordSource("ServiceToken") {
  /** Adds a token; what it sends is in this answer only. */
  make(body: object, key?: string | null) {
    return this.rest.sendRecord("POST", path, body, isMadeServiceToken, key);
  }

  /** Replaces a token by a new one; the same. */
  async rotate(id: string, body: object, key?: string | null) {
    return this.rest.sendRecord("POST", this.pathOf(id, "/rotate"), body, isMadeServiceToken, key);
  }
}
