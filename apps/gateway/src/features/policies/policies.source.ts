import { isCancellationPolicy, type CancellationPolicy } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { listOf } from "../../upstream/shape.ts";

const home = { path: "/admin/cancellation-policy", entity: "Cancellation policy", check: isCancellationPolicy };
const listed = listOf(isCancellationPolicy);

/** Cancellation policies; `all` is the choice for regions. */
export class CancellationPoliciesSource extends RecordSource<CancellationPolicy> {
  constructor(v2: RestV2) {
    super(v2, home);
  }

  async all() {
    return (await this.rest.getReference(`${home.path}?pageSize=100`, listed)).data;
  }
}
