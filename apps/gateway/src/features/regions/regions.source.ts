import { recordSource } from "../../records/record-kinds.ts";

export class RegionsSource extends recordSource("Region") {
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
