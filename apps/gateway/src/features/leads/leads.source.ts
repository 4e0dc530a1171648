import { isCustomer, isLead, isLearner } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { arrayOf } from "../../upstream/shape.ts";

const customers = arrayOf(isCustomer);
const learners = arrayOf(isLearner);

export class LeadsSource extends recordSource("Lead") {
  /** Customers who may be the same person as the lead. */
  likelyCustomers(id: string) {
    return this.rest.get(this.pathOf(id, "/likely-customers"), customers);
  }

  /** Writes down a call with a lead, or a message. */
  logCall(id: string, body: object, key?: string | null) {
    return this.rest.sendRecord("POST", this.pathOf(id, "/log-call"), body, isLead, key);
  }

  /** Possible learners of the lead's trial lesson. */
  learners(id: string) {
    return this.rest.get(this.pathOf(id, "/learners"), learners);
  }
}
