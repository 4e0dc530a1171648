import { isRegion, type Region } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";

export class RegionsSource extends RecordSource<Region, "archive" | "restore"> {
  constructor(v2: RestV2) {
    super(v2, { path: "/admin/region", entity: "Region", check: isRegion });
  }

  /** For references: without counts, which are slow in a large business. */
  override byIds(ids: readonly string[]) {
    return this.rows({ id: ids, counted: "false" });
  }

  countedByIds(ids: readonly string[]) {
    return this.rows({ id: ids });
  }

  byCode(code: string) {
    return this.first({ code });
  }

  /** Regions that use any of these policies, without counts. */
  ofPolicies(policyIds: readonly string[]) {
    return this.rows({ cancellationPolicyId: policyIds, counted: "false" });
  }
}
