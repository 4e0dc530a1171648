import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { useReferralActions } from "../referral-actions.ts";
import { flagsInWords } from "../referral-labels.ts";
import type { ReferralRowFragment } from "../referral.generated.ts";

/** Who came: the customer whom they became, or the lead that they still are. */
function Referee({ referral: { name, refereeCustomer, lead } }: { referral: ReferralRowFragment }) {
  if (refereeCustomer) return <TextLink href={customerPath(refereeCustomer.id)}>{name}</TextLink>;
  return lead ? <TextLink href={`/app/tutoring/reports/customer-leads/${lead.id}`}>{name}</TextLink> : name;
}

function Decisions({ referral }: { referral: ReferralRowFragment }) {
  const actions = useReferralActions(referral);
  return actions.length > 0 ? <MoreMenu actions={actions} label={`Actions for ${referral.name}`} size="small" /> : null;
}

/** Those who came with somebody's code, each with how far it has come. */
export function ReferralLines({ referrals }: { referrals: readonly ReferralRowFragment[] }) {
  return (
    <LineList>
      {referrals.map((referral) => (
        <li key={referral.id}>
          <p>
            <Referee referral={referral} />
            <small>
              {referral.reward} · came on <Day value={referral.attributedAt} />
              {referral.flags.length > 0 ? ` · ${flagsInWords(referral.flags)}` : null}
              {referral.reason === null ? null : ` · ${referral.reason}`}
            </small>
          </p>
          <span data-end>
            <StatusChip status={referral.status} />
            <Decisions referral={referral} />
          </span>
        </li>
      ))}
    </LineList>
  );
}
