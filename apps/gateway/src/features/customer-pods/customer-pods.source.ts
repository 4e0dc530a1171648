import { isFormerPodMember } from "@app/schema/upstreams/v2.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";

const members = arrayOf(isFormerPodMember);

export class CustomerPodsSource extends recordSource("CustomerPod") {
  /** For at most a hundred pods. */
  formerMembers(podId: readonly string[]) {
    return this.rest.get(`/people/former-pod-members?${queryOf({ podId })}`, members);
  }
}
