import { FactsSection } from "@app/ui/detail/facts-section.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { CameBy } from "../came-by.public.tsx";
import { flagsInWords } from "../referral-labels.ts";
import { ReferralOfCustomerDocument, type ReferralRowFragment } from "../referral.generated.ts";
import { sideRewardInWords, teacherRewardInWords } from "../referrer-labels.ts";
import { ReferrerRecordDocument, type ReferrerRecordFragment } from "../referrer.generated.ts";
import { teacherReferrerPath } from "../referrer.kind.ts";
import { ReferralsOf } from "./referrals-of.tsx";

/** How a customer came, where somebody sent them. */
function Came({ customerId, referral }: { customerId: string; referral: ReferralRowFragment | undefined }) {
  return (
    <FactsSection
      title="How they came"
      facts={[
        ["Sent by", <CameBy key="by" customerId={customerId} />],
        ...(referral
          ? ([
              ["Since", <Day key="since" value={referral.attributedAt} />],
              ["State", <StatusChip key="state" status={referral.status} />],
              ["Reward", referral.reward],
              ...(referral.flags.length > 0 ? [["Stands out", flagsInWords(referral.flags)] as const] : []),
              ...(referral.reason === null ? [] : [["Why", referral.reason] as const]),
            ] as const)
          : []),
      ]}
    />
  );
}

/** The code that a customer has, and whom they sent. */
function Sends({ referrer }: { referrer: ReferrerRecordFragment }) {
  const { id, code, status, scheme, ownReward, refereeReward } = referrer;
  const reward =
    scheme === "TEACHER"
      ? teacherRewardInWords(referrer)
      : `${sideRewardInWords(ownReward)}; new customer: ${sideRewardInWords(refereeReward)}`;
  return (
    <>
      <FactsSection
        title="Their code"
        facts={[
          [
            "Code",
            scheme === "TEACHER" ? (
              <TextLink key="code" href={teacherReferrerPath(id)}>
                {code}
              </TextLink>
            ) : (
              code
            ),
          ],
          ["State", <StatusChip key="state" status={status} />],
          ["Reward", reward],
        ]}
      />
      <ReferralsOf referrerId={id} title="Whom they sent" />
    </>
  );
}

/** A customer's referrals: who sent them, and whom they sent. */
export function CustomerReferrals({ customerId }: { customerId: string }) {
  const came = useQuery(ReferralOfCustomerDocument, {
    variables: { customerId: [customerId] },
    fetchPolicy: "cache-and-network",
  });
  const own = useQuery(ReferrerRecordDocument, { variables: { id: customerId }, fetchPolicy: "cache-and-network" });
  const page = came.data?.referrals;
  if (!page || (own.data === undefined && own.loading))
    return came.loading || own.loading ? (
      <SkeletonLines count={6} />
    ) : (
      <ErrorState {...failure("referrals", came.error, came.refetch)} />
    );
  const referrer = own.data?.record;
  return (
    <TabColumn>
      <Came customerId={customerId} referral={page.items[0]} />
      {referrer ? (
        <Sends referrer={referrer} />
      ) : (
        <Section title="Their code">
          <p>
            They do not refer anybody yet. A code is given to them under{" "}
            <TextLink href="/app/tutoring/customer-referrers">Customer referrers</TextLink>.
          </p>
        </Section>
      )}
    </TabColumn>
  );
}
