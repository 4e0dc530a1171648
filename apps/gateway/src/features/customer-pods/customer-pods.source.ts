import type { PodEvent } from "@app/domain/customer-pods/pod-enums.ts";
import { isCustomerPod, isFormerPodMember, type CustomerPod } from "@app/schema/upstreams/v2.records.generated.ts";
import { RecordSource } from "../../records/record-source.ts";
import type { RestV2 } from "../../upstream/rest-v2.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";

const members = arrayOf(isFormerPodMember);

export class CustomerPodsSource extends RecordSource<CustomerPod, PodEvent> {
  constructor(v2: RestV2) {
    super(v2, { path: "/people/pods", entity: "Pod", check: isCustomerPod });
  }

  /** For at most a hundred pods. */
  formerMembers(podId: readonly string[]) {
    return this.rest.get(`/people/former-pod-members?${queryOf({ podId })}`, members);
  }
}
