import {
  isCodeHolder,
  isReferralFacts,
  isReferralLinkTarget,
  type CodeHolder,
} from "@app/schema/upstreams/v1.records.generated.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";

const maybeHolder = (value: unknown): value is CodeHolder | null => value === null || isCodeHolder(value);

export class ReferralsSource extends recordSource("Referral") {
  /** Whose a code is; null if nobody has or had it. */
  holderOf(code: string) {
    return this.rest.get(`/referrals/codes/${encodeURIComponent(code.trim())}`, maybeHolder);
  }

  /** By whose code a customer or a lead came; null if by none. */
  cameBy({ customerId, leadId }: { customerId?: string | null | undefined; leadId?: string | null | undefined }) {
    const asked = { ...(customerId && { customerId }), ...(leadId && { leadId }) };
    return this.rest.get(`/referrals/came-by?${queryOf(asked)}`, maybeHolder);
  }

  /** What is known of both sides of a referral. */
  facts(id: string) {
    return this.rest.get(this.pathOf(id, "/facts"), isReferralFacts);
  }

  /** Where the link of a code leads. */
  targetOf(code: string) {
    return this.rest.get(`/referrals/go/${encodeURIComponent(code)}`, isReferralLinkTarget);
  }
}
