import { recordSource } from "../../records/record-kinds.ts";

export class CancellationPoliciesSource extends recordSource("CancellationPolicy") {
  /** All of them, as a choice for regions. */
  all() {
    return this.reference();
  }
}
