import type { LeadEvent } from "@app/domain/leads/lead-enums.ts";
import { isCustomer, isLead, isLearner, type Lead } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { arrayOf } from "../../upstream/shape.ts";

const customers = arrayOf(isCustomer);
const learners = arrayOf(isLearner);

export class LeadsSource extends RecordSource<Lead, LeadEvent> {
  constructor(v2: RestV2) {
    super(v2, { path: "/people/leads", entity: "Lead", check: isLead });
  }

  /** Customers who may be the same person as the lead. */
  likelyCustomers(id: string) {
    return this.rest.get(this.pathOf(id, "/likely-customers"), customers);
  }

  /** Possible learners of the lead's trial lesson. */
  learners(id: string) {
    return this.rest.get(this.pathOf(id, "/learners"), learners);
  }
}
